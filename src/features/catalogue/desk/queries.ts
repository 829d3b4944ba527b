import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { writeFilter } from '#/components/desk/desk-filter.ts'
import type { Page } from '#/domain/pagination.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import type { OfferFilter } from './filter.ts'
import type { DeskOffer } from './schema.ts'

const DESK = '/v1/admin/offers'

/** A page of the offers, for Admins. */
export const deskOffers = (filter: OfferFilter) =>
  queryOptions({
    queryKey: ['desk-offers', filter],
    queryFn: ({ signal }) =>
      callApi<Page<DeskOffer>>(`${DESK}?${writeFilter(filter)}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

/** @throws ApiError by its field, or 409 saying how the offer stands; its form says so */
export const decideOnOffer = (id: string, decision: 'hide' | 'show', reason: string) =>
  callApi<{ message: string }>(`${DESK}/${id}/${decision}`, {
    method: 'POST',
    body: { reason },
    quiet: true,
  })
