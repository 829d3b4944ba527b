import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { Unbroken } from './unbroken.tsx'
import { useSending } from './use-sending.ts'

interface ConfirmDialogProps {
  title: string
  question: ReactNode
  opened: boolean
  closesOnBack?: boolean
  onClose(): void
  /** What its button does; the dialog closes once it is done, and stays when it fails. */
  onConfirm(): Promise<void>
  /** Of its button: `danger` where something is lost. */
  look?: 'danger' | 'primary'
  /** What its button says; without it the title, which names the deed, as 'Excluir banner'. */
  deed?: string
}

/** Asks before what cannot be undone; only its button goes on. */
export function ConfirmDialog({
  onConfirm,
  question,
  look = 'danger',
  deed,
  ...dialog
}: ConfirmDialogProps) {
  const [sending, send] = useSending()
  const confirm = () => send(() => onConfirm().then(dialog.onClose))

  return (
    <Dialog {...dialog} isShort>
      <p className={styles.question}>
        <Unbroken>{question}</Unbroken>
      </p>
      <DialogActions>
        <Button look="secondary" onClick={dialog.onClose} data-autofocus>
          Não
        </Button>
        <Button look={look} disabled={sending} onClick={confirm}>
          {deed ?? dialog.title}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
