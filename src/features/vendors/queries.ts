import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import type { VendorCard } from './schema.ts'

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
