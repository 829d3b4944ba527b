/**
 * `npm run test:cluster`: three processes behind HAProxy, on PostgreSQL with a streaming replica behind PgBouncer, and
 * what becomes of readers and writers when parts of it fail. Apart from `npm test`: it takes minutes, and its times are of a quiet machine.
 */
import { parseArgs } from 'node:util'
import { freePort } from '../../scripts/lib/postgres.mjs'
import { withTemporaryFolder } from '../server.ts'
import { openDatabase } from './database.ts'
import * as faults from './faults.ts'
import { image } from './image.ts'
import { twoReleases } from './releases.ts'
import { printRow, type Row } from './report.ts'
import { openSite, type Site } from './site.ts'

type Play = (site: Site) => Promise<Row | Row[]>

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '20' },
    pages: { type: 'string', default: '1000' },
    before: { type: 'string' },
  },
})

const PLAYS: Record<string, Play> = {
  lock: faults.lockedTable,
  listener: faults.frozenListener,
  silence: faults.silentDeath,
  database: faults.databaseEnds,
  events: faults.countedEvents,
  overload: faults.overload,
  drain: faults.endsWhileSending,
  restart: faults.rollingRestart,
  backup: faults.backupDrill,
  image,
  mail: faults.killedMail,
  pooler: faults.poolerEnds,
  replicas: faults.replicas,
  cache: (site) => faults.cacheBefore(site, Number(values.pages)),
  visitors: faults.visitorsApart,
  kills: (site) => faults.kills(site, Number(values.kills)),
  // Last: the second one leaves no replica.
  failover: async (site) => [
    ...(await faults.failover(site, true)),
    ...(await faults.failover(site, false)),
  ],
}

const wanted = values.only?.split(',') ?? ['start', 'npm', 'embedded', ...Object.keys(PLAYS)]
const rows: Row[] = []
const note = (given: Row | Row[]) => {
  for (const row of [given].flat()) {
    rows.push(row)
    printRow(row)
  }
}

/** What ends one fault's test does not end the others'. */
const broken = (name: string, error: Error): Row => ({
  fault: name,
  must: 'be tried',
  seen: String(error),
  isMet: false,
})

const begun = performance.now()
await withTemporaryFolder(async (folder) => {
  const servers = await openDatabase(folder)
  // PostgreSQL and PgBouncer are processes of their own: they would outlive this one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void servers.close().finally(() => process.exit(130)))
  try {
    if (wanted.includes('start')) note(await faults.startTogether(servers, folder))
    if (wanted.includes('embedded')) note(await faults.embeddedKills(folder, Number(values.kills)))
    if (values.before) note(await twoReleases(servers, folder, values.before))
    if (wanted.includes('npm')) note(await faults.npmStart(servers, folder, await freePort()))
    const plays = Object.entries(PLAYS).filter(([name]) => wanted.includes(name))
    if (plays.length === 0) return
    const site = await openSite(servers, folder)
    try {
      for (const [name, play] of plays) note(await play(site).catch((error) => broken(name, error)))
    } finally {
      await site.close()
    }
  } finally {
    await servers.close()
  }
})

const missed = rows.filter(({ isMet }) => !isMet)
const minutes = (performance.now() - begun) / 60_000
console.log(
  `\n${rows.length - missed.length} met, ${missed.length} missed, in ${minutes.toFixed(1)} minutes.`,
)
// What broke in the middle of a play may have left its writers, who would go on for ever.
process.exit(missed.length > 0 ? 1 : 0)
