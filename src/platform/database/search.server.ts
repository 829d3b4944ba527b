import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Slice of a list: `limit` rows from `offset`. */
export interface Slice {
  limit: number
  offset: number
}

/** Rows that are worth weighing against one another; docs/decisions/0004. */
export const WEIGHED_MAX = 1000

/**
 * How many rows of a table satisfy a condition, counted no further than `cap`: an exact count of a
 * million does not scale.
 */
export const countUpTo = (cap: number, table: SQLWrapper, where: SQL | undefined) =>
  sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${table} WHERE ${where} LIMIT ${cap}) AS capped)`

/** What is found in one place, as names, before what is found in the next. */
export interface Tier {
  where: SQL | undefined
  /** Rows it has, counted up to `tierCap`, where that is known already. */
  size?: number
}

/** How a repository reads one table; what it gives to `pageOfTiers`. */
export interface SearchSource<Row> {
  count(where: SQL | undefined, cap: number): Promise<number>
  rows(where: SQL | undefined, order: SQL[], slice: Slice): Promise<Row[]>
  /** By the weight of the words found, for which every row of the tier is read. */
  byWeight: SQL[]
  /** By name, as an index has them, so that a page is read without the rest. */
  byName: SQL[]
}

/** How far the tiers of a page are counted: whether they are short, and whether they reach past it. */
export const tierCap = ({ offset, limit }: Slice) => Math.max(WEIGHED_MAX, offset + limit) + 1

/**
 * A page of a long list made of tiers: within a tier by weight while it is short, by name past
 * WEIGHED_MAX. So a page costs what it shows, however much is found.
 * @param tiers conditions that exclude one another, the best first; the last takes what is left
 * @param total rows of all tiers, as far as they are counted
 */
export async function pageOfTiers<Row>(
  source: SearchSource<Row>,
  tiers: Tier[],
  slice: Slice,
  total: number,
): Promise<Row[]> {
  const page: Row[] = []
  let skip = slice.offset
  let left = total
  for (const [index, { where, size: known }] of tiers.entries()) {
    const isLast = index === tiers.length - 1
    const size = isLast ? left : (known ?? (await source.count(where, tierCap(slice))))
    if (size > skip) {
      const order = size > WEIGHED_MAX ? source.byName : source.byWeight
      const limit = slice.limit - page.length
      page.push(...(await source.rows(where, order, { limit, offset: skip })))
      if (page.length === slice.limit) break
    }
    skip = Math.max(0, skip - size)
    left -= size
  }
  return page
}
