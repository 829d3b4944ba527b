import type { AnyRow, Field } from '#/platform/desk.ts'
import { pageNumberOf } from '../use-bounded-page.ts'

/** What of a list an Admin looks at, as the address has it. */
export interface DeskFilter {
  search: string
  /** What is chosen by the fields that filter; '' leaves nothing out. */
  choices: Record<string, string>
  /** A field's key, with '-' before it from the end; '' for the list's own order. */
  sort: string
  page: number
}

type Fields = Record<string, Field<AnyRow>>

/** What an address asks for; a choice that there is not is not asked. */
export function readFilter(parameters: URLSearchParams, fields: Fields): DeskFilter {
  const choices = Object.entries(fields).flatMap(([name, { filter }]) => {
    if (!filter) return []
    const asked = parameters.get(name) ?? ''
    return [[name, Object.hasOwn(filter.options, asked) ? asked : '']]
  })
  return {
    search: (parameters.get('search') ?? '').trim(),
    choices: Object.fromEntries(choices),
    sort: parameters.get('sort') ?? '',
    page: pageNumberOf(parameters),
  }
}

/** The address' parameters for a filter, without what asks for everything; the API reads the same. */
export function writeFilter({ search, choices, sort, page }: DeskFilter): URLSearchParams {
  const given = Object.entries({ search, ...choices, sort }).filter(([, value]) => value)
  const parameters = new URLSearchParams(given)
  if (page > 1) parameters.set('page', String(page))
  return parameters
}

/** Whether it leaves something out. */
export const isNarrow = ({ search, choices }: DeskFilter) =>
  Boolean(search) || Object.values(choices).some(Boolean)

/** The order that a click on a column's title asks for: from the beginning, then from the end. */
export const nextSort = (sort: string, key: string) => (sort === key ? `-${key}` : key)
