import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { openEmbeddedDatabase } from '#/platform/server/database/embedded.server.ts'
import { BACKGROUND_LIMITS } from '#/platform/server/database/pool.server.ts'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { keepCompiledPostgres } from './compiled-postgres.server.ts'
import { administer, databaseUrl, newName } from './server-databases.server.ts'

/**
 * A database of the test file's own, as a first start leaves it: migrated, with its queues, and
 * empty. It is a copy of the run's template: a folder of the embedded database, or, when
 * TEST_DATABASE_URL names a PostgreSQL server, a database there. `close` removes it.
 */
export async function testDatabase(): Promise<DatabaseHandle> {
  const server = process.env.TEST_DATABASE_URL
  const template = inject('databaseTemplate')
  return server ? copyOnServer(server, template) : copyOfFolder(template)
}

async function copyOfFolder(template: string): Promise<DatabaseHandle> {
  await keepCompiledPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-test-database-'))
  cpSync(template, folder, { recursive: true })
  return closedBy(await openEmbeddedDatabase(folder), () =>
    rmSync(folder, { recursive: true, force: true }),
  )
}

/** Copying files takes a tenth of the default strategy's time, which writes every page to the log. */
async function copyOnServer(server: string, template: string): Promise<DatabaseHandle> {
  const name = newName('test')
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  // On a busy machine tests wait for their turn.
  const limits = BACKGROUND_LIMITS
  return closedBy(await openPostgres(databaseUrl(server, name), 10, { limits }), () =>
    administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  )
}

const closedBy = (handle: DatabaseHandle, remove: () => unknown): DatabaseHandle => ({
  ...handle,
  close: async () => {
    await handle.close()
    await remove()
  },
})
