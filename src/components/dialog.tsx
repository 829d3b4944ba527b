import { type ComponentType, useEffect, useState } from 'react'
import { showAlert } from '#/platform/browser/alerts.ts'
import { trackRequest } from '#/platform/browser/pending-requests.ts'
import type { DialogProps } from './modal.tsx'

/**
 * A dialog of 700 px, full-screen on small screens. Its code is fetched on its first opening and
 * stays mounted after it, since only so does focus return to where it was. When the code does not
 * arrive, as without a network, the page stays as it is and says so.
 */
export function Dialog(props: DialogProps) {
  const { opened, onClose } = props
  const [Modal, setModal] = useState<ComponentType<DialogProps>>()

  useEffect(() => {
    if (!opened || Modal) return
    let wanted = true
    trackRequest(import('./modal.tsx')).then(
      (module) => wanted && setModal(() => module.default),
      () => {
        if (!wanted) return
        showAlert('error', 'Não foi possível abrir. Verifique a conexão ou atualize a página.')
        onClose()
      },
    )
    return () => {
      wanted = false
    }
  }, [opened, Modal, onClose])

  return Modal ? <Modal {...props} /> : null
}
