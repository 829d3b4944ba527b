import { AsyncResource } from 'node:async_hooks'
import type { Socket } from 'node:net'
import pg from 'pg'
import { log } from '../log/log.server.ts'
import { tracing } from '../tracing/tracing.server.ts'
import { DatabaseAway } from './errors.server.ts'
import { cut } from './steady-connection.server.ts'

export interface PoolLimits {
  max: number
  /** A statement that waits for what another one has locked. */
  lockMs: number
  /** A statement in all. */
  statementMs: number
  /** Between two statements of a transaction: who is held up longer holds others up. */
  idleMs: number
  /** Who waits for a connection while all are at work. */
  waitMs: number
  /** All at work, and none come back for so long: who comes then is told at once. */
  stuckMs: number
}

/** For requests: somebody waits, and hears within two seconds that it cannot be done now. */
export const REQUEST_LIMITS: Omit<PoolLimits, 'max'> = {
  lockMs: 900,
  statementMs: 15_000,
  idleMs: 15_000,
  waitMs: 900,
  stuckMs: 500,
}

/** For jobs and commands, which better wait than fail. */
export const BACKGROUND_LIMITS: PoolLimits = {
  max: 4,
  lockMs: 30_000,
  statementMs: 60_000,
  idleMs: 600_000,
  waitMs: 60_000,
  stuckMs: Number.POSITIVE_INFINITY,
}

const CONNECT_MS = 5000
const KEEP_ALIVE_MS = 10_000
/** PostgreSQL ends a statement before: a connection that is silent for so much longer is dead. */
const BEYOND_STATEMENT_MS = 2000
/** Once the database is known to answer others, a connection at work that says nothing for so long is dead. */
const DOUBTED_MS = 3000

type Done = (release?: unknown) => void
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void

const optionsOf = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** Connections to a database, none of which anybody waits for without an end. */
export class BoundedPool {
  readonly pool: pg.Pool
  readonly #limits: PoolLimits
  readonly #atWork = new Map<pg.PoolClient, boolean>()
  #movedAt = Date.now()

  /**
   * @param settings of its sessions; undefined where a pooler is between, which takes none: the role has them then
   * @param isAway whether the database is known not to answer: nobody waits for it then
   */
  constructor(
    url: string,
    settings: Record<string, string> | undefined,
    limits: PoolLimits,
    isAway: () => boolean,
  ) {
    this.#limits = limits
    this.pool = new pg.Pool({
      connectionString: url,
      max: limits.max,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: Math.max(CONNECT_MS, limits.waitMs),
      ...(settings && {
        options: optionsOf({
          ...settings,
          lock_timeout: String(limits.lockMs),
          statement_timeout: String(limits.statementMs),
          idle_in_transaction_session_timeout: String(limits.idleMs),
        }),
      }),
    })
    const { pool } = this
    // Idle or at work, a connection that is lost ends its query with an error, never the process.
    pool.on('error', (error) => log.error({ err: error }, 'a connection to the database was lost'))
    pool.on('connect', (client) => {
      client.on('error', () => {})
      client.once('end', () => this.#takeBack(client))
      this.#cutWhenSilent(client)
      if (tracing) traceStatements(client)
    })
    pool.on('acquire', (client) => this.#atWork.set(client, true))
    pool.on('release', (_error, client) => {
      this.#movedAt = Date.now()
      this.#atWork.set(client, false)
    })
    pool.on('remove', (client) => this.#atWork.delete(client))
    this.#boundWaiting(isAway)
  }

  /**
   * Gives up the connections that a network may have lost without a word: those that nobody uses at once, the others
   * where nothing comes from them for a while.
   */
  renew() {
    for (const [client, isAtWork] of this.#atWork) {
      if (!isAtWork) cut(client)
      else this.#cutUnlessHeard(client)
    }
  }

  /** A transaction that could not even begin gives nothing back (Drizzle): its place would be lost for good. */
  #takeBack(client: pg.PoolClient) {
    if (!this.#atWork.get(client)) return
    client.release(true)
    // Who else had it may give it back as well.
    client.release = () => {}
  }

  #cutUnlessHeard(client: pg.PoolClient) {
    const stream = streamOf(client)
    const { bytesRead } = stream
    setTimeout(() => {
      if (stream.bytesRead === bytesRead && this.#atWork.get(client)) cut(client)
    }, DOUBTED_MS).unref()
  }

  #cutWhenSilent(client: pg.PoolClient) {
    const silent = () => {
      if (this.#atWork.get(client)) cut(client)
    }
    const { statementMs, idleMs } = this.#limits
    streamOf(client).setTimeout(Math.max(statementMs, idleMs) + BEYOND_STATEMENT_MS, silent)
  }

  #boundWaiting(isAway: () => boolean) {
    const { pool } = this
    const { max, waitMs, stuckMs } = this.#limits
    const connect = pool.connect.bind(pool) as (done: Callback) => void
    const isFull = () => pool.totalCount >= max && pool.idleCount === 0
    const bounded = (answer: Callback) => {
      // Whoever gives a connection back calls who waits for one.
      const done = tracing ? AsyncResource.bind(answer) : answer
      if (isAway()) return done(new DatabaseAway(), undefined, () => {})
      if (!isFull()) {
        this.#movedAt = Date.now()
        return connect(done)
      }
      if (Date.now() - this.#movedAt > stuckMs) return done(new DatabaseAway(), undefined, () => {})
      let isLate = false
      const late = setTimeout(() => {
        isLate = true
        done(new DatabaseAway(), undefined, () => {})
      }, waitMs)
      return connect((error, client, release) => {
        clearTimeout(late)
        if (!isLate) return done(error, client, release)
        if (client) release()
      })
    }
    pool.connect = ((done?: Callback) => {
      if (done) return bounded(done)
      return new Promise<pg.PoolClient>((resolve, reject) =>
        bounded((error, client) => (client ? resolve(client) : reject(error))),
      )
    }) as typeof pool.connect
  }
}

type AnyQuery = (...statement: unknown[]) => unknown

/** Has a connection tell when each of its statements begins and ends. */
function traceStatements(client: pg.PoolClient) {
  const ask = client.query.bind(client) as AnyQuery
  const traced: AnyQuery = (...statement) => {
    const [first] = statement
    const text = typeof first === 'string' ? first : (first as pg.QueryConfig).text
    const over = tracing?.statement(text)
    const answer = statement.at(-1)
    if (typeof answer === 'function')
      return ask(...statement.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        over?.(error)
        answer(error, ...rest)
      })
    const result = ask(...statement)
    Promise.resolve(result).then(() => over?.(), over)
    return result
  }
  client.query = traced as typeof client.query
}

const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream
