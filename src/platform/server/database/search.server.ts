import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from './types.server.ts'

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
const countUpTo = (cap: number, table: SQLWrapper, where: SQL | undefined) =>
  sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${table} WHERE ${where ?? sql`true`} LIMIT ${cap}) AS capped)`

/** The same, read by itself. */
export async function readCount(
  db: Database,
  cap: number,
  table: SQLWrapper,
  where: SQL | undefined,
): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`total` })
    .from(sql`${countUpTo(cap, table, where)} AS counted(total)`)
  return row?.total ?? 0
}

/**
 * Whether a folded text holds what was asked, whatever its case and accents; by a trigram index on
 * the text where there is one.
 * @param folded `praca_fold(…)` as the index has it
 */
export const holds = (folded: SQL, asked: string): SQL =>
  sql`${folded} LIKE '%' || praca_fold(${asked.replace(/[\\%_]/g, '\\$&')}) || '%'`

/** What is found in one place, as names, before what is found in the next. */
export interface Tier {
  where: SQL | undefined
  /** The same for a reading by name, where many rows satisfy it. */
  walked?: SQL | undefined
  /**
   * Rows it has, known past WEIGHED_MAX; asked for where a page reaches the tier.
   * @param count finds it out, where it is not known
   */
  size(count: () => Promise<number>): Promise<number>
}

/** How a repository reads its table; what it gives to `pageOfTiers`. */
export interface TierReader<Row> {
  /** By the weight of the words found, for which every row is read; no more than WEIGHED_MAX and one. */
  weigh(where: SQL | undefined, slice: Slice): Promise<{ rows: Row[]; size: number }>
  /** By name, as an index has them, so that a page is read without the rest. */
  byName(where: SQL | undefined, slice: Slice): Promise<Row[]>
}

/**
 * A page of a long list made of tiers: within a tier by weight while it is short, by name past
 * WEIGHED_MAX. So a page costs what it shows, however much is found.
 * @param tiers conditions that exclude one another, the best first
 */
export async function pageOfTiers<Row>(
  { weigh, byName }: TierReader<Row>,
  tiers: Tier[],
  { limit, offset }: Slice,
): Promise<Row[]> {
  const page: Row[] = []
  let skip = offset
  for (const { where, walked = where, size: sizeOf } of tiers) {
    const part = { limit: limit - page.length, offset: skip }
    // What is weighed is counted by the same look.
    let weighed: Row[] | undefined
    const size = await sizeOf(async () => {
      const found = await weigh(where, part)
      weighed = found.rows
      return found.size
    })
    if (size > WEIGHED_MAX) page.push(...(await byName(walked, part)))
    else if (size > skip) page.push(...(weighed ?? (await weigh(where, part)).rows))
    if (page.length === limit) break
    skip = Math.max(0, skip - size)
  }
  return page
}
