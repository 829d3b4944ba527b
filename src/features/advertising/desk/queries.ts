import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { writeFilter } from '#/components/desk/desk-filter.ts'
import type { Page } from '#/domain/pagination.ts'
import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import type { AdvertisementFilter } from './filter.ts'
import type { DeskAdvertisement } from './schema.ts'

const DESK = '/v1/admin/publicidades'

/** A page of the advertisements, for Admins. */
export const deskAdvertisements = (filter: AdvertisementFilter) =>
  queryOptions({
    queryKey: ['desk-advertisements', filter],
    queryFn: ({ signal }) =>
      callApi<Page<DeskAdvertisement>>(`${DESK}?${writeFilter(filter)}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

/** What waits for an Admin. */
export const waitingAdvertisements = () =>
  deskAdvertisements({ search: '', choices: { situacao: 'awaiting_review' }, sort: '', page: 1 })

/** @throws ApiError, told by an alert; 409 where somebody else decided */
export const approveAdvertisement = ({ _id, version }: DeskAdvertisement) =>
  callApi<Answer<DeskAdvertisement>>(`${DESK}/${_id}/approve`, {
    method: 'POST',
    body: { version },
  })

/**
 * @param decision `refuse` one that waits, `withdraw` one that runs
 * @throws ApiError by its field, or 409 where somebody else decided; its form says so
 */
export const refuseAdvertisement = (id: string, decision: 'refuse' | 'withdraw', reason: string) =>
  callApi<Answer<DeskAdvertisement>>(`${DESK}/${id}/${decision}`, {
    method: 'POST',
    body: { reason },
    quiet: true,
  })

/** Gives the money back. @throws ApiError, told by an alert */
export const refundAdvertisement = (id: string) =>
  callApi<Answer<unknown>>(`/v1/publicidades/${id}/reembolso`, { method: 'POST' })
