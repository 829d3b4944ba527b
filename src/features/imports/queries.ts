import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import type { ImportReport, ReportedProblem } from './desk/schema.ts'
import { isUnderWay } from './report.ts'

const DESK = '/v1/admin/imports'
/** How often is asked what came of what is under way. */
const POLL_MS = 2000

/** One import; asked again while it is under way. */
export const importReport = (id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }) => callData<ImportReport>(`${DESK}/${id}`, { signal, quiet: true }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  })

/** Lines of an import that did not go in. @param known how many are known to be: more are new ones */
export const importProblems = (id: string, page: number, known: number) =>
  queryOptions({
    queryKey: ['import-problems', id, page, known],
    queryFn: ({ signal }) =>
      callApi<Page<ReportedProblem>>(`${DESK}/${id}/problems?page=${page}`, {
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  })

/** @throws ApiError by the field of the file; its form says so */
export function sendImport(file: File) {
  const body = new FormData()
  body.set('arquivo', file)
  return callApi<Answer<ImportReport>>(DESK, { method: 'POST', body, quiet: true })
}
