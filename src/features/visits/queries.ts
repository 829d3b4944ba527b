import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callData } from '#/platform/browser/api-client.ts'
import type { VisitPeriod } from './limits.ts'
import type { VisitsWire } from './schema.ts'

/** Visits of a page by day, for those who manage it. */
export const visitsOf = (vendorId: string, days: VisitPeriod) =>
  queryOptions({
    queryKey: ['visits', vendorId, days],
    queryFn: async ({ signal }) => {
      const path = `/v1/vendor/${vendorId}/visitas?dias=${days}`
      return callData<VisitsWire>(path, { signal, quiet: true })
    },
    placeholderData: keepPreviousData,
  })
