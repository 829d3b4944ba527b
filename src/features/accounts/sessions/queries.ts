import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import type { OpenAccess } from './schema.ts'

/** Where the account of who is logged in is open. */
export const openSessions = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => callData<OpenAccess[]>('/v1/login/sessions', { signal, quiet: true }),
  })

export const endSession = (id: string) =>
  callApi<Answer<null>>(`/v1/login/sessions/${id}`, { method: 'DELETE' })

export const endOtherSessions = () =>
  callApi<Answer<null>>('/v1/login/sessions', { method: 'DELETE' })
