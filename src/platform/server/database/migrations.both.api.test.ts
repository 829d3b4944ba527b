import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { runMigrations } from './migrations.server.ts'
import { rowsOf } from './rows.server.ts'
import type { Database } from './types.server.ts'

/** A folder of migrations that come after all others. */
function migrations(...scripts: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'meta'))
  const entries = scripts.map((script, idx) => {
    writeFileSync(path.join(folder, `${idx}.sql`), script)
    return { idx, version: '7', when: 9_000_000_000_000 + idx, tag: String(idx), breakpoints: true }
  })
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  return folder
}

const has = async (db: Database, table: string) => {
  const [row] = await rowsOf<{ name: string | null }>(
    db,
    sql`SELECT to_regclass(${table})::text AS name`,
  )
  return row?.name === table
}

it('keeps each migration by itself, nothing of one that fails, and goes on there', async () => {
  const { db, close } = await testDatabase()
  onTestFinished(close)
  const first = 'CREATE TABLE first_of_all (id int)'
  const failing = 'CREATE TABLE half_made (id int);--> statement-breakpoint\nSELECT 1 / 0'
  await expect(runMigrations(db, { folder: migrations(first, failing) })).rejects.toThrow()
  expect(await has(db, 'first_of_all')).toBe(true)
  expect(await has(db, 'half_made')).toBe(false)

  const folder = migrations(first, failing.replace('1 / 0', '1'), 'CREATE TABLE third (id int)')
  await runMigrations(db, { folder })
  await runMigrations(db, { folder })
  expect(await has(db, 'half_made')).toBe(true)
  expect(await has(db, 'third')).toBe(true)
})

it.runIf(process.env.TEST_DATABASE_URL)(
  'waits for a table without having readers wait, until it has its turn',
  async () => {
    const { db, close } = await testDatabase()
    onTestFinished(close)
    const patience = { lockMs: 50, pauseMs: 100, tries: 100 }
    const folder = migrations('ALTER TABLE offers ADD COLUMN later int')
    const isThere = async () =>
      (await rowsOf(db, sql`SELECT FROM pg_attribute WHERE attname = 'later'`)).length > 0
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let migrated: Promise<void> | undefined
    const reading = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM offers LIMIT 1`)
      migrated = runMigrations(db, { folder, patience })
      await released
    })
    const waits = sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'offers'::regclass`
    await expect.poll(async () => (await rowsOf(db, waits)).length).toBeGreaterThan(0)
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = '5s'`)
      await tx.execute(sql`SELECT FROM offers LIMIT 1`)
    })
    expect(await isThere()).toBe(false)
    release()
    await reading
    await migrated
    expect(await isThere()).toBe(true)
  },
)

it('gives up on a table that somebody uses all the time', async () => {
  const { db, close } = await testDatabase()
  onTestFinished(close)
  const folder = migrations(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '55P03'; END $$`)
  const patience = { lockMs: 10, pauseMs: 1, tries: 3 }
  await expect(runMigrations(db, { folder, patience })).rejects.toThrow()
})

it('makes an index beside those who use its table, and again where that was interrupted', async () => {
  const { db, close } = await testDatabase()
  onTestFinished(close)
  const folder = migrations('CREATE INDEX CONCURRENTLY "by_slogan" ON offers (slogan)')
  await db.execute(sql`CREATE INDEX by_slogan ON offers (id)`)
  await runMigrations(db, { folder })
  const [index] = await rowsOf<{ is: string }>(
    db,
    sql`SELECT pg_get_indexdef('by_slogan'::regclass) AS is`,
  )
  expect(index?.is).toContain('(slogan)')
})
