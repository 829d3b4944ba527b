import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'
import { EmptyState } from './empty-state.tsx'
import { LoadFailed } from './load-failed.tsx'

/** A badly written id is answered with 400, and what is not there for this person with 404. */
const MISSING = [400, 404]

interface NotShownProps {
  error: Error
  onRetry(): void
  /** Where there is none for this person. */
  missing: { title: string; why: string; actions: ReactNode }
  /** Where it could not be loaded. */
  failed: string
}

/** Stands where one thing of somebody's is not shown, and says why. */
export function NotShown({ error, onRetry, missing, failed }: NotShownProps) {
  return error instanceof ApiError && MISSING.includes(error.status) ? (
    <EmptyState
      title={missing.title}
      icon={<SearchX aria-hidden="true" strokeWidth={1.7} />}
      actions={missing.actions}
    >
      {missing.why}
    </EmptyState>
  ) : (
    <LoadFailed title={failed} why={error.message} onRetry={onRetry} />
  )
}
