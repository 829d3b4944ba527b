import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../log/log.server.ts'
import { isPooled } from './pooler.server.ts'
import { DatabaseRefused } from './refusal.server.ts'
import { SESSION_SETTINGS } from './settings.server.ts'

/** Any number; it only has to be the same in every process that changes what the database has of schema and queues. */
const LOCK = 7_226_011
const ASK_AGAIN_MS = 250
const CONNECT_MS = 15_000

/** What is needed of a server, as `server_version_num` has it. */
const OLDEST_VERSION = 150_000
const EXTENSIONS = ['unaccent', 'pg_trgm']

export type Query = (
  text: string,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>

/**
 * Does what one process alone may do at a time, on a connection of its own; others that want to do such things wait.
 * They ask again and again: a statement that waits for a lock would keep an index from being made concurrently.
 * @param url of the server itself
 * @throws DatabaseRefused where a pooler is between: it gives each transaction another connection
 */
export async function alone<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  })
  // Lost, it ends its query with an error, never the process.
  client.on('error', () => {})
  await client.connect()
  try {
    if (await isPooled(client))
      throw new DatabaseRefused(
        'DATABASE_URL leva a um PgBouncer ou parecido: ponha em DATABASE_DIRECT_URL o endereço do próprio PostgreSQL.',
      )
    for (const [name, value] of Object.entries(SESSION_SETTINGS))
      await client.query('SELECT set_config($1, $2, false)', [name, value])
    for (let asked = 0; !(await isLocked(client)); asked++) {
      if (asked === 0) log.info('another process prepares the database: this one waits for it')
      await delay(ASK_AGAIN_MS)
    }
    return await work(client)
  } finally {
    // With it goes its lock.
    await client.end()
  }
}

async function isLocked(client: pg.Client) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCK])
  return rows[0]?.mine === true
}

/** @throws DatabaseRefused for a server that is too old, or that lacks an extension */
export async function checkServer(query: Query): Promise<void> {
  const { rows: versions } = await query(
    `SELECT current_setting('server_version') AS name, current_setting('server_version_num')::int AS number`,
  )
  const [version] = versions as { name: string; number: number }[]
  if (version && version.number < OLDEST_VERSION)
    throw new DatabaseRefused(
      `O PostgreSQL de DATABASE_URL é o ${version.name}, e a Praça precisa do 15 ou de um mais novo.`,
    )
  const { rows: found } = await query(
    'SELECT name FROM pg_available_extensions WHERE name = ANY ($1)',
    [EXTENSIONS],
  )
  const missing = EXTENSIONS.filter((name) => found.every((row) => row.name !== name))
  if (missing.length > 0)
    throw new DatabaseRefused(
      `Ao servidor de DATABASE_URL falta${missing.length > 1 ? 'm' : ''} ${missing.join(' e ')}: instale nele as extensões do PostgreSQL (no Debian, postgresql-contrib).`,
    )
}

/**
 * Asked before anything is changed.
 * @throws DatabaseRefused for a role that may not make tables
 */
export async function checkRights(query: Query): Promise<void> {
  const { rows } = await query(`
    SELECT current_user AS role, current_database() AS database,
      has_database_privilege(current_database(), 'CREATE')
        AND has_schema_privilege('public', 'CREATE') AS may`)
  const [row] = rows as { role: string; database: string; may: boolean }[]
  if (!row || row.may) return
  throw new DatabaseRefused(
    `O usuário ${row.role} não pode criar tabelas no banco ${row.database}: dê a ele GRANT CREATE ON DATABASE e GRANT CREATE ON SCHEMA public, ou rode "npm run migrate" com o dono do banco em DATABASE_DIRECT_URL.`,
  )
}
