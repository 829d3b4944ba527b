import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import type { Giving } from './giving.ts'

/** @throws ApiError by its field; its form says so */
export const giveOffer = (id: string, given: Giving) =>
  callApi<Answer<unknown>>(`/v1/admin/offers/${id}/give`, {
    method: 'POST',
    body: given,
    quiet: true,
  })
