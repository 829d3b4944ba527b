import { queryOptions } from '@tanstack/react-query'
import { callData } from '#/platform/browser/api-client.ts'
import type { CareerMatches } from './schema.ts'

/** Jobs that match the profile of who is logged in. */
export const matchingCareers = (userId: string) =>
  queryOptions({
    queryKey: ['matching-careers', userId],
    queryFn: async ({ signal }) => {
      const path = '/v1/career/matching'
      return callData<CareerMatches>(path, { signal, quiet: true })
    },
  })
