import { LoadFailed } from '#/components/load-failed.tsx'
import styles from './profile-screen.module.css'

/** Stands where one's own profile did not arrive. */
export function ProfileUnavailable({ onRetry }: { onRetry(): void }) {
  return (
    <div className={`container ${styles.unavailable}`}>
      <h1 className="visually-hidden">Meu perfil</h1>
      <LoadFailed
        title="Não foi possível carregar o seu perfil."
        why="Verifique a conexão. Seus dados continuam salvos."
        onRetry={onRetry}
      />
    </div>
  )
}
