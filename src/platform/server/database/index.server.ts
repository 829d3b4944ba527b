import type { Env } from '#/platform/server/env.server.ts'
import type { DatabaseHandle } from './types.server.ts'

/** One per process, also when hot reload loads this module again. */
const shared = globalThis as { pracaDatabase?: Promise<DatabaseHandle> }

/** Opens the database that the configuration names, migrated and ready; later calls give the same. */
export function openDatabase(env: Env): Promise<DatabaseHandle> {
  shared.pracaDatabase ??= open(env)
  return shared.pracaDatabase
}

/** Only the code of one is loaded. */
async function open({ DATABASE_URL, DATABASE_POOL_SIZE, DATA_DIR }: Env) {
  if (DATABASE_URL) {
    const { openPostgres } = await import('./postgres.server.ts')
    return openPostgres(DATABASE_URL, DATABASE_POOL_SIZE)
  }
  const { openEmbeddedDatabase } = await import('./embedded.server.ts')
  return openEmbeddedDatabase(DATA_DIR)
}
