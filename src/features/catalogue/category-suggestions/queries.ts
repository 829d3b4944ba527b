import { queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import { QUEUE_PAGE_SIZE } from '../categories/limits.ts'
import type { CategoryEdit, QueuedSuggestion } from '../categories/schema.ts'

const QUEUE = '/v1/admin/categories/suggestions'

/** The suggestions that have waited longest. */
export const waitingSuggestions = () =>
  queryOptions({
    queryKey: ['category-suggestions'],
    queryFn: ({ signal }) =>
      callApi<Page<QueuedSuggestion>>(`${QUEUE}?limit=${QUEUE_PAGE_SIZE}`, { signal, quiet: true }),
  })

const decide = (path: string, body: object) =>
  callApi<Answer<unknown>>(`${QUEUE}/${path}`, { method: 'POST', body, quiet: true })

/** @throws ApiError by its field, as that below; its form says so */
export const approveSuggestion = (id: string, category: CategoryEdit) =>
  decide(`${id}/approve`, category)

export const refuseSuggestion = (id: string, reason: string) => decide(`${id}/refuse`, { reason })
