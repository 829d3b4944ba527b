import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import * as schema from '#/db/schema/index.ts'
import { log } from '../log/log.server.ts'
import { lockDataFolder } from './data-folder-lock.server.ts'
import { runMigrations } from './migrations.server.ts'
import { checkClusterOrigin, markOrigin } from './origin.server.ts'
import { PgliteClient } from './pglite-client.server.ts'
import { SESSION_SETTINGS } from './settings.server.ts'
import type { Database, DatabaseHandle } from './types.server.ts'
import { within } from './within.server.ts'

/** PGlite never runs autovacuum; without statistics the planner stops using the search indexes. */
const VACUUM_INTERVAL_MS = 60 * 60 * 1000

/**
 * Opens the embedded PostgreSQL under a folder, for one process only, and brings it up to date.
 * @param dataDir folder of the installation; the cluster is its `pg` folder
 * @throws DataFolderInUse when another process has it open
 * @throws DatabaseRefused when it is of an earlier version; nothing in it is touched then
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<DatabaseHandle> {
  const cluster = path.join(dataDir, 'pg')
  checkClusterOrigin(dataDir, cluster)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // PGlite creates its files readable by everyone; the folder above keeps others out.
  chmodSync(dataDir, 0o700)
  const unlock = lockDataFolder(dataDir)
  try {
    const client = await openCluster(cluster)
    return await handle(client, unlock).catch(async (error: unknown) => {
      // Its thread would keep a command from ending.
      await client.close()
      throw error
    })
  } catch (error) {
    unlock()
    throw error
  }
}

/** A kill during the first initialisation leaves a cluster nobody can open: it is made aside. */
async function openCluster(folder: string): Promise<PgliteClient> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.initialising`
    rmSync(unfinished, { recursive: true, force: true })
    const first = new PgliteClient(unfinished)
    await first.ready()
    await first.close()
    markOrigin(unfinished)
    renameSync(unfinished, folder)
  }
  const client = new PgliteClient(folder, SESSION_SETTINGS)
  await client.ready()
  return client
}

async function handle(client: PgliteClient, unlock: () => void): Promise<DatabaseHandle> {
  const drizzleClient = client as unknown as Parameters<typeof drizzle>[0]
  const db = drizzle({ client: drizzleClient as never, schema }) as unknown as Database
  await runMigrations(db)
  // Without it the site goes on, and is slower.
  const vacuum = setInterval(
    () => client.exec('VACUUM ANALYZE').catch((err) => log.error({ err }, 'no VACUUM was made')),
    VACUUM_INTERVAL_MS,
  )
  vacuum.unref()
  return {
    db,
    background: db,
    kind: 'embedded',
    executeSql: (text, values) => client.executeSql(text, values),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    // No other process has the folder open.
    alone: (work) => work(),
    answers: (limitMs) =>
      within(limitMs, client.executeSql('SELECT 1')).then(
        () => true,
        () => false,
      ),
    isAway: () => false,
    changed: () => {},
    state: () => ({ isAway: false, pools: {} }),
    close: async () => {
      clearInterval(vacuum)
      await client.close()
      unlock()
    },
  }
}
