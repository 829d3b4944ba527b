import { CloudOff } from 'lucide-react'
import { OFFLINE_SCREEN, RETRY } from '#/platform/browser/offline.ts'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import styles from './offline-screen.module.css'

/** Stands over a page that somebody wants to leave without a connection (`holdOffline`); the page stays as it is. */
export const OfflineScreen = () => (
  <dialog id={OFFLINE_SCREEN} className={styles.screen} aria-label="Sem conexão">
    <form method="dialog">
      <EmptyState
        title="Você está sem conexão"
        icon={<CloudOff aria-hidden="true" />}
        actions={
          <>
            <Button type="submit" value={RETRY}>
              Tentar de novo
            </Button>
            <Button type="submit" look="secondary">
              Continuar nesta página
            </Button>
          </>
        }
      >
        A página que você quer abrir precisa da internet. O que você escreveu aqui não foi perdido.
      </EmptyState>
    </form>
    <p className={styles.still} role="status" />
  </dialog>
)
