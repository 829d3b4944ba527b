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
async function open(env: Env) {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./postgres.server.ts')
    return openPostgres(env.DATABASE_URL, env.DATABASE_POOL_SIZE, {
      directUrl: env.DATABASE_DIRECT_URL,
      readUrls: env.DATABASE_READ_URLS,
    })
  }
  const { openEmbeddedDatabase } = await import('./embedded.server.ts')
  return openEmbeddedDatabase(env.DATA_DIR)
}
