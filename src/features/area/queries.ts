import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#/platform/browser/api-client.ts'
import type { AreaWire } from './schema.ts'

/** Whose area it is; refused to whoever does not manage the page. */
export const areaOf = (vendorId: string) =>
  queryOptions({
    queryKey: ['supplier-area', vendorId],
    queryFn: async ({ signal }) => {
      const path = `/v1/vendor/${vendorId}/area`
      return (await callApi<{ data: AreaWire }>(path, { signal, quiet: true })).data
    },
  })
