import { type Column, orderAgain, type Pairs, type Shelf } from './shelf.ts'

/** Rows that were read again. */
export interface Reread extends Shelf {
  /** Of each of them, the id of the row that it comes after; '' where it is the first. */
  after: string[]
}

/** Where the rows of a shelf are in the next one. */
interface Moves {
  size: number
  /** Of each former place the new one; -1 where it is gone. */
  to: Int32Array
  /** Of each row that was read again, its place. */
  added: Uint32Array
}

/**
 * A shelf with some of its rows replaced. The former one stays as it is for who reads it; what texts and
 * values stand for is one for both, and only grows.
 * @param ids rows that changed; those that were not found again are gone
 * @returns undefined where a row comes after one that the shelf does not have: another change, not yet known
 */
export function patched(shelf: Shelf, ids: ReadonlySet<string>, found: Reread): Shelf | undefined {
  const moves = movesOf(shelf, ids, found)
  if (!moves) return undefined
  const { size, to, added } = moves
  const facets = Object.entries(shelf.facets).map(([name, facet]) => {
    const own = found.facets[name]
    if ('sets' in facet) return [name, patchColumn(facet, own as Column, moves)]
    return [name, patchPairs(facet, own as Pairs, moves)]
  })
  const ranks = Object.entries(shelf.ranks).map(([name, former]) => {
    const rank = new Float64Array(size)
    eachStaying(to, (place, at) => {
      rank[at] = former[place] ?? 0
    })
    for (const [row, at] of added.entries()) rank[at] = found.ranks[name]?.[row] ?? 0
    orderAgain(former, rank, to, added)
    return [name, rank]
  })
  const next = new Array<string>(size)
  eachStaying(to, (place, at) => {
    next[at] = shelf.ids[place] ?? ''
  })
  for (const [row, at] of added.entries()) next[at] = found.ids[row] ?? ''
  return { ids: next, facets: Object.fromEntries(facets), ranks: Object.fromEntries(ranks) }
}

/** By an index: an iterator of a hundred thousand places takes most of the time. */
function eachStaying(to: Int32Array, move: (place: number, next: number) => void) {
  for (let place = 0; place < to.length; place++) {
    const next = to[place] ?? -1
    if (next >= 0) move(place, next)
  }
}

function movesOf(shelf: Shelf, ids: ReadonlySet<string>, found: Reread): Moves | undefined {
  const followers = new Map(found.after.map((id, row) => [id, row]))
  const to = new Int32Array(shelf.ids.length).fill(-1)
  const added = new Uint32Array(found.ids.length)
  let size = 0
  let placed = 0
  const follow = (id: string) => {
    for (
      let row = followers.get(id);
      row !== undefined;
      row = followers.get(found.ids[row] ?? '')
    ) {
      added[row] = size++
      placed++
    }
  }
  follow('')
  for (const [place, id] of shelf.ids.entries()) {
    if (ids.has(id)) continue
    to[place] = size++
    follow(id)
  }
  return placed === found.ids.length ? { size, to, added } : undefined
}

function patchColumn(column: Column, own: Column, { size, to, added }: Moves): Column {
  const { values, numbers, keyOf, sets, texts } = column
  const numberOf = (value: string) => {
    const key = keyOf(value)
    const known = numbers.get(key) ?? values.push(value) - 1
    numbers.set(key, known)
    return known
  }
  const setOf = [...own.texts].map(([text, index]) => {
    const read = (own.sets[index] ?? new Uint32Array()).map((n) => numberOf(own.values[n] ?? ''))
    const known = texts.get(text) ?? sets.push(read) - 1
    texts.set(text, known)
    return known
  })
  const at = new Uint32Array(size)
  eachStaying(to, (place, next) => {
    at[next] = column.at[place] ?? 0
  })
  for (const [row, next] of added.entries()) at[next] = setOf[own.at[row] ?? 0] ?? 0
  return { ...column, at }
}

function patchPairs(pairs: Pairs, own: Pairs, { to, added }: Moves): Pairs {
  const moved = (place: number) => to[place] ?? -1
  const values = pairs.values.slice()
  const places = pairs.places.map((of) => {
    const next = new Int32Array(of.length)
    for (let index = 0; index < of.length; index++) next[index] = moved(of[index] ?? 0)
    return new Uint32Array(next.includes(-1) ? next.filter((place) => place >= 0) : next)
  })
  const numbers = new Map(values.map((value, index) => [value, index]))
  for (const [index, value] of own.values.entries()) {
    const rows = own.places[index] ?? new Uint32Array()
    const known = numbers.get(value) ?? values.push(value) - 1
    places[known] = Uint32Array.from([
      ...(places[known] ?? []),
      ...rows.map((row) => added[row] ?? 0),
    ])
  }
  return { values, places }
}
