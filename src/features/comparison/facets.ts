import type { Filters, Group } from './address.ts'

/** A supplier and what of a shelf it sells, by place. */
export interface Seller<Row> {
  row: Row
  places: number[]
}

/** The software of a category in one order, the best rated first, with all that filters ask of it. */
export interface Shelf<Row = unknown> {
  ids: string[]
  /** Filled stars, 0 of what nobody rated. */
  stars: Uint8Array
  /** Places, the most rated first. */
  byRatings: Uint32Array
  makers: Named<string>
  /** The categories that each has, together. */
  categories: Named<string[]>
  sellers: Seller<Row>[]
}

/** What several places have alike: each thing once, and which of them a place has. */
interface Named<T> {
  names: T[]
  at: Uint32Array
}

/** Gathers what is alike. @param read what a text stands for */
export function named<T>(texts: string[], read: (text: string) => T): Named<T> {
  const known = new Map<string, number>()
  const names: T[] = []
  const at = Uint32Array.from(texts, (text) => {
    const place = known.get(text) ?? names.push(read(text)) - 1
    known.set(text, place)
    return place
  })
  return { names, at }
}

/** A bit for each group of filters, set of what does not fit its own. */
const BIT: Record<Group, number> = { nota: 1, subcategoria: 2, empresa: 4, fornecedor: 8 }
const OTHERS: Record<Group, number> = { nota: 14, subcategoria: 13, empresa: 11, fornecedor: 7 }

export interface Counted {
  value: string
  count: number
}

export interface Facets<Row> {
  /** How many fit all filters, and whether one does. */
  total: number
  fits(place: number): boolean
  /** What each option would find among what the other groups leave; those that find nothing are left out. */
  options: Record<Exclude<Group, 'fornecedor'>, Counted[]>
  sellers: { row: Row; count: number }[]
}

/**
 * Filters a shelf and counts its options. Within a group one option is enough; of several groups each
 * has to fit.
 * @param idOf a seller, as the filter names it
 */
export function facetsOf<Row>(
  shelf: Shelf<Row>,
  filters: Filters,
  idOf: (row: Row) => string,
): Facets<Row> {
  const { ids, stars, makers, categories, sellers } = shelf
  const misfits = misfitsOf(shelf, filters, idOf)
  const starCounts = new Uint32Array(256)
  const makerCounts = new Uint32Array(makers.names.length)
  const togetherCounts = new Uint32Array(categories.names.length)
  let total = 0
  for (let place = 0; place < ids.length; place++) {
    const misfit = misfits[place] ?? 0
    if (misfit === 0) total++
    if ((misfit & OTHERS.nota) === 0) add(starCounts, stars, place)
    if ((misfit & OTHERS.empresa) === 0) add(makerCounts, makers.at, place)
    if ((misfit & OTHERS.subcategoria) === 0) add(togetherCounts, categories.at, place)
  }
  const categoryCounts = new Map<string, number>()
  for (const [index, together] of categories.names.entries())
    for (const name of together)
      categoryCounts.set(name, (categoryCounts.get(name) ?? 0) + (togetherCounts[index] ?? 0))
  const left = (sold: number[]) => {
    let count = 0
    for (const place of sold) if (((misfits[place] ?? 0) & OTHERS.fornecedor) === 0) count++
    return count
  }
  return {
    total,
    fits: (place) => misfits[place] === 0,
    options: {
      nota: found(starCounts, (value, count) => ({ value: String(value), count })),
      subcategoria: found([...categoryCounts.values()], nameOf([...categoryCounts.keys()])),
      empresa: found(makerCounts, nameOf(makers.names)),
    },
    sellers: found(
      sellers.map(({ places }) => left(places)),
      (index, count) => ({ row: (sellers[index] as Seller<Row>).row, count }),
    ),
  }
}

const nameOf = (names: string[]) => (index: number, count: number) => ({
  value: names[index] ?? '',
  count,
})

function add(counts: Uint32Array, at: ArrayLike<number>, place: number) {
  const index = at[place] ?? 0
  counts[index] = (counts[index] ?? 0) + 1
}

/** What was counted at all. */
function found<T>(counts: ArrayLike<number>, counted: (index: number, count: number) => T): T[] {
  const options: T[] = []
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index] ?? 0
    if (count > 0) options.push(counted(index, count))
  }
  return options
}

/** Of each place the groups whose filters it does not fit. A group without any fits all. */
function misfitsOf<Row>(shelf: Shelf<Row>, filters: Filters, idOf: (row: Row) => string) {
  const misfits = new Uint8Array(shelf.ids.length)
  const keep = (group: Group, fits: (place: number) => boolean) => {
    if (filters[group].length === 0) return
    for (let place = 0; place < misfits.length; place++)
      if (!fits(place)) misfits[place] = (misfits[place] ?? 0) | BIT[group]
  }
  const chosen = (group: Group) => new Set(filters[group])
  const marks = chosen('nota')
  const isMark = Array.from({ length: 256 }, (_, mark) => marks.has(String(mark)))
  keep('nota', (place) => isMark[shelf.stars[place] ?? 0] ?? false)

  const makers = chosen('empresa')
  const isMaker = shelf.makers.names.map((name) => makers.has(name))
  keep('empresa', (place) => isMaker[shelf.makers.at[place] ?? 0] ?? false)

  const categories = chosen('subcategoria')
  const isTogether = shelf.categories.names.map((names) =>
    names.some((name) => categories.has(name)),
  )
  keep('subcategoria', (place) => isTogether[shelf.categories.at[place] ?? 0] ?? false)

  const vendors = chosen('fornecedor')
  const sold = new Set(
    shelf.sellers.filter(({ row }) => vendors.has(idOf(row))).flatMap(({ places }) => places),
  )
  keep('fornecedor', (place) => sold.has(place))
  return misfits
}

/** A slice of the places that fit, in some order. @param order places; undefined: the best rated first */
export function sliceOf(
  shelf: Shelf,
  fits: (place: number) => boolean,
  { offset, limit }: { offset: number; limit: number },
  order?: ArrayLike<number>,
): number[] {
  const slice: number[] = []
  let passed = 0
  for (let index = 0; index < shelf.ids.length && slice.length < limit; index++) {
    const place = order ? (order[index] ?? 0) : index
    if (fits(place) && passed++ >= offset) slice.push(place)
  }
  return slice
}

/** The first few of many in an order, without the sorting of all. */
export function firstOf<T>(many: T[], size: number, order: (a: T, b: T) => number): T[] {
  const first: T[] = []
  for (const one of many) {
    const last = first.at(-1)
    if (last && first.length === size && order(one, last) >= 0) continue
    const place = first.findIndex((other) => order(one, other) < 0)
    first.splice(place < 0 ? first.length : place, 0, one)
    if (first.length > size) first.pop()
  }
  return first
}
