import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { openEmbeddedDatabase } from './embedded.server.ts'
import { openPostgres } from './postgres.server.ts'
import { DatabaseRefused } from './refusal.server.ts'
import type { DatabaseHandle } from './types.server.ts'

/** When the first migration of version 0.1 was made: what its databases remember. */
const FIRST_OF_0_1 = 1795256919405

/** Every entry of a folder and the folder itself: mode, time of change and content. */
function entriesOf(folder: string) {
  return ['.', ...(readdirSync(folder, { recursive: true }) as string[]).sort()].map((name) => {
    const file = path.join(folder, name)
    const { mode, mtimeMs } = statSync(file)
    return { name, mode, mtimeMs, bytes: statSync(file).isFile() && readFileSync(file, 'hex') }
  })
}

/** What a data folder of version 0.1 has, as far as can be seen without opening it. */
function earlierFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-origin-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const inner of ['pg/base/1', 'pg/global', 'uploads/logos'])
    mkdirSync(path.join(folder, inner), { recursive: true })
  writeFileSync(path.join(folder, 'pg/PG_VERSION'), '18\n')
  writeFileSync(path.join(folder, 'pg/global/pg_control'), Buffer.alloc(8192, 7))
  writeFileSync(path.join(folder, 'uploads/logos/a.svg'), '<svg/>')
  return folder
}

it('leaves a data folder of an earlier version as it is, and says what to do', async () => {
  const folder = earlierFolder()
  const before = entriesOf(folder)
  const opening = openEmbeddedDatabase(folder)
  await expect(opening).rejects.toThrow(DatabaseRefused)
  await expect(opening).rejects.toThrow(
    /^A pasta de dados .+ é da Praça 0\.1.+ outra pasta com DATA_DIR\.$/,
  )
  expect(entriesOf(folder)).toEqual(before)
})

/** Tables, views and sequences outside PostgreSQL's own schemas, and what was migrated. */
async function contentsOf({ executeSql }: DatabaseHandle) {
  const { rows: relations } = await executeSql(`
    SELECT nspname, relname, relkind, relfilenode FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname !~ '^(pg_|information_schema)' ORDER BY 1, 2`)
  const isMigrated = relations.some((row) => (row as { nspname: string }).nspname === 'drizzle')
  const migrations = isMigrated
    ? (await executeSql('SELECT * FROM drizzle.__drizzle_migrations ORDER BY id')).rows
    : []
  return { relations, migrations }
}

const server = process.env.TEST_DATABASE_URL

/** A database of the server that a script has changed, and how to open it as a start does. */
async function changedDatabase(script: string) {
  const handle = await testDatabase()
  onTestFinished(handle.close)
  await handle.executeSql(script)
  const { rows } = await handle.executeSql('SELECT current_database() AS name')
  const url = new URL(server ?? '')
  url.pathname = `/${(rows[0] as { name: string }).name}`
  return { handle, open: () => openPostgres(url.href, 1) }
}

const NO_TABLES =
  'DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public;'

it.runIf(server).each([
  ['of an earlier version', `UPDATE drizzle.__drizzle_migrations SET created_at = ${FIRST_OF_0_1}`],
  [
    'of an earlier version, with the first of its migrations alone',
    `${NO_TABLES} UPDATE drizzle.__drizzle_migrations SET created_at = ${FIRST_OF_0_1}`,
  ],
  ['with tables and no migrations', 'DROP SCHEMA drizzle CASCADE'],
  ['with tables of migrations that did not happen', 'DELETE FROM drizzle.__drizzle_migrations'],
  [
    'with a table of another program',
    `${NO_TABLES} DROP SCHEMA drizzle CASCADE; CREATE TABLE pedidos (id int); INSERT INTO pedidos VALUES (1)`,
  ],
  [
    'with the queue of another program',
    `${NO_TABLES} DROP SCHEMA drizzle CASCADE; CREATE SCHEMA pgboss; CREATE TABLE pgboss.job (id int)`,
  ],
])('leaves a database %s as it is, and says what to do', async (_what, script) => {
  const { handle, open } = await changedDatabase(script)
  const before = await contentsOf(handle)
  const opening = open()
  await expect(opening).rejects.toThrow(DatabaseRefused)
  await expect(opening).rejects.toThrow(
    /^O banco de dados em DATABASE_URL .+ indique um banco vazio em DATABASE_URL\.$/,
  )
  expect(await contentsOf(handle)).toEqual(before)
})

it.runIf(server).each([
  ['with its own tables', 'SELECT 1'],
  ['that is empty', `${NO_TABLES} DROP SCHEMA drizzle CASCADE`],
  ['whose first start was interrupted', `${NO_TABLES} DELETE FROM drizzle.__drizzle_migrations`],
  [
    'with nothing but what an extension has',
    `${NO_TABLES} DROP SCHEMA drizzle CASCADE; CREATE EXTENSION pg_stat_statements`,
  ],
  [
    'with tables in a schema of their own',
    'CREATE SCHEMA outro; CREATE TABLE outro.pedidos (id int)',
  ],
])('opens a database %s', async (_what, script) => {
  const { open } = await changedDatabase(script)
  const { db, close } = await open()
  onTestFinished(close)
  expect((await db.query.users.findMany()).length).toBe(0)
})
