import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { writeFilter } from '#/components/desk/desk-filter.ts'
import type { Page } from '#/domain/pagination.ts'
import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import { DESK_PAGE_SIZE, QUEUE_PAGE_SIZE } from '../limits.ts'
import type { CategoryEdit, DeskCategory, NewCategory, QueuedSuggestion } from '../schema.ts'
import type { CategoryFilter } from './filter.ts'

const DESK = '/v1/admin/categories'

/** A page of the categories, for Admins. */
export const deskCategories = (filter: CategoryFilter) =>
  queryOptions({
    queryKey: ['desk-categories', filter],
    queryFn: ({ signal }) => {
      const parameters = writeFilter(filter)
      parameters.set('limit', String(DESK_PAGE_SIZE))
      return callApi<Page<DeskCategory>>(`${DESK}?${parameters}`, { signal, quiet: true })
    },
    placeholderData: keepPreviousData,
  })

/** The suggestions that have waited longest. */
export const waitingSuggestions = () =>
  queryOptions({
    queryKey: ['category-suggestions'],
    queryFn: ({ signal }) =>
      callApi<Page<QueuedSuggestion>>(`${DESK}/suggestions?limit=${QUEUE_PAGE_SIZE}`, {
        signal,
        quiet: true,
      }),
  })

const send = <T>(method: 'POST' | 'PUT', path: string, body: object) =>
  callApi<Answer<T>>(`${DESK}${path}`, { method, body, quiet: true })

/** @throws ApiError by its field, as those below; its form says so */
export const addCategory = (category: NewCategory) => send<DeskCategory>('POST', '', category)

export const editCategory = (id: string, category: CategoryEdit) =>
  send<DeskCategory>('PUT', `/${id}`, category)

export const mergeCategory = (id: string, targetId: string) =>
  send<{ moved: number }>('POST', `/${id}/merge`, { targetId })

export const approveSuggestion = (id: string, category: CategoryEdit) =>
  send<unknown>('POST', `/suggestions/${id}/approve`, category)

export const refuseSuggestion = (id: string, reason: string) =>
  send<null>('POST', `/suggestions/${id}/refuse`, { reason })

/** Offers a category to new offers, or does so no more. @throws ApiError, told by an alert */
export const switchCategory = (id: string, active: boolean) =>
  callApi<Answer<DeskCategory>>(`${DESK}/${id}/${active ? 'activate' : 'deactivate'}`, {
    method: 'POST',
  })
