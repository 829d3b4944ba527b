import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { callApi, callData } from '#/platform/browser/api-client.ts'
import type { VendorCard, VendorEdition } from './schema.ts'

const PAGE_SIZE = 24

/** Every supplier of a software, page after page. */
export const vendorsOfOffer = (offerId: string) =>
  infiniteQueryOptions({
    queryKey: ['offer-vendors', offerId],
    queryFn: ({ pageParam, signal }) =>
      callApi<Page<VendorCard>>(
        `/v1/software/${offerId}/vendors?page=${pageParam}&limit=${PAGE_SIZE}`,
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

/** A page for those who manage it; null for anybody else. */
export async function vendorEdition(vendorId: string, signal: AbortSignal) {
  const path = `/v1/vendor/${vendorId}/edicao`
  return callData<VendorEdition | null>(path, { signal, quiet: true })
}
