import { and } from 'drizzle-orm'
import { type Choices, type Facet, OFFER_FACETS, type OfferFacet } from '#/addresses/facets.ts'
import { foldText } from '#/domain/text.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { explore } from '#/platform/server/facets/explore.server.ts'
import {
  type Found,
  firstIds,
  type Part,
  partOf,
  type Search,
} from '#/platform/server/facets/parts.server.ts'
import { AS_ASKED, type Reading, writtenIn } from '#/platform/server/search/reading.ts'
import { thesaurusOf } from '#/platform/server/search/thesaurus.server.ts'
import { OFFERS } from './repository.server.ts'
import { besideWishes, WISHES } from './wishes.ts'

const BEST_RATED = 'avaliacao'

/**
 * What finds the software that fits a question which only wishes, as 'algo grátis' and 'o melhor sistema': the best
 * rated first. Few texts have its words, and those have them by chance. Where nothing fits, it is asked by its words,
 * and where these find nothing either, all others are shown.
 * @returns undefined where a question looks for something
 */
export async function wishedAlone(
  db: Database,
  query: string,
  byWords: Search<Reading>,
): Promise<Search<Reading> | undefined> {
  if (!(await isWishedAlone(db, query))) return
  const asked = foldText(query)
  const offered = await offeredOf(db)
  const wishes = WISHES.filter(({ said }) => said.test(asked)).map((wish) => {
    const value = wish.valueIn(asked, offered(wish.facet))
    return { ...wish, value: value && offered(wish.facet).includes(value) ? value : undefined }
  })
  const choices: Choices = Object.fromEntries(
    wishes.flatMap(({ facet, value }) => (value ? [[facet, [value]]] : [])),
  )
  const best = async (part: Part | undefined): Promise<string[]> =>
    firstIds(db, OFFERS, both(await partOf(db, OFFERS, choices, undefined), part), BEST_RATED)
  if (wishes.every(({ value }) => value)) {
    const wished = wishes.map(({ facet, value = '', say }) => say(textOf(facet, value)))
    return async (_db, _query, part) => ({
      ids: await best(part),
      reading: { ...AS_ASKED, wished },
    })
  }
  return async (_db, _query, part): Promise<Found<Reading>> => {
    const found = await byWords(db, query, part)
    if (found.ids.length > 0) return found
    const inVain = wishes.filter(({ value }) => !value).map(({ said }) => said)
    return { ids: await best(part), reading: { ...AS_ASKED, omitted: saidBy(inVain, query) } }
  }
}

const WORD = /[\p{L}\p{N}]+/gu

/** Whether a question only wishes: all else that it says are fillers. */
export async function isWishedAlone(db: Database, query: string): Promise<boolean> {
  const rest = besideWishes(foldText(query))
  if (rest === undefined) return false
  const thesaurus = await thesaurusOf(db)
  return (rest.match(WORD) ?? []).every((word) => thesaurus.isFiller(word))
}

/** The values of facets that find something in the whole catalogue. */
async function offeredOf(db: Database) {
  const nothing = async () => ({ ids: [], reading: AS_ASKED })
  const { counts } = await explore(db, OFFERS, nothing, {
    query: '',
    choices: {},
    order: BEST_RATED,
  })
  return (facet: OfferFacet): string[] => {
    const { values = [], totals = [] } = counts[facet] ?? {}
    return values.filter((_, place) => (totals[place] ?? 0) > 0)
  }
}

function both(one: Part | undefined, other: Part | undefined): Part | undefined {
  if (!one || !other) return one ?? other
  const where = and(one.where, other.where)
  return where && { where, key: JSON.stringify([one.key, other.key]) }
}

/** A value as people read it. */
function textOf(name: OfferFacet, value: string): string {
  const facet: Facet = OFFER_FACETS[name]
  return facet.texts?.[value] ?? value
}

/** The words of a question that some patterns are about, as they are written. */
function saidBy(patterns: RegExp[], query: string): string[] {
  const asked = foldText(query)
  const said = patterns.flatMap((pattern) => pattern.exec(asked)?.[0].split(/[^\p{L}]+/u) ?? [])
  const written = writtenIn(query)
  return said.flatMap((word) => written.get(word) ?? [])
}
