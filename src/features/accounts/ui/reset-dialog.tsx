import { useState } from 'react'
import { Dialog } from '#/components/dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { openEntry } from '#/platform/browser/entry.ts'

const ResetPasswordForm = lazyPart(() => import('./reset-password-form.tsx'))

interface ResetDialogProps {
  /** From the link of the mail. */
  token: string
  /** Called once it is closed, with a new password or without. */
  onClose(): void
}

/** Where the link of the mail leads: a new password. */
export function ResetDialog({ token, onClose }: ResetDialogProps) {
  const [opened, setOpened] = useState(true)

  function askAgain() {
    setOpened(false)
    openEntry({ view: 'forgotPassword', redirectTo: '/', onClose })
  }

  return (
    <Dialog title="Crie uma nova senha" opened={opened} onClose={onClose}>
      <ResetPasswordForm token={token} onClose={onClose} onAskAgain={askAgain} />
    </Dialog>
  )
}
