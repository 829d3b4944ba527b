import { spawnSync } from 'node:child_process'
import pg from 'pg'

/**
 * Ends the command with a sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Of the server itself: a balancer of connections is no place for a dump. */
export function addressOfDatabase() {
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (!url)
    fail('Falta DATABASE_URL. O banco embutido se copia com o servidor parado: é a pasta DATA_DIR.')
  return url
}

/**
 * Runs a program of PostgreSQL. Everybody on the machine may read its arguments: the password is none of them.
 * @param {string} program
 * @param {string} url of the database
 * @param {(address: string) => string[]} argsFor with the address, without the password
 */
export function runTool(program, url, argsFor) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const { status, error } = spawnSync(program, argsFor(address.href), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  if (error) fail(`${program} não foi encontrado: instale o cliente do PostgreSQL.`)
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * The number that a statement gives as `n`.
 * @param {string} url
 * @param {string} statement
 * @returns {Promise<number>}
 */
export async function askDatabase(url, statement) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(statement)
    return rows[0].n
  } finally {
    await client.end()
  }
}
