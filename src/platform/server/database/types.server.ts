import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from '#/db/schema/index.ts'

/** What repositories take: the database itself or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface DatabaseHandle {
  /** For requests: what takes long fails, since somebody waits. */
  db: Database
  /** The same for jobs and commands, which better wait than fail, and which leave requests their connections. */
  background: Database
  kind: 'embedded' | 'server'
  /** Runs a statement of the background with `$1`, `$2`…, or, without values, a script of several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Calls back with each payload notified on a channel, by any process, once it is committed. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>
  /** Does what only one process may do at a time, as making queues. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Whether it answers within a time, on a connection that nothing else uses. */
  answers(limitMs: number): Promise<boolean>
  /** Whether it is known not to answer, so that nobody has to wait for it. */
  isAway(): boolean
  /** Hears that something was committed: what is read from now on has it, also where a replica is read. */
  changed(): void
  /** What is known of its connections, for who watches the process. */
  state(): DatabaseState
  close(): Promise<void>
}

export interface DatabaseState {
  isAway: boolean
  /** When the connection that hears of changes last answered, in ms since 1970; missing where there is none. */
  heardAt?: number
  pools: Record<string, { total: number; idle: number; waiting: number }>
  /** Missing where nothing but the primary is read. */
  replicas?: ReplicaState[]
}

export interface ReplicaState {
  /** As host:port. */
  name: string
  /** For how long it has not got what the primary wrote. */
  lagMs: number
  /** Whether it is there and keeps up, so that it is read. */
  isUp: boolean
}
