import PgBoss from 'pg-boss'
import type { Database } from '#/platform/server/database/types.server.ts'
import { requestUnderWay } from '../log/security-log.server.ts'
import { tracing } from '../tracing/tracing.server.ts'
import type { TraceParent } from '../tracing/types.server.ts'
import { within } from './executor.server.ts'

/** Of the data of a job: the request that asked for it, by its id and its place in a trace. */
export const CAUSE = '$cause'

export interface Cause {
  request?: string
  trace?: TraceParent
}

/** Data of a job, with what asks for it now. */
function withCause(data: object): object {
  const cause: Cause = { request: requestUnderWay(), trace: tracing?.current() }
  return cause.request || cause.trace ? { ...data, [CAUSE]: cause } : data
}

/** A job, as far as it is asked for; who asks needs not know what it does. */
export interface Asked<Data extends object> {
  /** Name of its queue, in kebab-case. */
  name: string
  /** Where asking twice is asking once: of jobs with the same key, one waits at a time. */
  keyOf?(data: Data): string
}

/** Writes the statements of the queue. It runs none but in a transaction of a caller's, so it is never started. */
const queue = new PgBoss({
  db: {
    executeSql: () => Promise.reject(new Error('A job is asked for within a transaction.')),
  },
})

/**
 * Asks for a job; one with the key of another that waits is that one. Its queue was made by `Jobs.register`.
 * @param tx the transaction of what causes it: the job exists if and only if that commits
 * @param when `at`: not before then, by the database's clock
 */
export async function enqueue<Data extends object>(
  tx: Database,
  { name, keyOf }: Asked<Data>,
  data: Data,
  { at }: { at?: Date } = {},
): Promise<void> {
  const key = keyOf && { singletonKey: keyOf(data) }
  await queue.send(name, withCause(data), { db: within(tx) as never, startAfter: at, ...key })
}
