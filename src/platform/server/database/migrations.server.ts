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
 * the next one, and a start that is interrupted goes on where it was.
 * @throws what a migration failed with, of which nothing is left
 */
export async function runMigrations(
  db: Database,
  { folder = MIGRATIONS_FOLDER, patience = PATIENCE } = {},
): Promise<void> {
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`)
  await db.execute(sql`CREATE TABLE IF NOT EXISTS ${DONE} (
    id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`SELECT max(created_at)::text AS at FROM ${DONE}`,
  )
  for (const migration of readMigrationFiles({ migrationsFolder: folder }))
    if (migration.folderMillis > Number(last?.at ?? 0)) await run(db, migration, patience)
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

const runOnce = (
  db: Database,
  { sql: statements, hash, folderMillis }: MigrationMeta,
  lockMs: number,
) =>
  db.transaction(async (tx) => {
    const run = (statement: SQL) => tx.execute(statement)
    await run(sql`SELECT set_config('lock_timeout', ${String(lockMs)}, true)`)
    for (const statement of statements) await run(sql.raw(statement))
    await run(sql`INSERT INTO ${DONE} (hash, created_at) VALUES (${hash}, ${folderMillis})`)
  })
