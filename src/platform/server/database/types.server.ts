import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from '#/db/schema/index.ts'

/** What repositories take: the database itself or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface DatabaseHandle {
  db: Database
  kind: 'embedded' | 'server'
  /** Runs a statement with `$1`, `$2`…, or, without values, a script of several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Calls back with each payload notified on a channel, by any process, once it is committed. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>
  close(): Promise<void>
}
