import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '#/platform/server/database/embedded.server.ts'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import { MIGRATIONS_FOLDER } from '#/platform/server/database/settings.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { Jobs } from '#/platform/server/jobs/jobs.server.ts'
import { keepCompiledPostgres } from '#/platform/server/testing/compiled-postgres.server.ts'
import {
  administer,
  databaseUrl,
  newName,
} from '#/platform/server/testing/server-databases.server.ts'
import { JOBS } from '../jobs.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What `testDatabase` copies: the name of a database on the server, else a folder. */
    databaseTemplate: string
  }
}

const CACHE = path.resolve('node_modules/.cache/praca-test-databases')

/** Makes, before the first test, the database that each test file gets a copy of. */
export default async function setUp({ provide }: TestProject) {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return provide('databaseTemplate', await embeddedTemplate())
  const name = newName('template')
  await administer(server, `CREATE DATABASE ${name}`)
  await fill(await openPostgres(databaseUrl(server, name), 1))
  provide('databaseTemplate', name)
  return () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
}

/** Making one takes seconds: it is kept until what it is made of changes. */
async function embeddedTemplate(): Promise<string> {
  const folder = path.join(CACHE, stateOfSources())
  if (existsSync(folder)) return folder
  await keepCompiledPostgres()
  mkdirSync(CACHE, { recursive: true })
  const unfinished = mkdtempSync(path.join(CACHE, 'unfinished-'))
  await fill(await openEmbeddedDatabase(unfinished))
  renameSync(unfinished, folder)
  return folder
}

async function fill(database: DatabaseHandle) {
  const jobs = await Jobs.open(database, { supervise: false })
  await jobs.register(JOBS, undefined as never)
  await jobs.close()
  await database.close()
}

/** Changes with the migrations, the queues, and the versions of PGlite and pg-boss. */
function stateOfSources(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(path.join(MIGRATIONS_FOLDER, name)))
  hash.update(readFileSync('src/platform/server/jobs/jobs.server.ts'))
  hash.update(readFileSync('package-lock.json'))
  hash.update(JSON.stringify(JOBS.map((job) => ({ ...job, keyOf: Boolean(job.keyOf) }))))
  return hash.digest('hex').slice(0, 16)
}
