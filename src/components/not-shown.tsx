import { SearchX, ServerCrash } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'
import { EmptyState } from './empty-state.tsx'
import { FocusScreen } from './focus-screen.tsx'
import { LoadFailed } from './load-failed.tsx'
import { RetryButton } from './retry-button.tsx'

/** A badly written id is answered with 400, and what is not there for this person with 404. */
const MISSING = [400, 404]

interface NotShownProps {
  error: Error
  onRetry(): void
  /** Where there is none for this person. */
  missing: { title: string; why: string; actions: ReactNode }
  /** Where it could not be loaded. */
  failed: string
  /** Nothing else stands on its screen. */
  isScreen?: boolean
}

/** Stands where one thing of somebody's is not shown, and says why. */
export function NotShown({ error, onRetry, missing, failed, isScreen }: NotShownProps) {
  const { title, why, actions } = missing
  const icon = <SearchX aria-hidden="true" strokeWidth={1.7} />
  const isMissing = error instanceof ApiError && MISSING.includes(error.status)
  if (isScreen)
    return isMissing ? (
      <FocusScreen title={title} icon={icon} actions={actions}>
        <p>{why}</p>
      </FocusScreen>
    ) : (
      <FocusScreen
        title={failed}
        icon={<ServerCrash aria-hidden="true" />}
        tone="problem"
        actions={<RetryButton onRetry={onRetry} />}
      >
        <p role="alert">{error.message}</p>
      </FocusScreen>
    )
  if (!isMissing) return <LoadFailed title={failed} why={error.message} onRetry={onRetry} />
  return (
    <EmptyState title={title} icon={icon} actions={actions}>
      {why}
    </EmptyState>
  )
}
