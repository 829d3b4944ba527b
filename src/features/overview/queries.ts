import { queryOptions } from '@tanstack/react-query'
import { callData } from '#/platform/browser/api-client.ts'
import type { WaitingWire } from './schema.ts'

/** What waits for an Admin; every change of a desk asks for it again. */
export const waitingNow = () =>
  queryOptions({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => callData<WaitingWire>('/v1/admin/waiting', { signal, quiet: true }),
  })
