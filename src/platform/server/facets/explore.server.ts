import { type SQL, sql } from 'drizzle-orm'
import type { Choices } from '#/addresses/facets.ts'
import { foldText } from '#/domain/text.ts'
import { rowsOf } from '../database/rows.server.ts'
import type { Slice } from '../database/search.server.ts'
import type { Database } from '../database/types.server.ts'
import { REACHED_MAX } from '../database/word-search.server.ts'
import { kept } from '../page-cache.server.ts'
import { shelfOf } from './held-shelf.server.ts'
import {
  byName,
  conditionOf,
  type Listing,
  type StoredFacet,
  shelfAmong,
} from './listing.server.ts'
import {
  type Counted,
  type Counts,
  narrow,
  type Otherwise,
  placesBy,
  type Shelf,
  sliceOf,
} from './shelf.ts'

const BYTES_EACH = 64
const NOTHING: Counted = { values: [], totals: new Uint32Array() }

/** What a search by words found, the best first, no further than REACHED_MAX. */
export interface Found<Reading> {
  ids: string[]
  /** How the question was read. */
  reading: Reading
}

/** A part of a table. */
export interface Part {
  where: SQL
  /** Among what is kept. */
  key: string
}

/** Searches by words. @param part where it looks; everywhere where nothing is said */
export type Search<Reading> = (db: Database, query: string, part?: Part) => Promise<Found<Reading>>

/** What words found in a list, kept under its tags. @param key of the question, of the part and of how it is read */
export function keptFinds<Reading>(
  db: Database,
  { name, tags }: Listing,
  key: unknown[],
  find: () => Promise<Found<Reading>>,
): Promise<Found<Reading>> {
  const bytesOf = ({ ids }: Found<Reading>) => (ids.length + 4) * BYTES_EACH
  return kept(db, { key: `found ${name} ${JSON.stringify(key)}`, tags, bytesOf }, find)
}

export interface Asked {
  query: string
  choices: Choices
  /** The name of a rank; 'nome'; any other: as words found it, else by the first rank. */
  order: string
  /** Facets whose choice is what the list is about: it is never left. */
  fixed?: readonly string[]
}

export interface Explored<Reading> {
  total: number
  /** How much the words found, whatever is chosen. */
  found: number
  /** Where nothing fits what is chosen. */
  otherwise?: Otherwise
  /** There may be more than were looked at: counts are the least that there is. */
  isCut: boolean
  counts: Counts
  /** What is chosen, as it is stored. */
  choices: Choices
  ids(slice: Slice, order?: string): string[]
  /** Of a question with words. */
  reading?: Reading
}

/** Narrows a list down by words and by what is chosen of its facets. */
export async function explore<Reading>(
  db: Database,
  listing: Listing,
  search: Search<Reading>,
  { query, choices: asked, order, fixed }: Asked,
): Promise<Explored<Reading>> {
  const whole = await shelfOf(db, listing)
  const choices = await storedCategories(db, listing, asked)
  const found = query ? await search(db, query) : undefined
  const isChosen = Object.values(choices).some((values) => values.length > 0)
  if (whole && !(found && isCut(found.ids) && isChosen)) {
    const among = found && placesOf(whole, found.ids)
    const named = storedNames(whole, listing, choices)
    const narrowed = narrow(whole, named, among, fixed)
    return {
      total: narrowed.total,
      found: found?.ids.length ?? 0,
      otherwise: narrowed.otherwise,
      isCut: found !== undefined && isCut(found.ids),
      counts: narrowed.counts,
      choices: named,
      ids: (slice, by = order) =>
        sliceOf(whole, narrowed.fits, slice, orderOf(whole, listing, by, among)).map(
          (place) => whole.ids[place] ?? '',
        ),
      reading: found?.reading,
    }
  }
  const first = await lookAtFirst(db, listing, search, { query, choices, order, fixed }, whole)
  return { ...first, found: found?.ids.length ?? 0 }
}

const isCut = (ids: string[]) => ids.length >= REACHED_MAX

/** Choices of some facets, as they are written where they are stored. */
const stored = (
  { facets }: Listing,
  choices: Choices,
  isStored: (facet: StoredFacet) => unknown,
  inFacet: (name: string) => (value: string) => string[],
): Choices =>
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => {
      const facet = facets[name]
      if (!facet || !isStored(facet) || values.length === 0) return [name, values]
      return [name, [...new Set(values.flatMap(inFacet(name)))]]
    }),
  )

/** Names as a shelf has them. */
const storedNames = ({ facets }: Shelf, listing: Listing, choices: Choices) =>
  stored(
    listing,
    choices,
    ({ areNames }) => areNames,
    (name) => {
      const { values = [] } = facets[name] ?? {}
      return (value) => {
        if (values.includes(value)) return [value]
        // Of many names few have as many letters: only those are folded.
        const folded = foldText(value)
        const alike = values.filter(
          (other) => other.length === value.length && foldText(other) === folded,
        )
        return alike.length > 0 ? alike : [value]
      }
    },
  )

/** Names of categories in any case and without accents, as they are written. */
async function storedCategories(db: Database, listing: Listing, choices: Choices) {
  const { facets, parents } = listing
  const isAsked = Object.entries(facets).some(
    ([name, { areCategories }]) => areCategories && choices[name]?.length,
  )
  if (!isAsked) return choices
  const names = new Map([...(await parents(db)).keys()].map((name) => [foldText(name), name]))
  const named = (value: string) => [names.get(foldText(value)) ?? value]
  return stored(
    listing,
    choices,
    ({ areCategories }) => areCategories,
    () => named,
  )
}

/** @returns places of ids in their order; what is not on the shelf is left out */
function placesOf({ ids }: Shelf, found: string[]): number[] {
  const places = new Map(found.map((id) => [id, -1]))
  for (const [place, id] of ids.entries()) if (places.has(id)) places.set(id, place)
  return [...places.values()].filter((place) => place >= 0)
}

/** @param among places as words found them */
function orderOf(shelf: Shelf, { ranks }: Listing, order: string, among: number[] | undefined) {
  if (order === 'nome') return undefined
  const [standard = ''] = Object.keys(ranks)
  if (!(order in ranks) && among) return among
  const rank = shelf.ranks[order] ?? shelf.ranks[standard]
  return rank && placesBy(rank)
}

/**
 * Where not all can be looked at, the first finds are. Each facet with a choice is counted among what the
 * others find first, so that a list shows all that it has as far as it is looked at.
 * @param whole the list, where it is in memory: what was found is counted there
 */
async function lookAtFirst<Reading>(
  db: Database,
  listing: Listing,
  search: Search<Reading>,
  { query, choices, order, fixed = [] }: Asked,
  whole: Shelf | undefined,
): Promise<Omit<Explored<Reading>, 'found'>> {
  const firstOf = async (chosen: Choices) => {
    const where = await conditionOf(db, listing, chosen)
    const part = where && { where, key: JSON.stringify(chosen) }
    const found: Found<Reading | undefined> = query
      ? await search(db, query, part)
      : { ids: await firstIds(db, listing, part, order), reading: undefined }
    const shelf = whole ?? (await shelfAmong(db, listing, found.ids))
    const among = placesOf(shelf, found.ids)
    return { ...found, shelf, among, ...narrow(shelf, {}, among) }
  }
  const own = Object.keys(listing.facets).filter((name) => choices[name]?.length)
  const [all, ...others] = await Promise.all([
    firstOf(choices),
    ...own.map((name) => firstOf({ ...choices, [name]: [] })),
  ])
  const counts = { ...all.counts }
  for (const [index, name] of own.entries()) counts[name] = others[index]?.counts[name] ?? NOTHING
  const otherwise = async (): Promise<Otherwise> => {
    const left = own.filter((name) => !fixed.includes(name))
    const withOnly = async (names: readonly string[]) => {
      const kept = names.map((name) => [name, choices[name] ?? []])
      return (await firstOf(Object.fromEntries(kept))).ids.length
    }
    const only = async (name: string) => [name, await withOnly([...fixed, name])] as const
    return {
      without: Object.fromEntries(
        left.map((name) => [name, others[own.indexOf(name)]?.ids.length ?? 0]),
      ),
      only: Object.fromEntries(await Promise.all(left.length > 2 ? left.map(only) : [])),
      withoutAll: await withOnly(fixed),
    }
  }
  const asFound = query ? order : ''
  return {
    total: all.ids.length,
    otherwise: all.ids.length === 0 ? await otherwise() : undefined,
    isCut: [all, ...others].some(({ ids }) => isCut(ids)),
    counts,
    choices: storedNames(all.shelf, listing, choices),
    ids: (slice, by = asFound) =>
      sliceOf(all.shelf, all.fits, slice, orderOf(all.shelf, listing, by, all.among)).map(
        (place) => all.shelf.ids[place] ?? '',
      ),
    reading: all.reading,
  }
}

/** The first rows of a part of a list, in an order. */
function firstIds(
  db: Database,
  listing: Listing,
  part: Part | undefined,
  order: string,
): Promise<string[]> {
  const { name, table, id, shown, ranks, tags } = listing
  const names = byName(listing)
  const rank = order === 'nome' ? undefined : (ranks[order] ?? Object.values(ranks)[0])
  const key = `first ${name} ${JSON.stringify([order, part?.key])}`
  const bytesOf = (ids: string[]) => (ids.length + 1) * BYTES_EACH
  return kept(db, { key, tags, bytesOf }, async () => {
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`SELECT ${id} AS id FROM ${table} WHERE ${shown} ${part ? sql`AND ${part.where}` : sql``}
        ORDER BY ${rank ? sql`${rank} DESC, ${names}` : names} LIMIT ${REACHED_MAX}`,
    )
    return rows.map((row) => row.id)
  })
}
