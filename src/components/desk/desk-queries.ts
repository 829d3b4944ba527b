import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import { type AnyRow, idOf, type SeveralAction } from '#/platform/desk.ts'
import { type DeskFilter, writeFilter } from './desk-filter.ts'

/** Of the lists of a desk, whatever they are narrowed down to. */
export const deskKey = (api: string) => ['desk', api]

/** A page of the rows of a desk. @param api where its calls are, after `/v1/admin/` */
export const deskPage = <Row>(api: string, filter: DeskFilter) =>
  queryOptions({
    queryKey: [...deskKey(api), filter],
    queryFn: ({ signal }) =>
      callApi<Page<Row>>(`/v1/admin/${api}?${writeFilter(filter)}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

/** Begins an empty list, as its desk says. @throws ApiError, shown by an alert */
export const beginDesk = (api: string, path: string) =>
  callApi<{ message: string }>(`/v1/admin/${api}/${path}`, { method: 'POST' })

interface Call {
  key: string
  action: SeveralAction
  row: AnyRow
  reason?: string
  /** What goes wrong is said by who calls. */
  quiet?: boolean
}

/** @throws ApiError, shown by an alert, or where a reason was given by the dialog that asked for it */
export function callAction(
  api: string,
  { key, action, row, reason, quiet = reason !== undefined }: Call,
) {
  const call = (address: string, options: { method: 'POST' | 'DELETE'; body?: object }) =>
    callApi<{ message: string }>(address, { ...options, quiet })
  if ('calls' in action) return call(action.calls(row), { method: 'POST' })
  const address = `/v1/admin/${api}/${idOf(row)}`
  const sent = 'body' in action ? action.body?.of(row) : undefined
  if ('deletes' in action) return call(address, { method: 'DELETE', body: sent })
  return call(`${address}/${key}`, { method: 'POST', body: reason ? { ...sent, reason } : sent })
}
