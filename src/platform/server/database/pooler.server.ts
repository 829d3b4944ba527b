import pg from 'pg'
import { log } from '../log/log.server.ts'
import { REQUEST_LIMITS } from './pool.server.ts'
import { SESSION_SETTINGS } from './settings.server.ts'

/** As the server itself writes a time. */
const time = (ms: number) => (ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`)

/** What a session would set for itself, and cannot where its transactions are each on another connection. */
const KEPT_SETTINGS: Record<string, string> = {
  ...SESSION_SETTINGS,
  lock_timeout: time(REQUEST_LIMITS.lockMs),
  statement_timeout: time(REQUEST_LIMITS.statementMs),
  idle_in_transaction_session_timeout: time(REQUEST_LIMITS.idleMs),
}

const KEPT = `
  SELECT unnest(setconfig) AS setting FROM pg_db_role_setting
  WHERE setrole = (SELECT oid FROM pg_roles WHERE rolname = $1)
    AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`

/** What a server that does not give a right answers with. */
const NOT_ALLOWED = '42501'

/**
 * Has the database keep, for the role that requests connect as, the settings of their sessions.
 * @param url that leads to a pooler
 * @param client of the server itself, as that role or as one that may alter it
 */
export async function keepSettings(url: string, client: pg.Client): Promise<void> {
  const { user: role = '' } = new pg.Client({ connectionString: url })
  const { rows } = await client.query<{ setting: string }>(KEPT, [role])
  const kept = new Set(rows.map(({ setting }) => setting))
  const missing = Object.entries(KEPT_SETTINGS).filter(
    ([name, value]) => !kept.has(`${name}=${value}`),
  )
  if (missing.length === 0) return
  // A setting of an extension is known once that is loaded; before, only an Admin of the server may keep it.
  await client.query('SELECT show_limit()')
  const database = client.escapeIdentifier(client.database ?? '')
  try {
    for (const [name, value] of missing) {
      await client.query(
        `ALTER ROLE ${client.escapeIdentifier(role)} IN DATABASE ${database} SET ${name} = ${client.escapeLiteral(value)}`,
      )
    }
  } catch (error) {
    // Another one keeps them then; what is missing is said at start.
    if ((error as pg.DatabaseError).code !== NOT_ALLOWED) throw error
  }
}

/** How statements get to the server. */
export interface Way {
  /** A pooler is between, which may give each transaction another connection. */
  isPooled: boolean
  /** Statements that are prepared once for a connection are found there again. */
  namesStatements: boolean
}

export const DIRECT: Way = { isPooled: false, namesStatements: true }

/** @param client connected, and used by nothing else meanwhile */
export async function wayOf(client: pg.Client): Promise<Way> {
  if (!(await isPooled(client))) return DIRECT
  await sayWhatIsMissing(client)
  return { isPooled: true, namesStatements: await keepsNames(client) }
}

/** A pooler gives connections numbers of its own. */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid !== (client as unknown as { processID: number }).processID
}

async function sayWhatIsMissing(client: pg.Client) {
  const names = Object.keys(KEPT_SETTINGS)
  const { rows } = await client.query<{ name: string; value: string | null }>(
    'SELECT name, current_setting(name, true) AS value FROM unnest($1::text[]) AS name',
    [names],
  )
  const missing = rows
    .filter(({ name, value }) => KEPT_SETTINGS[name] !== value)
    .map(({ name }) => `${name} = '${KEPT_SETTINGS[name]}'`)
  if (missing.length > 0)
    log.warn(
      { missing },
      'connections of the pooler lack settings: alter the role, and have the pooler connect anew',
    )
}

const PROBE = 'praca_probe'

/**
 * Whether a pooler knows of statements that have a name: it gives them names of its own then. One that does not
 * hands them on as they are, and the next transaction asks for them on a connection that has never heard of them.
 */
async function keepsNames(client: pg.Client): Promise<boolean> {
  await client.query('BEGIN')
  try {
    await client.query({ name: PROBE, text: 'SELECT 1' })
    const { rowCount } = await client.query('SELECT FROM pg_prepared_statements WHERE name = $1', [
      PROBE,
    ])
    if (rowCount === 0) return true
    await client.query(`DEALLOCATE ${PROBE}`)
    return false
  } catch (error) {
    // One that ended in the middle left it there.
    if ((error as pg.DatabaseError).code === DUPLICATE_STATEMENT) return false
    throw error
  } finally {
    await client.query('ROLLBACK')
  }
}

const DUPLICATE_STATEMENT = '42P05'
