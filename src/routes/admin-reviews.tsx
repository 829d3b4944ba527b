import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { pageNumberOf } from '#/components/use-bounded-page.ts'
import { queueOf } from '#/features/reviews/desk/ui/queues.ts'
import { ReviewQueue } from '#/features/reviews/desk/ui/review-queue.tsx'
import { ReviewQueueSkeleton } from '#/features/reviews/desk/ui/review-queue-skeleton.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-reviews'

export const meta: Route.MetaFunction = () => [{ title: 'Moderação de avaliações · Praça' }]

/** Reviews that wait for an Admin, and what was decided about others. */
export default function AdminReviews() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  const queue = queueOf(parameters.get('queue'))
  const search = parameters.get('search')?.trim() ?? ''
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? (
        <ReviewQueue queue={queue} search={search} page={pageNumberOf(parameters)} />
      ) : (
        <div className="container">
          <ReviewQueueSkeleton />
        </div>
      )}
    </>
  )
}
