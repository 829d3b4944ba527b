import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { openArchive } from '#/features/register/files/archive.server.ts'
import { archivesIn } from '#/features/register/files/source.server.ts'
import { writeMonth } from '#/features/register/testing/archives.server.ts'
import { memoryOf } from './cpu.ts'
import type { Given } from './index.ts'
import { withPostgresServer } from './postgres.ts'
import { inTurns, medians } from './rounds.ts'
import { withTemporaryFolder } from './server.ts'
import type { Line } from './table.ts'
import { THIS } from './trees.ts'

/** Of so many establishments one is of technology: 275,000 pages of the 60 million that the register has. */
const TECHNOLOGY_ONE_IN = 114
const PARTS = 10
/** How often it is looked how much memory a command has, in ms. */
const LOOK_EVERY = 100

interface Outcome {
  seconds: number
  /** The most memory that was in RAM, in MB. */
  peak: number
  /** What it printed. */
  report: string
}

/** Runs `npm run register`, as an operator does. @throws where it does not end with 0 */
async function bringIn(url: string, data: string, ...args: string[]): Promise<Outcome> {
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/command.mjs', 'register', ...args], {
    cwd: THIS.folder,
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const report = text(child.stdout)
  const ended = once(child, 'exit')
  let peak = 0
  while (child.exitCode === null && child.signalCode === null) {
    // Of one that ended meanwhile nothing is told any more.
    if (child.pid) peak = Math.max(peak, memoryOf(child.pid).peak || 0)
    await Promise.race([ended, wait(LOOK_EVERY)])
  }
  if (child.exitCode !== 0) throw new Error(`register ended with ${child.exitCode}`)
  return { seconds: (performance.now() - start) / 1000, peak, report: await report }
}

/** Unpacks what is read of a month, and does nothing with it. @returns seconds */
async function unpack(folder: string): Promise<number> {
  const start = performance.now()
  const { establishments, companies, simples } = await archivesIn(folder)
  for (const file of [...establishments, ...companies, ...simples]) {
    const archive = await openArchive(file)
    for await (const chunk of archive.chunks(() => {})) if (chunk.length === 0) break
    archive.close()
  }
  return (performance.now() - start) / 1000
}

/** Of a line of the report, as 'Novas', its number. */
const told = ({ report }: Outcome, name: RegExp) =>
  Number(name.exec(report)?.[1]?.replaceAll('.', '') ?? 0)

/** All rows that were read. */
const rowsRead = ({ report }: Outcome) =>
  [...report.matchAll(/([\d.]+) linhas? lidas?/g)].reduce(
    (sum, [, rows = '']) => sum + Number(rows.replaceAll('.', '')),
    0,
  )

/** What a month of the register takes to be read, and to be brought in with the one after it. */
export const measureRegister = ({ establishments, rounds: wanted }: Given): Promise<Line[]> =>
  withTemporaryFolder((folder) =>
    withPostgresServer(async (postgres) => {
      const months: string[] = []
      for (const [month, name] of ['2026-10', '2026-11'].entries()) {
        console.log(`Writing ${name} of the register, ${establishments} establishments…`)
        const made = { establishments, month, parts: PARTS, technologyOneIn: TECHNOLOGY_ONE_IN }
        months.push(await writeMonth(path.join(folder, name), made))
      }
      const [first = '', second = ''] = months
      const url = await postgres.create('register')
      const dry = () => bringIn(url, folder, first, '--dry-run')
      await dry()
      const rounds = await inTurns<Outcome>(
        'a month of the register',
        wanted,
        [postgres.pid],
        [dry, async () => ({ seconds: await unpack(first), peak: 0, report: '' })],
      )
      const [read = 1, unpacked = 1] = medians(rounds, ({ seconds }) => seconds)
      const [one] = rounds.values[0] ?? []
      const speed = Math.round(one ? rowsRead(one) / read : 0)
      console.log('Measuring two months that are brought in…')
      const whole = await bringIn(url, folder, first)
      const next = await bringIn(url, folder, second)
      const peak = Math.max(whole.peak, next.peak)
      return [
        {
          what: `${establishments} establishments of the register, read against unpacked alone`,
          ratio: read / unpacked,
          seen: `${read.toFixed(1)} and ${unpacked.toFixed(1)} s, ${speed} rows a second`,
          rounds,
        },
        {
          what: `${establishments} establishments of the register, the next month against the first`,
          ratio: next.seconds / whole.seconds,
          seen: `${next.seconds.toFixed(1)} s for ${told(next, /alteradas: ([\d.]+)/)} changed and ${whole.seconds.toFixed(1)} s for ${told(whole, /Novas: ([\d.]+)/)} new, ${Math.round(peak)} MB at most`,
        },
      ]
    }),
  )
