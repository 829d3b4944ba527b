import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callData } from '#/platform/browser/api-client.ts'
import type { AnalyticsTotals } from './schema.ts'

/** What was counted in the last days, today included; for Admins. */
export const analyticsTotals = (days: number) =>
  queryOptions({
    queryKey: ['analytics', days],
    queryFn: ({ signal }) =>
      callData<AnalyticsTotals>(`/v1/admin/analytics?days=${days}`, {
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  })
