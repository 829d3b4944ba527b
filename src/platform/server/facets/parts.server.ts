import { type SQL, sql } from 'drizzle-orm'
import type { Choices } from '#/addresses/facets.ts'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import { REACHED_MAX } from '../database/word-search.server.ts'
import { kept } from '../page-cache.server.ts'
import { lastShelf } from './held-shelf.server.ts'
import { byName, conditionOf, type Listing } from './listing.server.ts'
import { idsOf } from './shelf.ts'

/** An id by itself. */
const BYTES_EACH = 64
/** One with what facets count of it, on a shelf of its own. */
const BYTES_EACH_SHELVED = 512
/** One whose text a list in memory has anyway. */
const BYTES_EACH_ON_SHELF = 16

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
  listing: Listing,
  key: unknown[],
  find: () => Promise<Found<Reading>>,
): Promise<Found<Reading>> {
  const { name, tags } = listing
  const shelf = lastShelf(db, listing)
  const bytesOf = ({ ids }: Found<Reading>) =>
    (ids.length + 4) * (shelf ? BYTES_EACH_ON_SHELF : BYTES_EACH)
  return kept(db, { key: `found ${name} ${JSON.stringify(key)}`, tags, bytesOf }, async () => {
    const { ids, reading } = await find()
    return { ids: shelf ? idsOf(shelf, ids) : ids, reading }
  })
}

/** Of so few rows, each is looked at by its id. */
export const FEW = 2000

/**
 * What is chosen of a list; undefined is all of it. Where that is little, an index of words that many rows have
 * would be walked in vain, and more than once: so it is named by its ids.
 * @param few the ids, where they are known and no more than FEW
 */
export async function partOf(
  db: Database,
  listing: Listing,
  chosen: Choices,
  few: string[] | undefined,
): Promise<Part | undefined> {
  const where = await conditionOf(db, listing, chosen)
  if (!where) return undefined
  return {
    where: few ? sql`${listing.id} = ANY (${`{${few}}`}::uuid[])` : where,
    key: JSON.stringify(chosen),
  }
}

/** The first rows of a part of a list, in an order. */
export function firstIds(
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

/**
 * What is looked at first of a list that is too large for memory, where nothing is asked or chosen: the page that
 * most people open, and what a list narrowed down by one facet offers of that one. Kept under the list's tags.
 */
export const keptWhole = <First extends Found<unknown>>(
  db: Database,
  { name, tags }: Listing,
  order: string,
  look: () => Promise<First>,
): Promise<First> =>
  kept(
    db,
    {
      key: `whole ${name} ${order}`,
      tags,
      bytesOf: ({ ids }) => (ids.length + 1) * BYTES_EACH_SHELVED,
    },
    look,
  )
