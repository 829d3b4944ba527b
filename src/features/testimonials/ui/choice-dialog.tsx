import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import type { ChoiceFormProps } from './choice-form.tsx'

const ChoiceForm = lazyPart<ChoiceFormProps>(() => import('./choice-form.tsx'))

interface ChoiceDialogProps extends ChoiceFormProps {
  title: string
  opened: boolean
}

/** Where it is chosen what the page shows of what its supplier keeps. */
export function ChoiceDialog({ title, opened, ...form }: ChoiceDialogProps) {
  return (
    <FormDialog title={title} opened={opened} onClose={form.onClose}>
      <ChoiceForm {...form} />
    </FormDialog>
  )
}
