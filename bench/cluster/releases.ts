import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import { administer, databaseUrl } from '#/platform/server/testing/server-databases.server.ts'
import { ROOT } from '../../scripts/lib/install.mjs'
import { withCommit } from '../trees.ts'
import { type Answer, ask, repeatedly, until } from './client.ts'
import type { Database } from './database.ts'
import { countsOf, writing } from './faults.ts'
import type { Filled } from './fill.ts'
import type { Row } from './report.ts'
import { addressesOf, type Process, startBalancer, startProcess, writersOf } from './site.ts'

const PROCESSES = 2
/** For each state that the site goes through. */
const WHILE_MS = 6000
/** A balancer asks twice, and believes the second answer. */
const NOTICED_MS = 1500

/**
 * Runs a command of a tree on a database. The ways of all processes to theirs go through this one, which must not stand
 * still meanwhile.
 * @returns what it prints
 */
async function run(tree: string, command: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', command], {
    cwd: tree,
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
  })
  return stdout
}

/** Fills a database by a release's own tables. */
async function fillBy(tree: string, url: string): Promise<Filled> {
  const folder = path.join('bench', 'cluster')
  mkdirSync(path.join(tree, folder), { recursive: true })
  for (const file of ['fill.ts', 'fill-alone.ts'])
    copyFileSync(path.join(ROOT, folder, file), path.join(tree, folder, file))
  return JSON.parse(await run(tree, path.join(folder, 'fill-alone.ts'), { DATABASE_URL: url }))
}

/** What is not in the cache of any process, and in the tables that releases change. */
const pathsOf = ({ products }: Filled, turn: number) => {
  const id = products[turn % products.length]
  const unknown = `${Date.now()}${turn}`
  const paths = [
    '/',
    `/softwares/release${unknown}`,
    `/software/details/${id}`,
    `/suppliers?search=release${unknown}`,
    `/v1/software?id=${id}`,
    `/v1/software/search?search=release${unknown}`,
  ]
  return paths[turn % paths.length] ?? '/'
}

/**
 * A release takes the place of the one before it under load: migrations first, then one process after the other, and
 * back again.
 * @param before the release that is replaced, as git knows it
 */
export const twoReleases = (servers: Database, folder: string, before: string): Promise<Row[]> =>
  withCommit(before, async ({ folder: old }) => {
    const name = 'two_releases'
    await administer(servers.directUrl, `CREATE DATABASE ${name}`)
    const own = {
      url: databaseUrl(servers.url, name),
      directUrl: databaseUrl(servers.directUrl, name),
      replicaUrl: databaseUrl(servers.replicaUrl, name),
    }
    const start = (tree: string, env: Record<string, string> = {}) =>
      startProcess(own, folder, env, tree)
    const filled = await fillBy(old, own.directUrl)
    const processes: Process[] = []
    for (let started = 0; started < PROCESSES; started++) processes.push(await start(old))
    const balancer = await startBalancer(folder, processes)
    const writers = await writersOf(balancer.url, filled.tokens)
    const replace = async (place: number, tree: string) => {
      const { url, stop } = processes[place] as Process
      await stop()
      processes[place] = await start(tree, { PORT: new URL(url).port })
      await until(async () => (await ask(`${url}/ready`)).status === 200, 60_000)
      await delay(NOTICED_MS)
    }

    const reads: Answer[] = []
    const readers = repeatedly(
      3,
      async (turn) => void reads.push(await ask(balancer.url + pathsOf(filled, turn))),
      40,
    )
    const writes = writing({ url: balancer.url, writers })
    const rows: Row[] = []
    let seenReads = 0
    let seenWrites = 0
    const note = async (fault: string) => {
      await delay(WHILE_MS)
      const answers = [...reads.slice(seenReads), ...writes.answers.slice(seenWrites)]
      seenReads = reads.length
      seenWrites = writes.answers.length
      const failed = answers.filter(({ status }) => status !== 200)
      rows.push({
        fault: `${fault}, the one before being ${before}`,
        must: '0 failed requests',
        seen: `${answers.length} requests, ${failed.length} failed (${countsOf(failed) || '-'})`,
        isMet: answers.length > 0 && failed.length === 0,
      })
    }
    try {
      await note('the release before, on its own schema')
      await run(ROOT, 'src/cli/migrate.ts', addressesOf(own))
      await note('the release before, on the schema of this one')
      await replace(0, ROOT)
      await note('both releases side by side')
      await replace(1, ROOT)
      await note('this release alone')
      await replace(0, old)
      await note('back again: both releases side by side')
    } finally {
      await readers.end()
      const database = await openPostgres(own.directUrl, 2)
      const lost = await writes.end(database)
      rows.push({
        fault: 'the same: writes',
        must: '0 acknowledged writes lost',
        seen: `${writes.answers.length} writes, ${lost} lost`,
        isMet: lost === 0,
      })
      await database.close()
      await balancer.stop()
      await Promise.all(processes.map(({ stop }) => stop()))
    }
    return rows
  })
