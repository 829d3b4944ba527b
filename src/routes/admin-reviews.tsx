import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { pageNumberOf } from '#/components/use-bounded-page.ts'
import { rememberFilter } from '#/components/workspace/work-memory.ts'
import { searchFrom } from '#/domain/search.ts'
import { waitingNow } from '#/features/overview/queries.ts'
import type { QueueName } from '#/features/overview/queues.ts'
import { AppealQueue } from '#/features/reviews/appeals/ui/appeal-queue.tsx'
import { APPEALS, queueOf } from '#/features/reviews/desk/ui/queues.ts'
import { ReviewQueue } from '#/features/reviews/desk/ui/review-queue.tsx'
import type { Route } from './+types/admin-reviews'

export const meta: Route.MetaFunction = () => [{ title: 'Moderação de avaliações · Praça' }]

/** Reviews that wait for an Admin, what was decided about others, and appeals. */
export default function AdminReviews() {
  const [parameters] = useSearchParams()
  const queue = parameters.get('queue') ?? ''
  useEffect(
    () => rememberFilter('/admin/reviews', queue && `${new URLSearchParams({ queue })}`),
    [queue],
  )
  const { data: waiting } = useQuery(waitingNow())
  const waitingAt = (name: QueueName) => waiting?.find(({ fila }) => fila === name)?.total
  const counts = {
    reported: waitingAt('reportedReviews'),
    pending: waitingAt('pendingReviews'),
    [APPEALS.name]: waitingAt('appeals'),
  }
  if (queue === APPEALS.name) return <AppealQueue page={pageNumberOf(parameters)} counts={counts} />
  return (
    <ReviewQueue
      queue={queueOf(queue)}
      search={searchFrom(parameters.get('search') ?? '')}
      page={pageNumberOf(parameters)}
      counts={counts}
    />
  )
}
