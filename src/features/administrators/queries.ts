import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { Administrator } from './schema.ts'

/** Who administers a page and who did, for those who manage it. */
export const administratorsOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['administrators', vendorId],
    queryFn: async ({ signal }) => {
      const path = `/v1/vendor/${vendorId}/administradores`
      return callData<Administrator[]>(path, { signal, quiet: true })
    },
  })

/** Inactivates an administrator. @throws ApiError */
export const inactivate = (vendorId: string, userId: string) =>
  whileLoggedIn(
    callApi<Answer<Administrator[]>>(`/v1/vendor/${vendorId}/administradores/${userId}`, {
      method: 'PUT',
      body: { ativo: false },
    }),
  )
