import { useSearchParams } from 'react-router'
import { pageNumberOf } from '#/components/use-bounded-page.ts'
import { AppealQueue } from '#/features/reviews/appeals/ui/appeal-queue.tsx'
import { APPEALS, queueOf } from '#/features/reviews/desk/ui/queues.ts'
import { ReviewQueue } from '#/features/reviews/desk/ui/review-queue.tsx'
import type { Route } from './+types/admin-reviews'

export const meta: Route.MetaFunction = () => [{ title: 'Moderação de avaliações · Praça' }]

/** Reviews that wait for an Admin, what was decided about others, and appeals. */
export default function AdminReviews() {
  const [parameters] = useSearchParams()
  if (parameters.get('queue') === APPEALS.name)
    return <AppealQueue page={pageNumberOf(parameters)} />
  return (
    <ReviewQueue
      queue={queueOf(parameters.get('queue'))}
      search={parameters.get('search')?.trim() ?? ''}
      page={pageNumberOf(parameters)}
    />
  )
}
