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
]

/** The names of the parameters that a page reads; undefined where the server renders none. */
export const parametersOf = (path: string): string[] | undefined =>
  PAGE_PARAMETERS.find(([start]) => path.startsWith(start))?.[1]
