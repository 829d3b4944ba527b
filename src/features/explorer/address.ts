import { foldText } from '#/domain/text.ts'

export const ORDER_PARAMETER = 'ordem'
/** How the list looks; without it, as cards. */
export const LOOK_PARAMETER = 'visual'
export const ROWS = 'linhas'
/** Of what is chosen to be compared: an id, repeated. */
export const CHOSEN_PARAMETER = 'comparar'

/** The same value; the names of categories come in any case and without accents too. */
export const isSame = (one: string, other: string) =>
  one === other || foldText(one) === foldText(other)

/** An address with an option of a group taken or left; from its first page. */
export function withOption(
  parameters: URLSearchParams,
  group: string,
  value: string,
  isTaken: boolean,
): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  changed.delete('page')
  for (const other of parameters.getAll(group))
    if (isSame(other, value)) changed.delete(group, other)
  if (isTaken) changed.append(group, value)
  return changed
}

/** An address without any choice of these groups; from its first page. */
export function withoutFilters(parameters: URLSearchParams, groups: string[]): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  for (const name of ['page', ...groups]) changed.delete(name)
  return changed
}

/** An address without what was searched for and how; from its first page. */
export function withoutWords(parameters: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  for (const name of ['page', 'search', 'literal']) changed.delete(name)
  return changed
}

/** An address with these products chosen. */
export function withChosen(parameters: URLSearchParams, ids: string[]): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  changed.delete(CHOSEN_PARAMETER)
  for (const id of ids) changed.append(CHOSEN_PARAMETER, id)
  return changed
}

/** An address of the same list, as cards or as rows. */
export function withLook(parameters: URLSearchParams, areRows: boolean): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  changed.delete(LOOK_PARAMETER)
  if (areRows) changed.set(LOOK_PARAMETER, ROWS)
  return changed
}

/** Whether two addresses differ in nothing but how their list looks, and what is chosen to be compared. */
export function haveOneList(one: URL, other: URL): boolean {
  const listOf = ({ pathname, searchParams }: URL) =>
    `${pathname}?${withLook(withChosen(searchParams, []), false)}`
  return one.href !== other.href && listOf(one) === listOf(other)
}
