import { queryOptions } from '@tanstack/react-query'
import { callData } from '#/platform/browser/api-client.ts'
import type { AreaWire, StarsWire, WaitingWire } from './schema.ts'
import { askSummary } from './summary.ts'

/** Whose area it is; refused to people who do not manage the page. */
export const areaOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['supplier-area', vendorId],
    queryFn: async ({ signal }) => {
      const path = `/v1/vendor/${vendorId}/area`
      return callData<AreaWire>(path, { signal, quiet: true })
    },
  })

/** What the account's menu shows, and the switch between places of work. */
export const ownSummary = (userId: string) =>
  queryOptions({
    queryKey: ['notifications', 'summary', userId],
    queryFn: ({ signal }) => askSummary(signal),
  })

/** What waits at a page for the person who is logged in. */
export const waitingAt = (vendorId: string) =>
  queryOptions({
    queryKey: ['supplier-waiting', vendorId],
    queryFn: ({ signal }) =>
      callData<WaitingWire>(`/v1/vendor/${vendorId}/espera`, { signal, quiet: true }),
  })

/** How what a page sells was rated, month by month. */
export const starsOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['supplier-stars', vendorId],
    queryFn: ({ signal }) =>
      callData<StarsWire>(`/v1/vendor/${vendorId}/notas`, { signal, quiet: true }),
  })
