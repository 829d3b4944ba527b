import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import * as schema from '#/db/schema/index.ts'
import { log } from '../log/log.server.ts'
import { isDatabaseAway } from './errors.server.ts'
import { Listener } from './listener.server.ts'
import { runMigrations } from './migrations.server.ts'
import { checkServerOrigin } from './origin.server.ts'
import { BACKGROUND_LIMITS, BoundedPool, type PoolLimits, REQUEST_LIMITS } from './pool.server.ts'
import { DIRECT, keepSettings, type Way, wayOf } from './pooler.server.ts'
import { isReadForAll } from './reading.server.ts'
import { primaryPosition, Replicas } from './replicas.server.ts'
import { SESSION_SETTINGS } from './settings.server.ts'
import { alone, checkRights, checkServer } from './start-up.server.ts'
import { SteadyConnection } from './steady-connection.server.ts'
import type { Database, DatabaseHandle } from './types.server.ts'

/** A database that is gone is noticed within some four seconds, and one that is back in one. */
const PULSE_MS = 1000
const PULSE_LIMIT_MS = 3000

interface Pooling {
  /**
   * The server itself, where `url` leads to a pooler: migrations and notifications need a connection of their own,
   * and jobs have other limits than the role.
   */
  directUrl?: string
  /** Of servers that repeat what this one writes. */
  readUrls?: string[]
  /** How long requests wait. */
  limits?: Omit<PoolLimits, 'max'>
}

/**
 * Connects to a PostgreSQL server and brings its schema up to date; of several processes that
 * start together one migrates and the others wait.
 * @param url `postgres://user:password@host:port/database`
 * @throws DatabaseRefused when it is too old, or has tables that are not of this line of versions
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  { directUrl = url, readUrls = [], limits = REQUEST_LIMITS }: Pooling = {},
): Promise<DatabaseHandle> {
  await migrateAlone(directUrl, url)

  const pools: BoundedPool[] = []
  let replicas: Replicas | undefined
  let way: Way = DIRECT
  const pulse = new SteadyConnection(
    { connectionString: url },
    {
      everyMs: PULSE_MS,
      limitMs: PULSE_LIMIT_MS,
      onLost: (error) => log.error({ err: error as Error }, 'the database does not answer'),
      ask: readUrls.length > 0 ? primaryPosition : undefined,
      onConnect: async (client, isFirst) => {
        if (isFirst) {
          way = await wayOf(client)
          return
        }
        // What was lost without a word looks like any other connection.
        for (const pool of pools) pool.renew()
        replicas?.primaryIsNew()
      },
    },
  )
  const isAway = () => pulse.client === undefined
  await pulse.open()
  const { isPooled, namesStatements } = way
  const own = { ...limits, max: poolSize }
  const requests = new BoundedPool(url, isPooled ? undefined : SESSION_SETTINGS, own, isAway)
  if (!namesStatements) requests.pool.on('connect', leaveNamesOut)
  const background = new BoundedPool(directUrl, SESSION_SETTINGS, BACKGROUND_LIMITS, isAway)
  pools.push(requests, background)
  if (readUrls.length > 0) {
    const manner = { limits: own, settings: SESSION_SETTINGS, leaveNamesOut }
    replicas = new Replicas(readUrls, manner, () => pulse.answer())
    readFrom(replicas, requests.pool)
  }

  const listener = new Listener(directUrl)
  const databaseOf = ({ pool }: BoundedPool) =>
    drizzle({ client: pool, schema }) as unknown as Database
  return {
    db: databaseOf(requests),
    background: databaseOf(background),
    kind: 'server',
    executeSql: (text, values) => background.pool.query(text, values),
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    alone: (work) => alone(directUrl, work),
    answers: (limitMs) => pulse.answers(limitMs),
    isAway,
    changed: () => replicas?.changed(),
    state: () => ({
      isAway: isAway(),
      heardAt: listener.heardAt,
      pools: { requests: stateOf(requests.pool), background: stateOf(background.pool) },
      replicas: replicas?.state(),
    }),
    close: async () => {
      await listener.close()
      await replicas?.close()
      await Promise.all(pools.map(({ pool }) => pool.end()))
      await pulse.close()
    },
  }
}

const stateOf = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})

type AnyQuery = (...statement: unknown[]) => Promise<unknown>

/** Has replicas answer the statements of a pool that are no part of a transaction and read what everybody may see. */
function readFrom(replicas: Replicas, primary: pg.Pool) {
  const ask = primary.query.bind(primary) as AnyQuery
  const read: AnyQuery = async (...statement) => {
    const replica = isReadForAll() ? replicas.pick() : undefined
    if (!replica) return ask(...statement)
    try {
      return await (replica.query as AnyQuery).apply(replica, statement)
    } catch (error) {
      if (!isOfReplica(error)) throw error
      return ask(...statement)
    }
  }
  primary.query = read as typeof primary.query
}

/** Took too long, or waited for a lock: it would on the primary too. */
const SLOW = new Set(['57014', '55P03'])

/** Whether the primary may answer what a replica did not: it went away, or writes nothing, or cleared away what was read. */
const isOfReplica = (error: unknown) =>
  isDatabaseAway(error) && !SLOW.has((error as pg.DatabaseError).code ?? '')

/** Has a connection send each statement whole, whatever its name. */
function leaveNamesOut(client: pg.PoolClient) {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const sendWhole = (statement: unknown, ...rest: unknown[]) =>
    send(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest)
  client.query = sendWhole as typeof client.query
}

const isNamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement

const migrateAlone = (directUrl: string, url: string) =>
  alone(directUrl, async (client) => {
    const query = (text: string, values?: unknown[]) => client.query(text, values)
    await checkServer(query)
    await checkServerOrigin(query)
    const db = drizzle({ client, schema }) as unknown as Database
    await runMigrations(db, { before: () => checkRights(query) })
    // Before the pooler connects for the first time: what it has is as it was then.
    if (url !== directUrl) await keepSettings(url, client)
  })
