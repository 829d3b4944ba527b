import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#/platform/api-client.ts'
import type { CategoryWire } from './schema.ts'

/** Active categories whose name contains what is typed; never asked for nothing. */
export const categoriesLike = (query: string) =>
  queryOptions({
    queryKey: ['categories', query],
    queryFn: async ({ signal }) => {
      const path = `/v1/category/search?${new URLSearchParams({ query })}`
      return (await callApi<{ data: CategoryWire[] }>(path, { signal })).data
    },
    enabled: query !== '',
  })
