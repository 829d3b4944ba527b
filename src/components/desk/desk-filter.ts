import { pageNumberOf } from '../use-bounded-page.ts'

/** A choice that narrows a list: its label, and what may be chosen; '' leaves nothing out. */
export interface ChoiceField<T extends string = string> {
  label: string
  options: readonly { value: T | ''; label: string }[]
}

/** By the names of their parameters in the address. */
export type ChoiceFields = Record<string, ChoiceField>

type Chosen<C extends ChoiceFields> = { [Name in keyof C]: C[Name]['options'][number]['value'] }

/** What of a list an Admin looks at, as the address has it. */
export type DeskFilter<C extends ChoiceFields = ChoiceFields> = {
  search: string
  choices: Chosen<C>
  /** A column's key, with '-' before it from the end; '' for the list's own order. */
  sort: string
  page: number
}

/** What an address asks for; a choice that there is not is not asked. */
export function readFilter<C extends ChoiceFields>(
  parameters: URLSearchParams,
  fields: C,
): DeskFilter<C> {
  const chosen = Object.entries(fields).map(([name, { options }]) => {
    const asked = parameters.get(name)
    return [name, options.find(({ value }) => value === asked)?.value ?? '']
  })
  return {
    search: (parameters.get('search') ?? '').trim(),
    choices: Object.fromEntries(chosen) as Chosen<C>,
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
