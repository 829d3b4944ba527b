import { ServerCrash } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

interface LoadFailedProps {
  /** 'Não foi possível carregar os pedidos.' */
  title: string
  /** The error's message, or what to do. */
  why?: string
  onRetry(): unknown
  /** Beside the button that asks again. */
  wayOn?: ReactNode
}

/** Stands where something could not be loaded: read aloud as it appears, with the way to ask again. */
export const LoadFailed = ({ title, why, onRetry, wayOn }: LoadFailedProps) => (
  <div role="alert">
    <EmptyState
      title={title}
      icon={<ServerCrash aria-hidden="true" strokeWidth={1.7} />}
      actions={
        <>
          <RetryButton onRetry={onRetry} />
          {wayOn}
        </>
      }
    >
      {why}
    </EmptyState>
  </div>
)
