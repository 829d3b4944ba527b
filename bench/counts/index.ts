/**
 * `npm run counts`: what twelve public pages of the demonstration ask of the database and make a
 * browser load, against bench/counts.json; with `--write`, writes that file.
 */
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/lib/install.mjs'
import { type RunningServer, startServer, withTemporaryFolder } from '../server.ts'
import { type Counts, compare, fileOf } from './compare.ts'
import { countInBrowser } from './hydration.ts'
import { findPages } from './pages.ts'
import { compressedSize } from './size.ts'

const FILE = 'bench/counts.json'

/**
 * As any machine would have it: a fixed address, no page cache, no jobs, whose statements would be counted at full
 * minutes, nothing of this shell's settings.
 */
const SETTINGS = {
  PUBLIC_URL: 'http://localhost:3000',
  PAGE_CACHE_MB: '0',
  LOOKUPS: 'offline',
  ROLE: 'web',
  TZ: 'UTC',
  NODE_OPTIONS: '--import ./bench/counts/preload.mjs',
}

async function statementsSoFar({ child }: RunningServer): Promise<number> {
  child.send('how many?')
  const [statements] = await once(child, 'message')
  return statements
}

/** The second rendering: what a process reads once and keeps is there. What crawlers search for is not counted. */
async function countOnServer(server: RunningServer, path: string) {
  const open = async () => {
    const answer = await fetch(server.url + path, { headers: { 'user-agent': 'counts-bot' } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return answer.text()
  }
  await open()
  const before = await statementsSoFar(server)
  const html = await open()
  return { sql: (await statementsSoFar(server)) - before, html: compressedSize(html) }
}

/** Every page on the server before the browser comes, whose own calls are not counted. */
const countAll = () =>
  withTemporaryFolder(async (folder) => {
    const server = await startServer(folder, SETTINGS)
    try {
      const pages = await findPages(server)
      const onServer: Awaited<ReturnType<typeof countOnServer>>[] = []
      for (const [, path] of pages) onServer.push(await countOnServer(server, path))
      const inBrowser = await countInBrowser(pages.map(([, path]) => server.url + path))
      const counts = pages.map(([name], place) => [
        name,
        { ...onServer[place], ...inBrowser[place] },
      ])
      return Object.fromEntries(counts) as Counts
    } finally {
      await server.stop()
    }
  })

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
ensureBuilt()
const now = await countAll()
if (values.write) {
  writeFileSync(FILE, fileOf(now))
  console.log(`${FILE} is written.`)
} else {
  const { grown, shrunk } = compare(JSON.parse(readFileSync(FILE, 'utf8')), now)
  if (shrunk.length > 0) console.log(`Less than in ${FILE}:\n${shrunk.join('\n')}\n`)
  if (grown.length > 0) console.error(`More than in ${FILE}:\n${grown.join('\n')}\n`)
  if (shrunk.length + grown.length > 0)
    console.log(
      `Where it is meant, \`npm run counts -- --write\` writes ${FILE}, and the change shows it.`,
    )
  process.exitCode = grown.length > 0 ? 1 : 0
}
