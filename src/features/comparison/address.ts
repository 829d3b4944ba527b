import { type ParametersOf, readParameters } from '#/addresses/match.ts'
import { DEFAULT_CATEGORY } from './limits.ts'

/** The groups of filters in their order; each is a parameter of the address, repeated for more options. */
export const GROUPS = [
  { name: 'nota', title: 'Nota' },
  { name: 'subcategoria', title: 'Categoria' },
  { name: 'empresa', title: 'Empresa' },
  { name: 'fornecedor', title: 'Fornecedor' },
] as const

export type Group = (typeof GROUPS)[number]['name']

/** The options chosen of each group. `nota`: '0' to '5'; `fornecedor`: ids; the others: names. */
export type Filters = Record<Group, string[]>

/** Orders of the list; the first is the one of an address that names none. */
export const ORDERS = [
  { value: 'avaliacao', label: 'Melhores avaliados' },
  { value: 'avaliacoes', label: 'Mais avaliados' },
  { value: 'nome', label: 'Nome' },
] as const

export type Order = (typeof ORDERS)[number]['value']

/** Parameters of the address beside the groups'. */
export const CATEGORY_PARAMETER = 'categoria'
export const CHOSEN_PARAMETER = 'comparar'
export const ORDER_PARAMETER = 'ordem'
/** Of the address of the products side by side: an id, repeated. */
export const COMPARED_PARAMETER = 'id'

export const LIST_PATH = '/erp'
export const SIDE_BY_SIDE_PATH = '/erp/comparar'

/** What the address of the list asks for. */
export type ListParameters = ParametersOf<'erp'>

/** Reads the address of the list, in the browser. */
export const listParameters = (search: URLSearchParams): ListParameters =>
  readParameters('erp', search)

/** The filters of an address. */
export const filtersOf = (parameters: ListParameters): Filters =>
  Object.fromEntries(GROUPS.map(({ name }) => [name, parameters[name]])) as Filters

/** Whether an address asks for more than a category and a page of it. */
export const isRefined = (parameters: ListParameters): boolean =>
  Object.values(filtersOf(parameters)).flat().length > 0 ||
  parameters.comparar.length > 0 ||
  parameters.ordem !== ORDERS[0].value

/** An address with an option of a group taken or left; from its first page. */
export function withOption(
  parameters: URLSearchParams,
  group: Group,
  value: string,
  isTaken: boolean,
): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  changed.delete('page')
  changed.delete(group, value)
  if (isTaken) changed.append(group, value)
  return changed
}

/** An address without any filter; from its first page. */
export function withoutFilters(parameters: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  for (const name of ['page', ...GROUPS.map((group) => group.name)]) changed.delete(name)
  return changed
}

/** An address with these products chosen. */
export function withChosen(parameters: URLSearchParams, ids: string[]): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  changed.delete(CHOSEN_PARAMETER)
  for (const id of ids) changed.append(CHOSEN_PARAMETER, id)
  return changed
}

/** The list of a category, perhaps with products chosen already. */
export function comparisonPath(category: string, chosen: string[] = []): string {
  const parameters = new URLSearchParams()
  if (category !== DEFAULT_CATEGORY) parameters.set(CATEGORY_PARAMETER, category)
  const search = withChosen(parameters, chosen)
  return search.size > 0 ? `${LIST_PATH}?${search}` : LIST_PATH
}

/** The products side by side. */
export const sideBySidePath = (ids: string[]) =>
  `${SIDE_BY_SIDE_PATH}?${new URLSearchParams(ids.map((id) => [COMPARED_PARAMETER, id]))}`
