import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import { REVIEWS_PAGE_SIZE } from './limits.ts'
import type { ReviewOrder } from './orders.ts'
import type { NewReport, NewReview, OwnReview, ReviewWire, WrittenReview } from './schema.ts'

/** Some reviews, and where the next ones begin; '' at the end. */
type ReviewList = Page<ReviewWire> & { next: string }

/** How all reviews are narrowed down and ordered, by the names of the wire; '' for not. */
export interface ReviewsChoice {
  ordem: ReviewOrder
  /** One of them alone. */
  avaliacao: string
  nota: string
  porte: string
  setor: string
  funcao: string
  tempoDeUso: string
  etiqueta: string
  comResposta: string
  busca: string
}

/** Of everything that was asked about the reviews of an offer or a supplier. */
export const reviewsKey = (targetId: string) => ['reviews', targetId]

/** The reviews of an offer or a supplier that are chosen, page after page. */
export const reviewsOf = (targetId: string, choice: ReviewsChoice) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey(targetId), 'all', choice],
    queryFn: async ({ pageParam, signal }): Promise<ReviewList> => {
      const chosen = Object.entries(choice).filter(([, value]) => value !== '')
      const query = new URLSearchParams({
        id: targetId,
        limit: String(REVIEWS_PAGE_SIZE),
        ...Object.fromEntries(chosen),
        ...(pageParam && { after: pageParam }),
      })
      const { data } = await callApi<Answer<Omit<ReviewList, 'data'> & { result: ReviewWire[] }>>(
        `/v1/comments?${query}`,
        { signal },
      )
      const { result, ...page } = data
      return { ...page, data: result }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    meta: { outlivesLogin: true },
  })

/**
 * What the person who is logged in wrote about an offer or a supplier, and may do there.
 * @param userId who that is: of anybody else nothing is known
 */
export const ownReviewOf = (targetId: string, userId: string) =>
  queryOptions({
    queryKey: [...reviewsKey(targetId), 'mine', userId],
    queryFn: async ({ signal }) => {
      const path = `/v1/comment/mine?softwareId=${targetId}`
      return callData<OwnReview>(path, { signal, quiet: true })
    },
  })

// What follows is one person's to do. Where their session is over, a login is offered.

const post = <T>(path: string, body: object) =>
  whileLoggedIn(callApi<Answer<T>>(path, { method: 'POST', body, quiet: true }))

const remove = (path: string) => whileLoggedIn(callApi<Answer<null>>(path, { method: 'DELETE' }))

/**
 * Rates an offer or a supplier; a second review replaces the first.
 * @throws ApiError by its field, or 403 for one's own company; its form says so
 */
export const saveReview = (review: NewReview) => post<WrittenReview>('/v1/comment', review)

export const deleteReview = (id: string) => remove(`/v1/comment/${id}`)

/** @throws ApiError by its field; its form says so */
export const reportReview = (id: string, report: NewReport) =>
  post<null>(`/v1/comment/${id}/report`, report)

/** @throws ApiError by its field, or 409 when it was answered already; its form says so */
export const replyTo = (id: string, text: string) =>
  post<ReviewWire>(`/v1/comment/${id}/reply`, { text })

export const deleteReply = (id: string) => remove(`/v1/comment/${id}/reply`)
