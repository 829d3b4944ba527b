import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import type { RefusalFormProps } from '#/components/forms/refusal-form.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { type Action, type AnyRow, type OnChanged, textFor } from '#/platform/desk.ts'
import { DeskFormDialog } from './desk-form-dialog.tsx'

const RefusalForm = lazyPart<RefusalFormProps>(() => import('#/components/forms/refusal-form.tsx'))

interface ActionDialogProps {
  action: Action<AnyRow>
  row: AnyRow
  opened: boolean
  onClose(): void
  onChanged: OnChanged
  act(): Promise<void>
  /** @returns what the server says, for the person */
  decide(reason: string): Promise<{ message: string }>
}

/** What is asked before something is done with a row: a form, whether, or for which reason. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, row, opened, onClose, onChanged, act, decide } = props
  if ('form' in action) return <DeskFormDialog form={action.form} given={row} {...props} />
  if ('confirm' in action && action.confirm) {
    const { title, question, look } = action.confirm
    return (
      <ConfirmDialog
        title={textFor(row, title)}
        question={question(row)}
        look={look}
        opened={opened}
        onClose={onClose}
        onConfirm={act}
      />
    )
  }
  if ('reason' in action && action.reason) {
    const { consequence, look } = action.reason
    const title = textFor(row, action.reason.title)
    return (
      <FormDialog title={title} opened={opened} onClose={onClose}>
        <RefusalForm
          submit={title}
          look={look}
          refuse={decide}
          onRefused={async (message) => {
            onClose()
            await onChanged(message)
          }}
          onCancel={onClose}
        >
          {consequence(row)}
        </RefusalForm>
      </FormDialog>
    )
  }
  return null
}
