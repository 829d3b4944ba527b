import { queryOptions } from '@tanstack/react-query'
import { callApi, callData } from '#/platform/browser/api-client.ts'
import type { RemovalToUndo } from './schema.ts'

/** Puts a page back for who took it down. */
export const restorePage = (vendorId: string, userId: string) =>
  callApi(`/v1/vendor/page/${vendorId}/${userId}/desfazer`, { method: 'POST' })

/** Until when a person may put a page back; null for whoever did not take it down. */
export const removalToUndo = (vendorId: string, userId: string) =>
  queryOptions({
    queryKey: ['removal-to-undo', vendorId, userId],
    queryFn: ({ signal }) =>
      callData<RemovalToUndo | null>(`/v1/vendor/page/${vendorId}/${userId}/desfazer`, {
        signal,
        quiet: true,
      }),
    gcTime: 0,
  })
