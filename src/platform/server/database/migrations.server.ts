import { setTimeout } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { codeOf } from './errors.server.ts'
import { rowsOf } from './rows.server.ts'
import { MIGRATIONS_FOLDER } from './settings.server.ts'
import type { Database } from './types.server.ts'

interface Patience {
  /** A statement that waits for a table has all wait who come after it, readers too: no longer than this. */
  lockMs: number
  /** Then they have their turn, and it is tried again. */
  pauseMs: number
  /** Who uses a table for longer than all of these tries, as a dump does, ends the start. */
  tries: number
}

const PATIENCE: Patience = { lockMs: 2000, pauseMs: 5000, tries: 250 }

/** As Drizzle keeps them. */
const DONE = sql`drizzle.__drizzle_migrations`

/**
 * Brings a database up to date. Each migration is a transaction of its own: what one locks is free before
 * the next one, and a start that is interrupted goes on where it was. One that only makes indexes concurrently
 * is none, as PostgreSQL wants it: nobody waits for a large one.
 * Nothing is written where nothing is missing: a role that may not change the schema can start then.
 * @param before called where something is to be changed, and may refuse it
 * @throws what a migration failed with, of which nothing is left
 */
export async function runMigrations(
  db: Database,
  {
    folder = MIGRATIONS_FOLDER,
    patience = PATIENCE,
    before = async () => {},
  }: { folder?: string; patience?: Patience; before?: () => Promise<void> } = {},
): Promise<void> {
  const last = await lastOf(db)
  const missing = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis > last,
  )
  if (missing.length === 0) return
  await before()
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`)
  await db.execute(sql`CREATE TABLE IF NOT EXISTS ${DONE} (
    id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  for (const migration of missing) await run(db, migration, patience)
}

/** When the last migration that was made was written; 0 where there is none. */
async function lastOf(db: Database): Promise<number> {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name`,
  )
  if (!table?.name) return 0
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`SELECT max(created_at)::text AS at FROM ${DONE}`,
  )
  return Number(last?.at ?? 0)
}

async function run(db: Database, migration: MigrationMeta, patience: Patience) {
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(db, migration, patience.lockMs)
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || tries >= patience.tries) throw error
    }
    await setTimeout(patience.pauseMs)
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

/** As `CREATE INDEX CONCURRENTLY reviews_by_day ON …`. */
const CONCURRENT_INDEX = /^\s*CREATE (?:UNIQUE )?INDEX CONCURRENTLY "?(\w+)"?\s/i

const runOnce = (db: Database, migration: MigrationMeta, lockMs: number) =>
  migration.sql.every((statement) => CONCURRENT_INDEX.test(statement))
    ? makeIndexes(db, migration)
    : runWhole(db, migration, lockMs)

const runWhole = (db: Database, { sql: statements, ...migration }: MigrationMeta, lockMs: number) =>
  db.transaction(async (tx) => {
    const run = (statement: SQL) => tx.execute(statement)
    await run(sql`SELECT set_config('lock_timeout', ${String(lockMs)}, true)`)
    for (const statement of statements) await run(sql.raw(statement))
    await noteDone(tx, migration)
  })

/** It waits for whoever writes the table, and nobody waits for it. One that was interrupted is left invalid. */
async function makeIndexes(db: Database, { sql: statements, ...migration }: MigrationMeta) {
  for (const statement of statements) {
    const [, name = ''] = CONCURRENT_INDEX.exec(statement) ?? []
    await db.execute(sql`DROP INDEX IF EXISTS ${sql.identifier(name)}`)
    await db.execute(sql.raw(statement))
  }
  await noteDone(db, migration)
}

const noteDone = (tx: Database, { hash, folderMillis }: Omit<MigrationMeta, 'sql'>) =>
  tx.execute(sql`INSERT INTO ${DONE} (hash, created_at) VALUES (${hash}, ${folderMillis})`)
