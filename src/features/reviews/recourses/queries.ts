import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { OwnRecourse } from './schema.ts'

const of = (reviewId: string) => `/v1/comment/${reviewId}/recurso`

/** What was decided about a review against the person who is logged in, and their recourse. */
export const ownRecourseOf = (reviewId: string, userId: string) =>
  queryOptions({
    queryKey: ['own-recourse', reviewId, userId],
    queryFn: ({ signal }) => callData<OwnRecourse>(of(reviewId), { signal, quiet: true }),
  })

/** @throws ApiError by its field; its form says so */
export const sendRecourse = (reviewId: string, texto: string) =>
  whileLoggedIn(
    callApi<Answer<OwnRecourse>>(of(reviewId), { method: 'POST', body: { texto }, quiet: true }),
  )
