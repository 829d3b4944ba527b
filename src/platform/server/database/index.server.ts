import type { Env } from '#/platform/server/env.server.ts'
import { openEmbeddedDatabase } from './embedded.server.ts'
import { openPostgres } from './postgres.server.ts'
import type { DatabaseHandle } from './types.server.ts'

/** One per process, also when hot reload loads this module again. */
const shared = globalThis as { pracaDatabase?: Promise<DatabaseHandle> }

/** Opens the database that the configuration names, migrated and ready; later calls give the same. */
export function openDatabase(env: Env): Promise<DatabaseHandle> {
  shared.pracaDatabase ??= env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DATABASE_POOL_SIZE)
    : openEmbeddedDatabase(env.DATA_DIR)
  return shared.pracaDatabase
}
