import { queryOptions } from '@tanstack/react-query'
import { callData } from '#/platform/browser/api-client.ts'
import type { OwnRequest } from './schema.ts'

/** What the person who is logged in asked for. */
export const ownRequestsOf = (userId: string) =>
  queryOptions({
    queryKey: ['own-requests', userId],
    queryFn: ({ signal }) => callData<OwnRequest[]>('/v1/meus-pedidos', { signal, quiet: true }),
  })
