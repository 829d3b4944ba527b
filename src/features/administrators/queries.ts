import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import { NAME_SEARCH_MIN } from './limits.ts'
import type { Administrator, PersonFound } from './schema.ts'

/** Who administers a page and who did, for those who manage it. */
export const administratorsOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['administrators', vendorId],
    queryFn: async ({ signal }) => {
      const path = `/v1/vendor/${vendorId}/administradores`
      return callData<Administrator[]>(path, { signal, quiet: true })
    },
  })

/** People who may be added; not asked for before there is enough to look for. */
export const peopleNamed = (query: string) =>
  queryOptions({
    queryKey: ['people', query],
    queryFn: async ({ signal }) => {
      const path = `/v1/user/search?${new URLSearchParams({ query })}`
      return callData<PersonFound[]>(path, { signal, quiet: true })
    },
    enabled: query.length >= NAME_SEARCH_MIN,
    placeholderData: keepPreviousData,
    retry: false,
  })

// What follows answers with everybody who administers the page, and who did. @throws ApiError

export const addAdministrators = (vendorId: string, usuarios: string[]) =>
  whileLoggedIn(
    callApi<Answer<Administrator[]>>(`/v1/vendor/${vendorId}/administradores`, {
      method: 'POST',
      body: { usuarios },
    }),
  )

export const setActivity = (vendorId: string, userId: string, ativo: boolean) =>
  whileLoggedIn(
    callApi<Answer<Administrator[]>>(`/v1/vendor/${vendorId}/administradores/${userId}`, {
      method: 'PUT',
      body: { ativo },
    }),
  )
