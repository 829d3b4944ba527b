/** The parameters that pages read, by the beginning of their path; the first that fits counts. */
const PAGE_PARAMETERS: [path: string, parameters: string[]][] = [
  ['/softwares', ['categoria', 'page', 'search']],
  ['/suppliers', ['page', 'search']],
  ['/supplier/profile', ['aba', 'dias', 'page', 'pagina']],
  ['/supplier/', []],
  ['/supplier-', []],
  ['/supplier', ['search']],
  ['/news.rss', []],
  ['/news', ['ordem', 'page', 'search']],
  ['/careers.rss', []],
  ['/careers/results', ['ordem', 'page']],
  ['/careers', ['search']],
  ['/erp/comparar', ['id']],
  [
    '/erp',
    ['categoria', 'comparar', 'empresa', 'fornecedor', 'nota', 'ordem', 'page', 'subcategoria'],
  ],
]

/**
 * The parameters that may stand several times in an address, with how many values of each count: as
 * nobody chooses so many, more of them would only be more addresses of pages to render and keep.
 */
const REPEATED = new Map([
  ['comparar', 4],
  ['empresa', 20],
  ['fornecedor', 20],
  // One more than are compared: the page says that it leaves one out.
  ['id', 5],
  ['nota', 6],
  ['subcategoria', 20],
])

const parametersOf = (path: string): string[] | undefined =>
  PAGE_PARAMETERS.find(([start]) => path.startsWith(start))?.[1]

/**
 * Of the parameters of an address those that its page reads, in one order: addresses that ask for the
 * same are the same. Undefined where the server renders no such page.
 */
export function readParameters(path: string, given: URLSearchParams): URLSearchParams | undefined {
  const names = parametersOf(path)
  if (!names) return undefined
  return new URLSearchParams(
    names.flatMap((name) => valuesOf(name, given).map((value) => [name, value])),
  )
}

function valuesOf(name: string, given: URLSearchParams): string[] {
  const most = REPEATED.get(name)
  const values = given.getAll(name)
  if (most === undefined) return values.slice(0, 1)
  return [...new Set(values.filter(Boolean))].sort().slice(0, most)
}
