import { useMemo } from 'react'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import type { DeskForm, OnChanged } from '#/platform/desk.ts'

interface DeskFormDialogProps<Given> {
  form: DeskForm<Given>
  given: Given
  opened: boolean
  onClose(): void
  onChanged: OnChanged
}

/** The form of a desk, in a dialog. */
export function DeskFormDialog<Given>(props: DeskFormDialogProps<Given>) {
  const { form, given, opened, onClose, onChanged } = props
  const Form = useMemo(() => lazyPart<object>(form.load), [form.load])
  const calls = {
    onCancel: onClose,
    async onSaved(...saved: Parameters<OnChanged>) {
      onClose()
      await onChanged(...saved)
    },
  }
  return (
    <FormDialog title={form.title} opened={opened} onClose={onClose}>
      <Form {...form.props(given)} {...calls} />
    </FormDialog>
  )
}
