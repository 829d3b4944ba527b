import type { Database } from '#/platform/server/database/types.server.ts'
import { oneSlipAway } from '#/platform/server/search/spelling.ts'
import type { SuggestedType } from './limits.ts'
import type { Suggestion } from './schema.ts'
import { type Found, SOURCES, type Source } from './sources.server.ts'
import { typedText } from './typed.ts'

interface Asked {
  query: string
  limit: number
  tipo?: SuggestedType
}

/** Shorter texts begin too much as one slip away from them. */
const SHORTEST_REPAIRED = 4

/**
 * What somebody who types may mean, of every source its share, and more where others have less. What begins
 * as typed comes first, known before unknown. Where there is nothing, what begins so but for one slip.
 */
export async function suggest(db: Database, { query, limit, tipo }: Asked): Promise<Suggestion[]> {
  if (!query) return []
  const typed = typedText(query)
  const sources = SOURCES.filter(({ types }) => !tipo || types.includes(tipo))
  const ask = async (find: (source: Source) => Promise<Found[]> | undefined) => {
    const lists = await Promise.all(sources.map(async (source) => (await find(source)) ?? []))
    return chosen(
      lists.map((list, place) => ({
        found: list.filter(({ suggestion }) => !tipo || suggestion.tipo === tipo),
        share: sources[place]?.share ?? 0,
      })),
      limit,
    )
  }
  const found = await ask((source) => source.find(db, typed, limit))
  if (found.length > 0 || typed.folded.length < SHORTEST_REPAIRED) return found
  const spellings = oneSlipAway(typed.folded)
  return ask((source) => source.findSpelt?.(db, spellings, limit))
}

/** Of every list its share, then of what is left, in the order in which they are shown. */
function chosen(lists: { found: Found[]; share: number }[], limit: number): Suggestion[] {
  const own = lists.flatMap(({ found, share }) => found.slice(0, share))
  const rest = lists.flatMap(({ found, share }) => found.slice(share))
  return byRank([...byRank(own), ...byRank(rest)].slice(0, limit)).map(
    ({ suggestion }) => suggestion,
  )
}

const rankOf = ({ begins, known }: Found) => (begins ? 0 : 2) + (known ? 0 : 1)

/** Equals stay in the order of their sources. */
const byRank = (found: Found[]) => found.toSorted((a, b) => rankOf(a) - rankOf(b))
