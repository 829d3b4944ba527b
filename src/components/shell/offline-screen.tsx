import { CloudOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import styles from './offline-screen.module.css'

interface OfflineScreenProps {
  /** Goes where somebody wanted to go. */
  retry(): void
  onClose(): void
}

/** Stands over a page that somebody wanted to leave without a connection; the page stays as it is. */
export function OfflineScreen({ retry, onClose }: OfflineScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className={styles.screen} aria-label="Sem conexão" onClose={onClose}>
      <EmptyState
        title="Você está sem conexão"
        icon={<CloudOff aria-hidden="true" />}
        actions={
          <>
            <Button onClick={() => (navigator.onLine ? retry() : setTries(tries + 1))}>
              Tentar de novo
            </Button>
            <Button look="secondary" onClick={() => dialog.current?.close()}>
              Continuar nesta página
            </Button>
          </>
        }
      >
        A página que você quer abrir precisa da internet. O que você escreveu aqui não foi perdido.
      </EmptyState>
      <p className={styles.still} role="status">
        {tries > 0 && <span key={tries}>Ainda sem conexão.</span>}
      </p>
    </dialog>
  )
}
