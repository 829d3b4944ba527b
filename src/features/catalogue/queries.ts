import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { callApi, callData } from '#/platform/browser/api-client.ts'
import type { OfferCard, OfferType, OfferWire } from './schema.ts'

const PAGE_SIZE = 24

/**
 * Everything of one type that a supplier sells, page after page, as whoever asks sees it.
 * @param key another one for who manages the supplier's page
 */
export const productsOfVendor = <Card extends OfferCard>(
  key: string,
  vendorId: string,
  tipo: OfferType,
) =>
  infiniteQueryOptions({
    queryKey: [key, vendorId, tipo],
    queryFn: ({ pageParam, signal }) =>
      callApi<Page<Card>>(
        `/v1/vendor/${vendorId}/products?${new URLSearchParams({ tipo, page: String(pageParam), limit: String(PAGE_SIZE) })}`,
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

/** The same, as everybody sees it. */
export const offersOfVendor = (vendorId: string, tipo: OfferType) =>
  productsOfVendor<OfferCard>('vendor-offers', vendorId, tipo)

/** One software or service of the catalogue. @throws ApiError 404 */
export async function offerById(id: string) {
  const path = `/v1/software?${new URLSearchParams({ id })}`
  return callData<OfferWire>(path)
}

/** Names of software that complete what is typed; never asked for nothing. */
export const softwareNames = (query: string) =>
  queryOptions({
    queryKey: ['software-names', query],
    queryFn: ({ signal }) => {
      const path = `/v1/softwareName/search?${new URLSearchParams({ query })}`
      return callData<{ _id: string; name: string }[]>(path, { signal })
    },
    enabled: query !== '',
  })
