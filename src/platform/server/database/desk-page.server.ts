import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm'
import { DESK_COUNT_CAP } from '#/domain/pagination.ts'
import { readCount } from './search.server.ts'
import type { Database } from './types.server.ts'

/**
 * The order that an address asks for.
 * @param sort one of the keys, with '-' before it from the end
 * @param orders of each key its column, which '-' turns around, and what decides between equals
 */
export function orderOf<Key extends string>(
  sort: Key | `-${Key}`,
  orders: Record<Key, [column: SQLWrapper, ...others: SQL[]]>,
): SQL[] {
  const isTurned = sort.startsWith('-')
  const [column, ...others] = orders[(isTurned ? sort.slice(1) : sort) as Key]
  return [isTurned ? desc(column) : asc(column), ...others]
}

interface Statement<Row> {
  orderBy(...order: SQL[]): {
    limit(rows: number): { offset(rows: number): PromiseLike<Row[]> }
  }
}

interface PageOf<Row> {
  /** Where the rows are counted: a table, or several joined. */
  from: SQLWrapper
  where: SQL | undefined
  /** Reads the rows that satisfy the same condition. */
  rows: Statement<Row>
  order: SQL[]
}

/** A page of a list of Admins, and how many rows it has in all, counted up to DESK_COUNT_CAP. */
export async function readDeskPage<Row>(
  db: Database,
  { page, limit }: { page: number; limit: number },
  { from, where, rows, order }: PageOf<Row>,
): Promise<{ rows: Row[]; total: number }> {
  const offset = (page - 1) * limit
  const total = await readCount(db, DESK_COUNT_CAP + 1, from, where)
  // Nothing is read for a page past the end: every row before it would be passed one by one.
  if (offset >= total) return { rows: [], total }
  return {
    rows: await rows
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    total,
  }
}
