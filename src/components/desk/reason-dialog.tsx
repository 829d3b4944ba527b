import { Dialog } from '#/components/dialog.tsx'
import type { RefusalFormProps } from '#/components/forms/refusal-form.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'

const RefusalForm = lazyPart<RefusalFormProps>(() => import('#/components/forms/refusal-form.tsx'))

interface ReasonDialogProps extends Pick<RefusalFormProps, 'children' | 'submit'> {
  title: string
  opened: boolean
  onClose(): void
  /** @returns what the server says, for the person */
  act(reason: string): Promise<{ message: string }>
  onDone(message: string): Promise<void>
}

/** Asks for the reason of what an Admin is about to do. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, opened, onClose, submit, act, onDone, children } = props
  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      <RefusalForm
        submit={submit}
        refuse={act}
        onRefused={async (message) => {
          onClose()
          await onDone(message)
        }}
        onCancel={onClose}
      >
        {children}
      </RefusalForm>
    </Dialog>
  )
}
