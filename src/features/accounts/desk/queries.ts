import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { writeFilter } from '#/components/desk/desk-filter.ts'
import type { Page } from '#/domain/pagination.ts'
import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import type { UserFilter } from './filter.ts'
import type { DeskUser } from './schema.ts'

const DESK = '/v1/admin/users'

/** A page of the accounts, for Admins. */
export const deskUsers = (filter: UserFilter) =>
  queryOptions({
    queryKey: ['desk-users', filter],
    queryFn: ({ signal }) =>
      callApi<Page<DeskUser>>(`${DESK}?${writeFilter(filter)}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

/** @throws ApiError by its field; its form says so */
export const blockUser = (id: string, reason: string) =>
  callApi<Answer<DeskUser>>(`${DESK}/${id}/block`, {
    method: 'POST',
    body: { reason },
    quiet: true,
  })

/** @throws ApiError, told by an alert */
export const changeUser = (id: string, change: 'unblock' | 'promote' | 'demote') =>
  callApi<Answer<DeskUser>>(`${DESK}/${id}/${change}`, { method: 'POST' })
