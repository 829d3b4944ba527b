import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import type { RefusalFormProps } from '#/components/forms/refusal-form.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { type AnyRow, type SeveralAction, textFor } from '#/platform/desk.ts'

const RefusalForm = lazyPart<RefusalFormProps>(() => import('#/components/forms/refusal-form.tsx'))

/** Names that are read out before something is done with several. */
const NAMES_SHOWN = 5

interface SeveralDialogProps {
  action: SeveralAction
  rows: AnyRow[]
  names: string[]
  /** As '3 fornecedores'. */
  count: string
  opened: boolean
  onClose(): void
  act(reason?: string): Promise<void>
}

/** What is asked before something is done with several rows: whether, or for which one reason. */
export function SeveralDialog(props: SeveralDialogProps) {
  const { action, rows, names, count, opened, onClose, act } = props
  const [first] = rows
  if (!first) return null
  const text = textFor(first, action.text)
  const more = names.length - NAMES_SHOWN
  const listed = `${names.slice(0, NAMES_SHOWN).join('; ')}${more > 0 ? `; e mais ${more}` : ''}`
  const title = `${text} ${count}`
  if ('reason' in action && action.reason) {
    return (
      <FormDialog title={title} opened={opened} onClose={onClose}>
        <RefusalForm
          submit={title}
          look={action.reason.look}
          max={'max' in action.reason ? action.reason.max : undefined}
          refuse={async (reason) => {
            await act(reason)
            return { message: '' }
          }}
          onRefused={async () => {}}
          onCancel={onClose}
        >
          {action.reason.each && `${action.reason.each} `}O mesmo motivo vale para cada item:{' '}
          {listed}.
        </RefusalForm>
      </FormDialog>
    )
  }
  if (!('confirm' in action) || !action.confirm) return null
  return (
    <ConfirmDialog
      title={title}
      question={`${listed}. ${action.confirm.each ? `${action.confirm.each} ` : ''}${text}?`}
      look={action.confirm.look}
      opened={opened}
      onClose={onClose}
      onConfirm={() => act()}
    />
  )
}
