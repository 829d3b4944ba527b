import { searchFrom } from '#/domain/search.ts'
import { type AnyRow, type Field, offeredOrders } from '#/platform/desk.ts'
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

/** What an address asks for; a choice or an order that there is not is not asked, as one remembered from before. */
export function readFilter(parameters: URLSearchParams, fields: Fields): DeskFilter {
  const choices = Object.entries(fields).flatMap(([name, { filter }]) => {
    if (!filter) return []
    const asked = parameters.get(name) ?? ''
    return [[name, Object.hasOwn(filter.options, asked) ? asked : '']]
  })
  const sort = parameters.get('sort') ?? ''
  return {
    search: searchFrom(parameters.get('search') ?? ''),
    choices: Object.fromEntries(choices),
    sort: isOrder(sort, fields) ? sort : '',
    page: pageNumberOf(parameters),
  }
}

/** Whether an order is one of those that the list offers. */
const isOrder = (sort: string, fields: Fields) =>
  offeredOrders(fields).some(([key]) => sort === key || sort === `-${key}`)

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

/** In which order of a field a list is; undefined where it is in another one's. */
export const orderBy = (sort: string, key: string) =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
