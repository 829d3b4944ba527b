import { UserRoundX } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import styles from './profile-screen.module.css'

/** Stands where one's own profile did not arrive. */
export function ProfileUnavailable({ onRetry }: { onRetry(): void }) {
  return (
    <div className={`container ${styles.unavailable}`}>
      <h1 className="visually-hidden">Meu perfil</h1>
      <EmptyState
        title="Não foi possível carregar o seu perfil."
        icon={<UserRoundX aria-hidden="true" strokeWidth={1.7} />}
        actions={<Button onClick={onRetry}>Tentar de novo</Button>}
      >
        Verifique a conexão. Seus dados continuam salvos.
      </EmptyState>
    </div>
  )
}
