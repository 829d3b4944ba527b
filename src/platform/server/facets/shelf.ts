import type { Choices } from '#/addresses/facets.ts'

/** What the rows of a list have of one facet: of each place a set of values, each set once. */
export interface Column {
  values: string[]
  /** As numbers of values. */
  sets: Uint32Array[]
  /** Of each place, the number of its set. */
  at: Uint32Array
  /** The number of each value, by what `keyOf` makes of it. */
  numbers: Map<string, number>
  /** What values that are the same to readers have alike. */
  keyOf(value: string): string
  /** The number of the set that each text stands for, in their order. */
  texts: Map<string, number>
}

/** The same where rows have values in other rows: of each value the places that have it. */
export interface Pairs {
  values: string[]
  places: Uint32Array[]
}

export type Shelved = Column | Pairs

/** The rows of a list, by name, with all that its facets and orders ask of them. */
export interface Shelf {
  ids: string[]
  facets: Record<string, Shelved>
  /** What orders put first where it is high. */
  ranks: Record<string, Float64Array>
}

const itself = (value: string) => value

/** Names are one value however they are written, so a register's capitals are no second city. */
const isBetterWritten = (name: string, other: string) => writing(name) > writing(other)
const writing = (name: string) =>
  (name === name.toUpperCase() ? 0 : 2) + (/[^ -~]/.test(name) ? 1 : 0)

/**
 * Gathers what rows have alike.
 * @param texts of each place
 * @param read the values that a text stands for
 * @param keyOf what values that are the same to readers have alike; of those the best written is shown
 */
export function columnOf(
  texts: string[],
  read: (text: string) => string[],
  keyOf: Column['keyOf'] = itself,
): Column {
  const values: string[] = []
  const numbers = new Map<string, number>()
  const numberOf = (value: string) => {
    const key = keyOf(value)
    const known = numbers.get(key)
    if (known === undefined) {
      numbers.set(key, values.length)
      return values.push(value) - 1
    }
    if (isBetterWritten(value, values[known] ?? '')) values[known] = value
    return known
  }
  const known = new Map<string, number>()
  const sets: Uint32Array[] = []
  const at = Uint32Array.from(texts, (text) => {
    let set = known.get(text)
    if (set === undefined) {
      set = sets.push(Uint32Array.from(new Set(read(text)), numberOf)) - 1
      known.set(text, set)
    }
    return set
  })
  return { values, sets, at, numbers, keyOf, texts: known }
}

/** Groups pairs by their values. @param read the values that one stands for */
export function pairsOf(
  places: ArrayLike<number>,
  texts: string[],
  read: (text: string) => string[],
): Pairs {
  const known = new Map<string, string[]>()
  const found = new Map<string, Set<number>>()
  for (const [index, text] of texts.entries()) {
    const values = known.get(text) ?? read(text)
    known.set(text, values)
    for (const value of values) {
      const of = found.get(value) ?? new Set()
      found.set(value, of.add(places[index] ?? 0))
    }
  }
  return {
    values: [...found.keys()],
    places: [...found.values()].map((of) => Uint32Array.from(of)),
  }
}

/** How many rows each value of a facet would find. */
export interface Counted {
  values: string[]
  totals: Uint32Array
}
export type Counts = Record<string, Counted>

/** How many rows there are where some of what is chosen is left out. */
export interface Otherwise {
  /** Without the choice of one facet, by its name. */
  without: Record<string, number>
  /** With the choice of one facet alone, where more than two may be left. */
  only: Record<string, number>
  /** Without any choice that may be left. */
  withoutAll: number
}

export interface Narrowed {
  /** How many rows fit all that is chosen. */
  total: number
  /** Where nothing fits. */
  otherwise?: Otherwise
  fits(place: number): boolean
  counts: Counts
}

/**
 * Counts each facet by what the choices of the others leave. Of one facet a chosen value is enough; of
 * several each has to fit.
 * @param among the only places that are looked at; all where nothing is said. Of few places no more is
 *   counted, or held, than they have.
 * @param fixed facets whose choice is never left
 */
export function narrow(
  { ids, facets }: Shelf,
  choices: Choices,
  among?: Uint32Array,
  fixed: readonly string[] = [],
): Narrowed {
  const misfits = misfitsOf({ ids, facets }, choices, among)
  let total = 0
  for (const misfit of misfits) if (misfit === 0) total++
  const counts = Object.entries(facets).map(([name, facet], bit) => [
    name,
    among ? countsAmong(facet, among, misfits, 1 << bit) : countsOf(facet, misfits, 1 << bit),
  ])
  return {
    total,
    otherwise: total === 0 ? otherwise(misfits, Object.keys(facets), choices, fixed) : undefined,
    fits: among ? fittingAmong(among, misfits) : fittingOfAll(misfits),
    counts: Object.fromEntries(counts),
  }
}

function fittingOfAll(misfits: Uint32Array): Narrowed['fits'] {
  const fitting = Uint8Array.from(misfits, (misfit) => (misfit === 0 ? 1 : 0))
  return (place) => fitting[place] === 1
}

function fittingAmong(among: Uint32Array, misfits: Uint32Array): Narrowed['fits'] {
  const fitting = new Set(among.filter((_, index) => misfits[index] === 0))
  return (place) => fitting.has(place)
}

/**
 * The ids of what fits, as they stand.
 * @returns undefined where they are more than `most`
 */
export function fewFitting(
  shelf: Pick<Shelf, 'ids' | 'facets'>,
  choices: Choices,
  most: number,
): string[] | undefined {
  const misfits = misfitsOf(shelf, choices)
  const few: string[] = []
  for (let place = 0; place < misfits.length; place++) {
    if (misfits[place] !== 0) continue
    if (few.length === most) return undefined
    few.push(shelf.ids[place] ?? '')
  }
  return few
}

/** Of each place that is looked at a bit for each facet, set where it does not fit its choice. */
function misfitsOf(
  { ids, facets }: Pick<Shelf, 'ids' | 'facets'>,
  choices: Choices,
  among?: Uint32Array,
): Uint32Array {
  const misfits = new Uint32Array((among ?? ids).length)
  for (const [bit, [name, facet]] of Object.entries(facets).entries()) {
    const chosen = choices[name] ?? []
    if (chosen.length === 0) continue
    const fits = fitterOf(facet, new Set(chosen))
    for (let index = 0; index < misfits.length; index++)
      if (!fits(among?.[index] ?? index)) misfits[index] = (misfits[index] ?? 0) | (1 << bit)
  }
  return misfits
}

function fitterOf(facet: Shelved, choice: ReadonlySet<string>): (place: number) => boolean {
  if ('sets' in facet) {
    const { at, sets, values } = facet
    const ofSets: (boolean | undefined)[] = []
    const isChosen = (value: number) => choice.has(values[value] ?? '')
    return (place) => {
      const set = at[place] ?? 0
      ofSets[set] ??= sets[set]?.some(isChosen) ?? false
      return ofSets[set]
    }
  }
  const fitting = new Set<number>()
  for (const [value, places] of facet.places.entries())
    if (choice.has(facet.values[value] ?? '')) for (const place of places) fitting.add(place)
  return (place) => fitting.has(place)
}

function otherwise(
  misfits: Uint32Array,
  names: string[],
  choices: Choices,
  fixed: readonly string[],
): Otherwise {
  const left = new Map(
    names.flatMap((name, bit) =>
      choices[name]?.length && !fixed.includes(name) ? [[1 << bit, name] as const] : [],
    ),
  )
  const mayMiss = [...left.keys()].reduce((bits, bit) => bits | bit, 0)
  const without = Object.fromEntries([...left.values()].map((name) => [name, 0]))
  const only = left.size > 2 ? { ...without } : {}
  let withoutAll = 0
  for (const misfit of misfits) {
    if ((misfit & ~mayMiss) !== 0) continue
    withoutAll++
    for (const [bit, name] of left) {
      if (misfit === bit) without[name] = (without[name] ?? 0) + 1
      if (name in only && (misfit & bit) === 0) only[name] = (only[name] ?? 0) + 1
    }
  }
  return { without, only, withoutAll }
}

/** @param bit of the facet's own choice, by which it is not narrowed */
function countsOf(facet: Shelved, misfits: Uint32Array, bit: number): Counted {
  const others = ~bit
  const totals = new Uint32Array(facet.values.length)
  if ('sets' in facet) {
    const { at, sets } = facet
    const ofSets = new Uint32Array(sets.length)
    for (let place = 0; place < misfits.length; place++) {
      const set = at[place] ?? 0
      if (((misfits[place] ?? 0) & others) === 0) ofSets[set] = (ofSets[set] ?? 0) + 1
    }
    for (const [set, values] of sets.entries())
      for (const value of values) totals[value] = (totals[value] ?? 0) + (ofSets[set] ?? 0)
  } else {
    for (const [value, places] of facet.places.entries())
      for (const place of places)
        if (((misfits[place] ?? 0) & others) === 0) totals[value] = (totals[value] ?? 0) + 1
  }
  return { values: facet.values, totals }
}

/** The same of few places. @returns only the values that they have */
function countsAmong(
  facet: Shelved,
  among: Uint32Array,
  misfits: Uint32Array,
  bit: number,
): Counted {
  const others = ~bit
  const isLookedAt = (index: number) => ((misfits[index] ?? 0) & others) === 0
  const tally = new Tally(facet.values.length)
  const addAt = adderOf(facet, tally)
  for (let index = 0; index < among.length; index++) if (isLookedAt(index)) addAt(among[index] ?? 0)
  const { seen, totals } = tally.ended()
  return { values: seen.map((value) => facet.values[value] ?? ''), totals }
}

/** Zeros between two tallies, as one facet may have as many values as a list has rows. */
let zeros = new Uint32Array(0)

/** Counts numbers of which few are met. One at a time: they share their memory. */
class Tally {
  readonly #seen: number[] = []
  readonly #totals: Uint32Array

  constructor(size: number) {
    if (zeros.length < size) zeros = new Uint32Array(size)
    this.#totals = zeros
  }

  add(number: number) {
    const total = this.#totals[number] ?? 0
    if (total === 0) this.#seen.push(number)
    this.#totals[number] = total + 1
  }

  /** @returns what was met, in that order, and how often each */
  ended() {
    const totals = Uint32Array.from(this.#seen, (number) => this.#totals[number] ?? 0)
    for (const number of this.#seen) this.#totals[number] = 0
    return { seen: this.#seen, totals }
  }
}

/** What adds the values of a place to a tally. */
function adderOf(facet: Shelved, tally: Tally): (place: number) => void {
  if ('sets' in facet) {
    const { at, sets } = facet
    return (place) => {
      for (const value of sets[at[place] ?? 0] ?? []) tally.add(value)
    }
  }
  const { starts, values } = byPlace(facet)
  return (place) => {
    const end = starts[place + 1] ?? 0
    for (let index = starts[place] ?? end; index < end; index++) tally.add(values[index] ?? 0)
  }
}

/** Values of places one after another: those of a place begin at `starts[place]`, and end where the next ones begin. */
interface ByPlace {
  starts: Uint32Array
  values: Uint32Array
}

const turned = new WeakMap<Pairs, ByPlace>()

function byPlace(pairs: Pairs): ByPlace {
  const known = turned.get(pairs)
  if (known) return known
  let last = -1
  for (const of of pairs.places) for (const place of of) last = Math.max(last, place)
  const starts = new Uint32Array(last + 2)
  for (const of of pairs.places)
    for (const place of of) starts[place + 1] = (starts[place + 1] ?? 0) + 1
  for (let place = 0; place <= last; place++)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0)
  const values = new Uint32Array(starts.at(-1) ?? 0)
  const next = starts.slice()
  for (const [value, of] of pairs.places.entries())
    for (const place of of) {
      const at = next[place] ?? 0
      values[at] = value
      next[place] = at + 1
    }
  const turning = { starts, values }
  turned.set(pairs, turning)
  return turning
}

const sorted = new WeakMap<Float64Array, Uint32Array>()

/** Orders places by a rank, the highest first, by name where it is the same. */
export const byRank = (rank: Float64Array) => (a: number, b: number) =>
  (rank[b] ?? 0) - (rank[a] ?? 0) || a - b

/** The places of a shelf by a rank; sorted once. */
export function placesBy(rank: Float64Array): Uint32Array {
  const known = sorted.get(rank) ?? Uint32Array.from(rank.keys()).sort(byRank(rank))
  sorted.set(rank, known)
  return known
}

const placed = new WeakMap<string[], Map<string, number>>()

function placesIn(ids: string[]): ReadonlyMap<string, number> {
  const places = placed.get(ids) ?? new Map(ids.map((id, place) => [id, place]))
  placed.set(ids, places)
  return places
}

/** @returns places of ids in their order; what is not on the shelf is left out */
export function placesOf({ ids }: Pick<Shelf, 'ids'>, found: readonly string[]): Uint32Array {
  const places = placesIn(ids)
  const standing = new Uint32Array(found.length)
  let size = 0
  for (const id of found) {
    const place = places.get(id)
    if (place !== undefined) standing[size++] = place
  }
  return size < found.length ? standing.slice(0, size) : standing
}

/** @returns the same ids, of which those on the shelf are its own: whoever keeps them holds no copy of their text */
export function idsOf({ ids }: Pick<Shelf, 'ids'>, found: readonly string[]): string[] {
  const places = placesIn(ids)
  return found.map((id) => ids[places.get(id) ?? -1] ?? id)
}

/**
 * Orders the places of a shelf that was patched as those of the former one, of which most stay.
 * @param to of each former place the new one; -1 where it is gone
 * @param added places that are new
 */
export function orderAgain(
  former: Float64Array,
  rank: Float64Array,
  to: Int32Array,
  added: Uint32Array,
) {
  const known = sorted.get(former)
  if (!known) return
  const before = byRank(rank)
  const rest = added.slice().sort(before)
  const order = new Uint32Array(rank.length)
  let size = 0
  let next = 0
  for (const place of known) {
    const stays = to[place] ?? -1
    if (stays < 0) continue
    while (next < rest.length && before(rest[next] ?? 0, stays) < 0)
      order[size++] = rest[next++] ?? 0
    order[size++] = stays
  }
  order.set(rest.subarray(next), size)
  sorted.set(rank, order)
}

/** A slice of the places that fit, in an order. @param order undefined: as they stand */
export function sliceOf(
  { ids }: Shelf,
  fits: (place: number) => boolean,
  { offset, limit }: { offset: number; limit: number },
  order?: ArrayLike<number>,
): number[] {
  const slice: number[] = []
  const size = order?.length ?? ids.length
  let passed = 0
  for (let index = 0; index < size && slice.length < limit; index++) {
    const place = order ? (order[index] ?? 0) : index
    if (fits(place) && passed++ >= offset) slice.push(place)
  }
  return slice
}
