import { type ParametersOf, readParameters } from '#/addresses/match.ts'
import { COMPARED_PARAMETER } from '#/components/compare-tick.tsx'
import { withChosen } from '#/features/explorer/address.ts'
import { DEFAULT_CATEGORY } from './limits.ts'

/** Parameters of the address beside the groups'. */
export const CATEGORY_PARAMETER = 'categoria'

export const LIST_PATH = '/erp'
export const SIDE_BY_SIDE_PATH = '/erp/comparar'

/** What the address of the list asks for. */
export type ListParameters = ParametersOf<'erp'>

/** Reads the address of the list, in the browser. */
export const listParameters = (search: URLSearchParams): ListParameters =>
  readParameters('erp', search)

/** Whether an address asks for more than a category and a page of it. */
export function isRefined({
  categoria: _,
  page: _page,
  ordem,
  ...others
}: ListParameters): boolean {
  return ordem !== 'avaliacao' || Object.values(others).flat().length > 0
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
