import { cpuOf } from './cpu.ts'
import type { RunningServer } from './server.ts'
import { oneDecimal } from './statistics.ts'
import type { Line } from './table.ts'
import { WORDS } from './words.ts'

const MAX_CPU_MS = 5
const WARM_UP = 150
const REQUESTS = 400
const LISTED_PAGES = 200

async function visit(url: string) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  await answer.arrayBuffer()
}

async function cpuPerPage({ url, pid }: RunningServer, pathOf: (n: number) => string) {
  for (let n = 0; n < WARM_UP; n++) await visit(url + pathOf(n))
  const before = cpuOf(pid)
  for (let n = 0; n < REQUESTS; n++) await visit(url + pathOf(n))
  const after = cpuOf(pid)
  return {
    mainThread: (after.mainThread - before.mainThread) / REQUESTS,
    process: (after.process - before.process) / REQUESTS,
  }
}

/**
 * CPU of a listing page that is rendered again each time. The main thread is what limits one
 * process; the rest is compression and the garbage collector, and the database is another process.
 * @param server without page cache, on a PostgreSQL server
 */
export async function measureUncachedPages(server: RunningServer): Promise<Line[]> {
  const pages: [string, (n: number) => string][] = [
    ['/softwares?page=…', (n) => `/softwares?page=${1 + (n % LISTED_PAGES)}`],
    ['/softwares/<word>', (n) => `/softwares/${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}`],
  ]
  const lines: Line[] = []
  for (const [what, pathOf] of pages) {
    const { mainThread, process } = await cpuPerPage(server, pathOf)
    lines.push({
      what: `Uncached ${what}, CPU of the server's main thread`,
      measured: `${oneDecimal(mainThread)} ms (whole process ${oneDecimal(process)} ms)`,
      target: `<= ${MAX_CPU_MS} ms`,
      met: mainThread <= MAX_CPU_MS,
    })
  }
  return lines
}
