/** What a page of results shows, read from its address. */
export type CareerResults =
  | { kind: 'job'; id: string }
  | { kind: 'list'; source: CareerSource; query: string }

export type CareerSource = 'all' | 'imperdiveis' | 'combinam'

const SOURCES: readonly string[] = ['all', 'imperdiveis', 'combinam'] satisfies CareerSource[]

interface Address {
  origem: string
  search: string
  id: string
}

/**
 * Reads /careers/results/:origem/:search/:id, whose parts came decoded. `get` and an id name one
 * job; the id `search` marks a search, also one for 'get'. A blank, or '%20' encoded twice, is no text.
 */
export function readCareerAddress({ origem, search, id }: Address): CareerResults {
  if (search === 'get' && id !== 'search') return { kind: 'job', id }
  const source = SOURCES.includes(origem) ? (origem as CareerSource) : 'all'
  const query = search.trim()
  return { kind: 'list', source, query: query === '%20' ? '' : query }
}

/** The heading of a page of results. */
export function careerResultsTitle(results: CareerResults): string {
  if (results.kind === 'job') return 'Vagas'
  if (results.source === 'imperdiveis') return 'Vagas imperdíveis'
  if (results.source === 'combinam') return 'Vagas que combinam com você'
  return results.query ? `Resultado da pesquisa: ${results.query}` : 'Vagas'
}
