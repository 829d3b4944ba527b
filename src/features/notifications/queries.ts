import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { NotificationsAnswer } from './schema.ts'

/** What happened to a page, for those who manage it. */
export const notificationsOf = (vendorId: string, page = 1) =>
  queryOptions({
    queryKey: ['notifications', vendorId, page],
    queryFn: ({ signal }) =>
      callApi<NotificationsAnswer>(`/v1/vendor/${vendorId}/notificacoes?page=${page}`, {
        signal,
        quiet: true,
      }),
  })

/** @param until `createdAt` of the newest one that was seen */
export const markRead = (vendorId: string, until: string) =>
  whileLoggedIn(
    callApi<{ message: string }>(`/v1/vendor/${vendorId}/notificacoes/lidas`, {
      method: 'POST',
      body: { ate: until },
    }),
  )
