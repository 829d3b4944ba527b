import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { callApi } from '#/platform/api-client.ts'
import { REVIEWS_PAGE_SIZE } from './limits.ts'
import type { NewReport, NewReview, OwnReview, ReviewWire, WrittenReview } from './schema.ts'

interface Answer<T> {
  data: T
  /** For the person, in Portuguese, or ''. */
  message: string
}

type ReviewList = Answer<Omit<Page<ReviewWire>, 'data'> & { result: ReviewWire[] }>

/** Of everything that was asked about the reviews of an offer or a supplier. */
export const reviewsKey = (targetId: string) => ['reviews', targetId]

/** Every review of an offer or a supplier, newest first, page after page. */
export const reviewsOf = (targetId: string) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey(targetId), 'all'],
    queryFn: async ({ pageParam, signal }): Promise<Page<ReviewWire>> => {
      const { data } = await callApi<ReviewList>(
        `/v1/comments?id=${targetId}&page=${pageParam}&limit=${REVIEWS_PAGE_SIZE}`,
        { signal },
      )
      const { result, ...page } = data
      return { ...page, data: result }
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

/** What the person who is logged in wrote about an offer or a supplier, and may do there. */
export const ownReviewOf = (targetId: string) =>
  queryOptions({
    queryKey: [...reviewsKey(targetId), 'mine'],
    queryFn: async ({ signal }) => {
      const path = `/v1/comment/mine?softwareId=${targetId}`
      return (await callApi<Answer<OwnReview>>(path, { signal, quiet: true })).data
    },
  })

/**
 * Rates an offer or a supplier; a second review replaces the first.
 * @throws ApiError by its field, or 403 for one's own company; its form says so
 */
export const saveReview = (review: NewReview) =>
  callApi<Answer<WrittenReview>>('/v1/comment', { method: 'POST', body: review, quiet: true })

export const deleteReview = (id: string) =>
  callApi<Answer<null>>(`/v1/comment/${id}`, { method: 'DELETE' })

/** @throws ApiError by its field; its form says so */
export const reportReview = (id: string, report: NewReport) =>
  callApi<Answer<null>>(`/v1/comment/${id}/report`, { method: 'POST', body: report, quiet: true })

/** @throws ApiError by its field, or 409 when it was answered already; its form says so */
export const replyTo = (id: string, text: string) =>
  callApi<Answer<ReviewWire>>(`/v1/comment/${id}/reply`, {
    method: 'POST',
    body: { text },
    quiet: true,
  })

export const deleteReply = (id: string) =>
  callApi<Answer<null>>(`/v1/comment/${id}/reply`, { method: 'DELETE' })
