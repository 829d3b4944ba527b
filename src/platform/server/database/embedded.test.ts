import { fork } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { count, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { makeCategory } from '#/db/factories/index.ts'
import { categories } from '#/db/schema/index.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import { log } from '../log/log.server.ts'
import { keepCompiledPostgres } from '../testing/compiled-postgres.server.ts'
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.server.ts'
import { openEmbeddedDatabase } from './embedded.server.ts'
import { PgliteClient } from './pglite-client.server.ts'

// Opening one takes seconds at best.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), 'praca-embedded-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Of an empty database: to make one takes most of the time. */
let made: string
/** A test's own copy. */
let folder: string

beforeAll(async () => {
  await keepCompiledPostgres()
  made = temporaryFolder()
  const { close } = await openEmbeddedDatabase(made)
  await close()
})
afterAll(() => remove(made))

beforeEach(() => {
  folder = temporaryFolder()
  cpSync(made, folder, { recursive: true })
})
afterEach(() => remove(folder))

it('keeps no process from ending where its schema cannot be brought up to date', async () => {
  const threads = () =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length
  const before = threads()
  const first = await openEmbeddedDatabase(folder)
  expect(threads()).toBeGreaterThan(before)
  await first.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations`)
  await first.close()
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow()
  expect(threads()).toBe(before)
})

it('keeps what was written, in a folder that is the owner’s alone', async () => {
  chmodSync(folder, 0o755)
  const first = await openEmbeddedDatabase(folder)
  await makeCategory(first.db, { name: 'Fica' })
  await first.close()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(existsSync(path.join(folder, 'praca.lock'))).toBe(false)

  const second = await openEmbeddedDatabase(folder)
  const [row] = await second.db.select({ total: count() }).from(categories)
  expect(row?.total).toBe(1)
  await second.close()
})

it('undoes a transaction that fails, and goes on', async () => {
  const { db, close } = await openEmbeddedDatabase(folder)
  const failing = db.transaction(async (tx) => {
    await makeCategory(tx, { name: 'Desfeita' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await Promise.all(
    ['A', 'B', 'C'].map((name) => db.transaction((tx) => makeCategory(tx, { name }))),
  )
  expect(await db.$count(categories)).toBe(3)
  await close()
})

it('goes on where its hourly upkeep fails', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { db, close } = await openEmbeddedDatabase(folder)
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const exec = vi.spyOn(PgliteClient.prototype, 'exec').mockRejectedValue(new Error('no room'))
  vi.advanceTimersByTime(HOUR_MS)
  vi.useRealTimers()
  expect(exec).toHaveBeenCalledExactlyOnceWith('VACUUM ANALYZE')
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
  expect(await db.$count(categories)).toBe(0)
  await close()
})

it('refuses a second process with a sentence', async () => {
  const release = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse)
  expect(() => lockDataFolder(folder)).toThrow(/já está em uso pelo processo \d+/)
  release()
  lockDataFolder(folder)()
})

it.skipIf(!existsSync('/proc'))('takes over from a process that was killed', async () => {
  const child = fork('-e', ['setInterval(() => {}, 1000)'], { execArgv: [], stdio: 'ignore' })
  await new Promise((resolve) => child.once('spawn', resolve))
  const lock = path.join(folder, 'praca.lock')
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
  const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  writeFileSync(lock, JSON.stringify({ pid: child.pid, startedAt }))
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse)

  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  lockDataFolder(folder)()
  expect(existsSync(lock)).toBe(false)
})
