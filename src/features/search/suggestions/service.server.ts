import type { Database } from '#/platform/server/database/types.server.ts'
import type { SuggestedType } from './limits.ts'
import type { Suggestion } from './schema.ts'
import { type Found, SOURCES } from './sources.server.ts'
import { typedText } from './typed.ts'

interface Asked {
  query: string
  limit: number
  tipo?: SuggestedType
}

/**
 * What somebody who types may mean, of every source its share, and more where others have less. What begins
 * as typed comes first, known before unknown.
 */
export async function suggest(db: Database, { query, limit, tipo }: Asked): Promise<Suggestion[]> {
  if (!query) return []
  const typed = typedText(query)
  const sources = SOURCES.filter(({ types }) => !tipo || types.includes(tipo))
  const lists = await Promise.all(sources.map((source) => source.find(db, typed, limit)))
  const wanted = lists.map((list) =>
    tipo ? list.filter(({ suggestion }) => suggestion.tipo === tipo) : list,
  )
  const own = wanted.flatMap((list, place) => list.slice(0, sources[place]?.share))
  const rest = wanted.flatMap((list, place) => list.slice(sources[place]?.share))
  return [...byRank(own), ...byRank(rest)]
    .slice(0, limit)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ suggestion }) => suggestion)
}

const rankOf = ({ begins, known }: Found) => (begins ? 0 : 2) + (known ? 0 : 1)

/** Equals stay in the order of their sources. */
const byRank = (found: Found[]) => found.toSorted((a, b) => rankOf(a) - rankOf(b))
