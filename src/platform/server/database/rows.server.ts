import type { SQL } from 'drizzle-orm'
import type { Database } from './types.server.ts'

/** What a raw statement gives: both drivers answer a raw statement with its rows under `rows`. */
export async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] }
  return rows
}
