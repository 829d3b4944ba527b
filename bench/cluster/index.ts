/**
 * `npm run test:cluster`: three processes on a PostgreSQL server behind HAProxy, and what becomes of readers and
 * writers when parts of it fail. Apart from `npm test`: it takes minutes, and its times are of a quiet machine.
 */
import { parseArgs } from 'node:util'
import { freePort, withPostgres } from '../../scripts/lib/postgres.mjs'
import { withTemporaryFolder } from '../server.ts'
import * as faults from './faults.ts'
import { printRow, type Row } from './report.ts'
import { openSite, type Site } from './site.ts'

type Play = (site: Site) => Promise<Row | Row[]>

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '20' },
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
  mail: faults.killedMail,
  kills: (site) => faults.kills(site, Number(values.kills)),
}

const wanted = values.only?.split(',') ?? ['start', 'npm', ...Object.keys(PLAYS)]
const rows: Row[] = []
const note = (given: Row | Row[]) => {
  for (const row of [given].flat()) {
    rows.push(row)
    printRow(row)
  }
}

await withTemporaryFolder((folder) =>
  withPostgres(
    async (databaseUrl: string) => {
      if (wanted.includes('start')) note(await faults.startTogether(databaseUrl, folder))
      if (wanted.includes('npm')) note(await faults.npmStart(databaseUrl, folder, await freePort()))
      const plays = Object.entries(PLAYS).filter(([name]) => wanted.includes(name))
      if (plays.length === 0) return
      const site = await openSite(databaseUrl, folder)
      try {
        for (const [, play] of plays) note(await play(site))
      } finally {
        await site.close()
      }
    },
    { fsync: 'on' },
  ),
)

const missed = rows.filter(({ isMet }) => !isMet)
console.log(`\n${rows.length - missed.length} met, ${missed.length} missed.`)
process.exitCode = missed.length > 0 ? 1 : 0
