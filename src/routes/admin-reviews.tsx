import { useSearchParams } from 'react-router'
import { pageNumberOf } from '#/components/use-bounded-page.ts'
import { queueOf } from '#/features/reviews/desk/ui/queues.ts'
import { ReviewQueue } from '#/features/reviews/desk/ui/review-queue.tsx'
import type { Route } from './+types/admin-reviews'

export const meta: Route.MetaFunction = () => [{ title: 'Moderação de avaliações · Praça' }]

/** Reviews that wait for an Admin, and what was decided about others. */
export default function AdminReviews() {
  const [parameters] = useSearchParams()
  return (
    <ReviewQueue
      queue={queueOf(parameters.get('queue'))}
      search={parameters.get('search')?.trim() ?? ''}
      page={pageNumberOf(parameters)}
    />
  )
}
