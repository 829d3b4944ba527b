import { addressOf, type ParametersOf, readParameters } from '#/addresses/match.ts'
import { COMPARED_PARAMETER } from '#/components/compare-tick.tsx'
import { CHOSEN_PARAMETER, withChosen } from '#/features/explorer/address.ts'
import { DEFAULT_CATEGORY } from './limits.ts'

/** Parameters of the address beside the groups'. */
export const CATEGORY_PARAMETER = 'categoria'

export const LIST_PATH = '/erp'
export const SIDE_BY_SIDE_PATH = '/erp/comparar'

/** Where an address says what is chosen; undefined for one that does not. */
export function choiceParameter(pathname: string): string | undefined {
  const { path, parameters } = addressOf(pathname) ?? {}
  if (path === SIDE_BY_SIDE_PATH) return COMPARED_PARAMETER
  return parameters && parameters !== 'browser' && CHOSEN_PARAMETER in parameters
    ? CHOSEN_PARAMETER
    : undefined
}

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
  search,
  literal,
  visual: _visual,
  ...others
}: ListParameters): boolean {
  return (
    search !== '' || literal || ordem !== 'relevancia' || Object.values(others).flat().length > 0
  )
}

/** The list of a category, perhaps with products chosen already, or searched by words. */
export function comparisonPath(category: string, chosen: string[] = [], query = ''): string {
  const parameters = new URLSearchParams()
  if (category !== DEFAULT_CATEGORY) parameters.set(CATEGORY_PARAMETER, category)
  if (query) parameters.set('search', query)
  const search = withChosen(parameters, chosen)
  return search.size > 0 ? `${LIST_PATH}?${search}` : LIST_PATH
}

/** The products side by side. @param onlyDifferences leaves out what is the same of all */
export function sideBySidePath(ids: string[], onlyDifferences = false) {
  const parameters = new URLSearchParams(ids.map((id) => [COMPARED_PARAMETER, id]))
  if (onlyDifferences) parameters.set('diferencas', '1')
  return `${SIDE_BY_SIDE_PATH}?${parameters}`
}
