/**
 * Runs the embedded PostgreSQL in a thread of its own, so that a long query never holds the event
 * loop of the server. Answers the requests of pglite-client.server.ts one by one.
 *
 * Plain JavaScript, because Node starts it as a file both from the sources and from the build.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

const port = parentPort
if (!port) throw new Error('pglite-worker runs only as a worker thread')

const { dataDir, settings } = workerData

/** What a server on a disc would need, in memory that PostgreSQL takes at once: 128 and 64 MB by itself. */
const MEMORY = ['-c', 'shared_buffers=16MB', '-c', 'maintenance_work_mem=16MB']

/** @typedef {{ tx: import('@electric-sql/pglite').Transaction, end: (commit: boolean) => Promise<void> }} OpenTransaction */
/** @type {Map<number, OpenTransaction>} */
const transactions = new Map()
let lastTransaction = 0

const database = (async () => {
  const startParams = [...PGlite.defaultStartParams, ...MEMORY]
  const pg = await PGlite.create({ dataDir, extensions: { pg_trgm, unaccent }, startParams })
  for (const [name, value] of Object.entries(settings)) {
    await pg.query('SELECT set_config($1, $2, false)', [name, value])
  }
  return pg
})()

const identity = (/** @type {string} */ value) => value

/** @param {{ rowMode?: 'array' | 'object', textTypes?: number[] }} options */
const queryOptions = ({ rowMode, textTypes = [] }) => ({
  rowMode,
  parsers: Object.fromEntries(textTypes.map((oid) => [oid, identity])),
})

/** Where a statement runs: inside its transaction, else on the database. @param {number} [id] */
async function target(id) {
  if (id === undefined) return database
  const open = transactions.get(id)
  if (!open) throw new Error(`transaction ${id} is over`)
  return open.tx
}

async function begin() {
  const pg = await database
  const id = ++lastTransaction
  await new Promise((started, failed) => {
    const finished = pg.transaction(async (tx) => {
      await new Promise((resolve, reject) => {
        const rollback = new Error('rollback')
        transactions.set(id, {
          tx,
          end: async (commit) => {
            transactions.delete(id)
            if (commit) resolve(undefined)
            else reject(rollback)
            await finished.catch((error) => {
              if (error !== rollback) throw error
            })
          },
        })
        started(undefined)
      })
    })
    finished.catch(failed)
  })
  return id
}

/** @type {Record<string, (message: any) => Promise<unknown>>} */
const operations = {
  ready: async () => void (await database),
  query: async ({ tx, sql, params, options }) =>
    (await target(tx)).query(sql, params, queryOptions(options)),
  exec: async ({ tx, sql }) => (await target(tx)).exec(sql),
  begin,
  end: async ({ tx, commit }) => transactions.get(tx)?.end(commit),
  listen: async ({ channel }) => {
    const pg = await database
    await pg.listen(channel, (payload) => port.postMessage({ channel, payload }))
  },
  close: async () => (await database).close(),
}

port.on('message', async ({ id, operation, ...message }) => {
  try {
    port.postMessage({ id, result: await operations[operation]?.(message) })
  } catch (error) {
    const { name, message: text, ...fields } = /** @type {Error} */ (error)
    port.postMessage({ id, error: { ...JSON.parse(JSON.stringify(fields)), name, message: text } })
  }
})
