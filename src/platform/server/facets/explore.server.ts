import { LRUCache } from 'lru-cache'
import type { Choices } from '#/addresses/facets.ts'
import { foldText } from '#/domain/text.ts'
import type { Slice } from '../database/search.server.ts'
import type { Database } from '../database/types.server.ts'
import { REACHED_MAX } from '../database/word-search.server.ts'
import { whoAsks } from '../log/security-log.server.ts'
import { manySearch } from '../search/gate.server.ts'
import { Turns } from '../turns.server.ts'
import { shelfOf } from './held-shelf.server.ts'
import { type Listing, type StoredFacet, shelfAmong } from './listing.server.ts'
import { FEW, type Found, firstIds, keptWhole, partOf, type Search } from './parts.server.ts'
import {
  byRank,
  type Counted,
  type Counts,
  fewFitting,
  type Narrowed,
  narrow,
  type Otherwise,
  placesBy,
  placesOf,
  type Shelf,
  sliceOf,
} from './shelf.ts'

/**
 * Where not all can be looked at, a process makes some lists at once, of some parts each, whoever asks: one list
 * may take a dozen searches, and others need connections of the database too.
 */
const LISTS_AT_ONCE = 3
const PARTS_AT_ONCE = 3
const WAITING_MAX = 60
const looking = new Turns(WAITING_MAX, manySearch, { atOnce: LISTS_AT_ONCE })
const parts = new Turns(Number.POSITIVE_INFINITY, manySearch, { atOnce: PARTS_AT_ONCE })

const NOTHING: Counted = { values: [], totals: new Uint32Array() }

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
  /** There is nothing at all, whatever is asked. */
  isEmpty: boolean
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
  const isChosen = !isAll('', choices)
  if (whole && !(found && isCut(found.ids) && isChosen)) {
    const standing = found && standingOf(whole, found)
    const among = standing?.among
    const named = storedNames(whole, listing, choices)
    const narrowed = !standing
      ? narrowAll(whole, named, fixed)
      : isChosen
        ? narrow(whole, named, among, fixed)
        : allOf(found, standing)
    return {
      total: narrowed.total,
      isEmpty: whole.ids.length === 0,
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
  const first = await looking.do(
    () => lookAtFirst(db, listing, search, { query, choices, order, fixed }, whole),
    whoAsks(),
  )
  // Where nothing fits what is chosen, words were not looked for in it.
  return { ...first, found: found?.ids.length ?? 0, reading: first.reading ?? found?.reading }
}

const isCut = (ids: string[]) => ids.length >= REACHED_MAX
/** Whether nothing is asked and nothing is chosen. */
const isAll = (query: string, choices: Choices) =>
  !query && Object.values(choices).every((values) => values.length === 0)

/** Choices of some facets, as they are written where they are stored. */
const stored = (
  { facets }: Listing,
  choices: Choices,
  isStored: (facet: StoredFacet) => unknown,
  inFacet: (name: string) => (value: string) => string,
): Choices =>
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => {
      const facet = facets[name]
      if (!facet || !isStored(facet) || values.length === 0) return [name, values]
      return [name, [...new Set(values.map(inFacet(name)))]]
    }),
  )

/** Names as a shelf has them. */
const storedNames = ({ facets }: Shelf, listing: Listing, choices: Choices) =>
  stored(
    listing,
    choices,
    ({ areNames }) => areNames,
    (name) => {
      const shelved = facets[name]
      return (value) => {
        if (!shelved || !('numbers' in shelved)) return value
        const { numbers, keyOf, values } = shelved
        return values[numbers.get(keyOf(value)) ?? -1] ?? value
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
  const named = (value: string) => names.get(foldText(value)) ?? value
  return stored(
    listing,
    choices,
    ({ areCategories }) => areCategories,
    () => named,
  )
}

/** @param among places as words found them */
function orderOf(shelf: Shelf, { ranks }: Listing, order: string, among: Uint32Array | undefined) {
  if (order === 'nome') return among?.toSorted((a, b) => a - b)
  const [standard = ''] = Object.keys(ranks)
  if (!(order in ranks) && among) return among
  const rank = shelf.ranks[order] ?? shelf.ranks[standard]
  return rank && (among ? among.toSorted(byRank(rank)) : placesBy(rank))
}

/** Choices of a list of which it is kept what they leave. */
const KEPT_MAX = 16
const kept = new WeakMap<Shelf, Map<string, Narrowed>>()

/** A whole list narrowed down: who turns its pages asks the same again. */
function narrowAll(shelf: Shelf, choices: Choices, fixed: readonly string[] | undefined): Narrowed {
  const known = kept.get(shelf) ?? new Map<string, Narrowed>()
  kept.set(shelf, known)
  const key = JSON.stringify([choices, fixed])
  const narrowed = known.get(key) ?? narrow(shelf, choices, undefined, fixed)
  // Last is what was asked for last.
  known.delete(key)
  known.set(key, narrowed)
  for (const oldest of known.keys()) if (known.size > KEPT_MAX) known.delete(oldest)
  return narrowed
}

/** Where finds stand on a shelf, and, once it was asked for, what facets count of all of them. */
interface Standing {
  shelf: Shelf
  among: Uint32Array
  all?: Narrowed
}

/** Of some 300 questions that find a few thousand rows each. */
const STANDINGS_BYTES = 12 * 1024 * 1024
/** A place with an id, whose text is the shelf's; and a value that is counted. */
const BYTES_A_FIND = 12
const BYTES_A_VALUE = 12

function standingBytes({ among, all }: Standing): number {
  let values = 0
  for (const counted of Object.values(all?.counts ?? {})) values += counted.values.length
  return 1000 + among.length * BYTES_A_FIND + values * BYTES_A_VALUE
}

/** Of the finds that were last asked for: a question is asked again, and pages are turned. */
const standings = new LRUCache<Found<unknown>, Standing>({
  maxSize: STANDINGS_BYTES,
  sizeCalculation: standingBytes,
})

function standingOf(shelf: Shelf, found: Found<unknown>): Standing {
  const known = standings.get(found)
  if (known?.shelf === shelf) return known
  const standing = { shelf, among: placesOf(shelf, found.ids) }
  standings.set(found, standing)
  return standing
}

/** All finds: where nothing is chosen, each fits. */
function allOf(found: Found<unknown>, standing: Standing): Narrowed {
  if (standing.all) return standing.all
  const { total, counts } = narrow(standing.shelf, {}, standing.among)
  const all = { total, counts, fits: () => true }
  // Another one: it is weighed as it is put there.
  standings.set(found, { ...standing, all })
  return all
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
  const findIn = async (chosen: Choices): Promise<Found<Reading | undefined>> => {
    const few = whole && fewFitting(whole, storedNames(whole, listing, chosen), FEW)
    if (few?.length === 0) return { ids: [], reading: undefined }
    const part = await partOf(db, listing, chosen, few)
    if (query) return search(db, query, part)
    return { ids: await firstIds(db, listing, part, order), reading: undefined }
  }
  const look = async (chosen: Choices) => {
    const found = await findIn(chosen)
    const shelf = whole ?? (await shelfAmong(db, listing, found.ids))
    const among = placesOf(shelf, found.ids)
    return { ...found, shelf, among, ...narrow(shelf, {}, among) }
  }
  const firstOf = (chosen: Choices) =>
    isAll(query, chosen)
      ? keptWhole(db, listing, order, () => parts.do(() => look(chosen)))
      : parts.do(() => look(chosen))
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
      return (await parts.do(() => findIn(Object.fromEntries(kept)))).ids.length
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
    isEmpty: false,
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
