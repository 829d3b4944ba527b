import { queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import { QUEUE_PAGE_SIZE } from '../limits.ts'
import type { ModeratedReview, Queue, ReviewWire } from '../schema.ts'

const CASES = '/v1/admin/reviews'

/** Which reviews an Admin looks at. */
export interface CasesWanted {
  queue: Queue
  /** In what is written, by whom and about what; '' for all. */
  search: string
  page: number
}

/** Reviews that wait for an Admin, or about which one decided. */
export const moderatedReviews = ({ queue, search, page }: CasesWanted) =>
  queryOptions({
    queryKey: ['moderated-reviews', queue, search, page],
    queryFn: ({ signal }) => {
      const wanted = { queue, search, page: String(page), limit: String(QUEUE_PAGE_SIZE) }
      const path = `${CASES}?${new URLSearchParams(wanted)}`
      return callApi<Page<ModeratedReview>>(path, { signal, quiet: true })
    },
  })

/** A review as an Admin read it: one that was written anew since is not decided on. */
type ReadReview = Pick<ReviewWire, '_id' | 'createdAt'>

/**
 * Keeps a review, or shows one again that was hidden.
 * @throws ApiError 409, saying what was decided, when another decision came before, or another text
 */
export const decideOnReview = ({ _id, createdAt }: ReadReview, decision: 'keep' | 'restore') =>
  callApi<{ message: string }>(`${CASES}/${_id}/${decision}`, {
    method: 'POST',
    body: { createdAt },
  })

/** @throws ApiError by its field, or 409 as above; its form says so */
export const hideReview = ({ _id, createdAt }: ReadReview, reason: string) =>
  callApi<{ message: string }>(`${CASES}/${_id}/hide`, {
    method: 'POST',
    body: { createdAt, reason },
    quiet: true,
  })
