import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import type { NameWithdrawal } from './former-name.ts'
import type { Giving } from './giving.ts'

/** @throws ApiError by its field; its form says so */
export const giveOffer = (id: string, given: Giving) =>
  callApi<Answer<unknown>>(`/v1/admin/offers/${id}/give`, {
    method: 'POST',
    body: given,
    quiet: true,
  })

/** @throws ApiError by its field; its form says so */
export const withdrawFormerName = (id: string, withdrawal: NameWithdrawal) =>
  callApi<Answer<null>>(`/v1/admin/offers/${id}/nome-anterior`, {
    method: 'POST',
    body: withdrawal,
    quiet: true,
  })
