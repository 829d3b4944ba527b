import { useCallback, useRef } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './modal.tsx'
import { UnsavedForms } from './unsaved.ts'
import { useDialog } from './use-dialog.ts'

interface FormDialogProps extends DialogProps {
  /** Asked before something is lost, where what is lost was not typed. */
  lossTitle?: string
  lossQuestion?: string
}

/**
 * A dialog whose form is gone with it: before what was typed is lost by a key or by a click beside it,
 * it asks. The form's own 'Cancelar' does not.
 */
export function FormDialog({
  onClose,
  children,
  lossTitle = 'Descartar alterações',
  lossQuestion = 'O que você preencheu e ainda não salvou será perdido. Descartar?',
  ...dialog
}: FormDialogProps) {
  const unsaved = useRef(new Set<string>())
  const { open: ask, props } = useDialog()

  const close = useCallback(() => {
    if (unsaved.current.size > 0) ask()
    else onClose()
  }, [onClose, ask])

  return (
    <Dialog {...dialog} onClose={close}>
      <UnsavedForms value={unsaved}>{children}</UnsavedForms>
      <ConfirmDialog
        title={lossTitle}
        question={lossQuestion}
        {...props}
        onConfirm={async () => onClose()}
      />
    </Dialog>
  )
}
