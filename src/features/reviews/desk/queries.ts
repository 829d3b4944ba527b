import { queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import { QUEUE_PAGE_SIZE } from '../limits.ts'
import type { ModeratedReview, Queue } from '../schema.ts'

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

/**
 * Keeps a review, or shows one again that was hidden.
 * @throws ApiError 409, saying what was decided, when another decision came before
 */
export const decideOnReview = (id: string, decision: 'keep' | 'restore') =>
  callApi<{ message: string }>(`${CASES}/${id}/${decision}`, { method: 'POST' })

/** @throws ApiError by its field, or 409 as above; its form says so */
export const hideReview = (id: string, reason: string) =>
  callApi<{ message: string }>(`${CASES}/${id}/hide`, {
    method: 'POST',
    body: { reason },
    quiet: true,
  })
