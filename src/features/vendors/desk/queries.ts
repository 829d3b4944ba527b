import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import type { PageGiving } from './giving.ts'

/** @throws ApiError by its field; its form says so */
export const givePage = (id: string, given: PageGiving) =>
  callApi<Answer<unknown>>(`/v1/admin/suppliers/${id}/give`, {
    method: 'POST',
    body: given,
    quiet: true,
  })
