import { ServerCrash } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
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
    <EmptyState
      title="Não foi possível carregar esta lista."
      icon={<ServerCrash aria-hidden="true" strokeWidth={1.7} />}
      actions={<Button onClick={onRetry}>Tentar de novo</Button>}
    >
      Verifique a conexão. Nada foi perdido.
    </EmptyState>
  )
}
