import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import type { SearchPlace } from './limits.ts'
import type { GroupEdit, NewGroup, QuestionWire, SearchesWire, TermGroup } from './schema.ts'

const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  callApi<Answer<TermGroup>>(`/v1/admin/search${path}`, { method, body, quiet: true })

/** @throws ApiError by its field, as the next one; its form says so */
export const addGroup = (group: NewGroup) => send('POST', '', group)

export const editGroup = (id: string, group: GroupEdit) => send('PUT', `/${id}`, group)

/** Of the queries of the desk beside its list. */
export const SEARCHES_KEY = 'searches'
export const QUESTION_KEY = 'question'

export const searchesOf = (days: number) =>
  queryOptions({
    queryKey: [SEARCHES_KEY, days],
    queryFn: ({ signal }) =>
      callData<SearchesWire>(`/v1/admin/search/searches?dias=${days}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

/** How a question is understood, and why each result is where it is. */
export const understandingOf = (query: string, onde: SearchPlace) =>
  queryOptions({
    queryKey: [QUESTION_KEY, query, onde],
    queryFn: ({ signal }) => {
      const address = `/v1/admin/search/question?${new URLSearchParams({ query, onde })}`
      return callData<QuestionWire>(address, { signal, quiet: true })
    },
    enabled: query !== '',
  })
