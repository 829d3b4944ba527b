import { LoadFailed } from '#/components/load-failed.tsx'
import styles from './stories-panel.module.css'

interface ListWaitingProps {
  isError: boolean
  onRetry(): void
}

/** Stands where a list has not arrived. */
export function ListWaiting({ isError, onRetry }: ListWaitingProps) {
  if (!isError) {
    return (
      <div className={styles.waiting} role="status" aria-label="Carregando">
        <span />
        <span />
        <span />
      </div>
    )
  }
  return (
    <LoadFailed
      title="Não foi possível carregar esta lista."
      why="Verifique a conexão. Nada foi perdido."
      onRetry={onRetry}
    />
  )
}
