import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openMemoryDatabase } from '#/platform/server/database/embedded.server.ts'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'

/**
 * An empty, migrated database of the test file's own: embedded and in memory, or, when
 * TEST_DATABASE_URL names a PostgreSQL server, a new database there that `close` drops.
 */
export async function testDatabase(): Promise<DatabaseHandle> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : openMemoryDatabase()
}

async function openOnServer(server: string): Promise<DatabaseHandle> {
  const name = `praca_test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const handle = await openPostgres(url.href, 10)
  return {
    ...handle,
    close: async () => {
      await handle.close()
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function administer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
