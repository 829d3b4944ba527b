import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from '#/db/schema/index.ts'
import { log } from '../log/log.server.ts'
import { runMigrations } from './migrations.server.ts'
import { checkServerOrigin } from './origin.server.ts'
import { SESSION_SETTINGS } from './settings.server.ts'
import type { Database, DatabaseHandle } from './types.server.ts'

/** Any number; it only has to be the same in every process that migrates. */
const MIGRATION_LOCK = 7_226_011

const STATEMENT_TIMEOUT_MS = 15_000

interface Pooling {
  /** False where a balancer gives each transaction another connection, and knows no prepared statements. */
  namesStatements?: boolean
  /** The server itself, where `url` leads to such a balancer: migrations and notifications need one connection. */
  directUrl?: string
}

/**
 * Connects to a PostgreSQL server and brings its schema up to date; of several processes that
 * start together one migrates and the others wait.
 * @param url `postgres://user:password@host:port/database`
 * @throws DatabaseRefused when it has tables that are not of this line of versions
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  { namesStatements = true, directUrl = url }: Pooling = {},
): Promise<DatabaseHandle> {
  const options = optionsOf({
    ...SESSION_SETTINGS,
    statement_timeout: String(STATEMENT_TIMEOUT_MS),
  })
  const pool = new pg.Pool({ connectionString: url, max: poolSize, options })
  // Idle or at work, a connection that is lost ends its query with an error, never the process.
  pool.on('error', (error) => log.error({ err: error }, 'a connection to the database was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  if (!namesStatements) pool.on('connect', leaveNamesOut)
  await migrateOnce(directUrl)

  const listener = new Listener(directUrl)
  return {
    db: drizzle({ client: pool, schema }) as unknown as Database,
    kind: 'server',
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

const optionsOf = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** Has a connection send each statement whole, whatever its name. */
function leaveNamesOut(client: pg.PoolClient) {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const sendWhole = (statement: unknown, ...rest: unknown[]) =>
    send(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest)
  client.query = sendWhole as typeof client.query
}

const isNamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement

async function migrateOnce(url: string) {
  const client = new pg.Client({
    connectionString: url,
    options: optionsOf(SESSION_SETTINGS),
  })
  // Lost, it ends its query with an error, never the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await checkServerOrigin((text) => client.query(text))
    await runMigrations(drizzle({ client, schema }) as unknown as Database)
  } finally {
    // With it goes its lock.
    await client.end()
  }
}

const RECONNECT_DELAY_MS = 1000

/** One connection that hears notifications, and that comes back when it is lost. */
class Listener {
  readonly #url: string
  readonly #onPayloads = new Map<string, (payload: string) => void>()
  #client: Promise<pg.Client> | undefined
  #closed = false

  constructor(url: string) {
    this.#url = url
  }

  async listen(channel: string, onPayload: (payload: string) => void) {
    this.#onPayloads.set(channel, onPayload)
    this.#client ??= this.#connect()
    const client = await this.#client
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
  }

  async close() {
    this.#closed = true
    await (await this.#client)?.end()
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true })
    client.on('notification', ({ channel, payload }) =>
      this.#onPayloads.get(channel)?.(payload ?? ''),
    )
    client.on('error', (error) =>
      log.error({ err: error }, 'the connection that hears notifications was lost'),
    )
    await client.connect()
    client.on('end', () => {
      if (!this.#closed) setTimeout(() => void this.#reconnect(), RECONNECT_DELAY_MS).unref()
    })
    return client
  }

  async #reconnect() {
    try {
      this.#client = this.#connect()
      const client = await this.#client
      for (const [channel, onPayload] of this.#onPayloads) {
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
        // What was announced meanwhile is unknown: everything may have changed.
        onPayload('*')
      }
    } catch {
      setTimeout(() => void this.#reconnect(), RECONNECT_DELAY_MS).unref()
    }
  }
}
