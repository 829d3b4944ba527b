import { Dialog } from '#/components/dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { confirmation } from '#/platform/browser/confirmation.ts'
import { useStore } from '#/platform/browser/store.ts'
import type { ConfirmationFormProps } from './confirmation-form.tsx'

const ConfirmationForm = lazyPart<ConfirmationFormProps>(() => import('./confirmation-form.tsx'))

/** Asks a person again who they are, over any page and any dialog: what waits for it then goes on. */
export default function ConfirmationDialog() {
  const answer = useStore(confirmation)
  const refuse = () => answer?.(false)
  return (
    <Dialog title="Confirme que é você" opened={answer !== null} onClose={refuse}>
      <ConfirmationForm onConfirmed={() => answer?.(true)} onLeave={refuse} />
    </Dialog>
  )
}
