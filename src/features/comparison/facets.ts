import type { Filters, Group, Order } from './address.ts'

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
  ratingCounts: Uint32Array
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
  /** What fits all filters, the best rated first. */
  places: number[]
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
  const places: number[] = []
  for (let place = 0; place < ids.length; place++) {
    const misfit = misfits[place] ?? 0
    if (misfit === 0) places.push(place)
    if ((misfit & OTHERS.nota) === 0) add(starCounts, stars, place)
    if ((misfit & OTHERS.empresa) === 0) add(makerCounts, makers.at, place)
    if ((misfit & OTHERS.subcategoria) === 0) add(togetherCounts, categories.at, place)
  }
  const categoryCounts = new Map<string, number>()
  for (const [index, together] of categories.names.entries())
    for (const name of together)
      categoryCounts.set(name, (categoryCounts.get(name) ?? 0) + (togetherCounts[index] ?? 0))
  const isLeft = (place: number) => ((misfits[place] ?? 0) & OTHERS.fornecedor) === 0
  return {
    places,
    options: {
      nota: found(Array.from(starCounts, (count, value) => ({ value: String(value), count }))),
      subcategoria: found([...categoryCounts].map(([value, count]) => ({ value, count }))),
      empresa: found(
        makers.names.map((value, index) => ({ value, count: makerCounts[index] ?? 0 })),
      ),
    },
    sellers: found(
      sellers.map(({ row, places: sold }) => ({ row, count: sold.filter(isLeft).length })),
    ),
  }
}

function add(counts: Uint32Array, at: ArrayLike<number>, place: number) {
  const index = at[place] ?? 0
  counts[index] = (counts[index] ?? 0) + 1
}

const found = <T extends { count: number }>(counted: T[]) =>
  counted.filter(({ count }) => count > 0)

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

/**
 * Places in the order of the screen; what is alike in all else by the id.
 * @param byName the place of each id in the order of names, for which it is asked alone
 */
export function inOrder(
  { ids, ratingCounts }: Shelf,
  places: number[],
  order: Order,
  byName: ReadonlyMap<string, number>,
): number[] {
  if (order === 'avaliacao') return places
  const rank = (place: number) => byName.get(ids[place] ?? '') ?? ids.length
  return order === 'nome'
    ? places.toSorted((a, b) => rank(a) - rank(b))
    : places.toSorted((a, b) => (ratingCounts[b] ?? 0) - (ratingCounts[a] ?? 0))
}
