import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { writeFilter } from '#/components/desk/desk-filter.ts'
import type { Page } from '#/domain/pagination.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import type { VendorFilter } from './filter.ts'
import type { DeskVendor } from './schema.ts'

const DESK = '/v1/admin/suppliers'

/** A page of the suppliers, for Admins. */
export const deskVendors = (filter: VendorFilter) =>
  queryOptions({
    queryKey: ['desk-vendors', filter],
    queryFn: ({ signal }) =>
      callApi<Page<DeskVendor>>(`${DESK}?${writeFilter(filter)}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

/** @throws ApiError by its field, or 409 saying how the page stands; its form says so */
export const decideOnVendor = (id: string, decision: 'hide' | 'show', reason: string) =>
  callApi<{ message: string }>(`${DESK}/${id}/${decision}`, {
    method: 'POST',
    body: { reason },
    quiet: true,
  })
