import { sql } from 'drizzle-orm'
import type { Database } from './types.server.ts'

/** Has plans know what a large import brought; the embedded database gathers no statistics by itself. */
export async function gatherStatistics(db: Database) {
  await db.execute(sql`ANALYZE`)
}
