import { sql } from 'drizzle-orm'
import { pass } from './calls.ts'
import { cpuOf } from './cpu.ts'
import { load } from './load.ts'
import { type PostgresServer, withDatabase } from './postgres.ts'
import { pairsOfWords } from './queries.ts'
import { capitalised } from './random.ts'
import { inTurns, medians, type Rounds } from './rounds.ts'
import { type RunningServer, startProduct, withTemporaryFolder } from './server.ts'
import { oneDecimal } from './statistics.ts'
import type { Line, Must } from './table.ts'
import type { Tree } from './trees.ts'
import { WORDS } from './words.ts'

const WARM_UP_SECONDS = 3
const MOST_LISTED = 200
const PER_PAGE = 12
/** Details that are asked for again and again, and those that nobody asked for before. */
const SAMPLE = 500
const NEW_SAMPLE = 1_000
/** Few enough for what a run may ask at most: the earlier release lists 833 pages. */
const NEW_AT_A_TIME = 60

const KINDS = ['listing', 'search page', 'details'] as const
export type Kind = (typeof KINDS)[number]

/** A running product or peer, and its pages of each kind. */
export interface Site {
  server: RunningServer
  pages: Partial<Record<Kind, string[]>>
}

/** The product, and what gives pages of each kind that it never showed before. */
export interface Product extends Site {
  newPages: Record<Kind, () => string[]>
}

export const listed = (count: number, path: string) =>
  Array.from(
    { length: Math.min(MOST_LISTED, Math.floor(count / PER_PAGE)) },
    (_, page) => `${path}?page=${page + 1}`,
  )

/** Ids of some products, which are the same products in every database. */
export const sampleIds = (url: string, table: string, count = SAMPLE): Promise<string[]> =>
  withDatabase(url, async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT id FROM ${sql.identifier(table)} ORDER BY md5(name || manufacturer) LIMIT ${count}`)
    return rows.map(({ id }) => id)
  })

/** @param pathOf the path of the so-many-th page; each is given once */
function onlyNew(pathOf: (place: number) => string): () => string[] {
  let given = 0
  return () => Array.from({ length: NEW_AT_A_TIME }, () => pathOf(given++))
}

const details = (id = '') => `/software/details/${id}`

/** The product without page cache on a filled database: each page is rendered again. */
export const withProduct = <T>(
  tree: Tree,
  url: string,
  count: number,
  work: (site: Product) => Promise<T>,
): Promise<T> =>
  withTemporaryFolder(async (folder) => {
    const env = { DATABASE_URL: url, PAGE_CACHE_MB: '0' }
    const server = await startProduct(folder, env, tree.folder)
    try {
      const ids = await sampleIds(url, 'offers', SAMPLE + NEW_SAMPLE)
      // Other pairs than those that the API is asked for.
      const words = pairsOfWords(3)
      return await work({
        server,
        pages: {
          listing: listed(count, '/softwares'),
          'search page': WORDS.map((word) => `/softwares/${encodeURIComponent(word)}`),
          details: ids.slice(0, SAMPLE).map(details),
        },
        newPages: {
          listing: onlyNew((place) => `/softwares?page=${MOST_LISTED + 1 + place}`),
          'search page': onlyNew(() => `/softwares/${encodeURIComponent(words().join(' '))}`),
          details: onlyNew((place) => details(ids[SAMPLE + place])),
        },
      })
    } finally {
      await server.stop()
    }
  })

interface Cost {
  /** Answers a second. */
  rate: number
  /** CPU of the server and of the database that each took, in ms. */
  server: number
  database: number
}

async function turn({ server }: Site, paths: string[], database: number, seconds: number) {
  const before = [cpuOf(server.pid), cpuOf(database)] as const
  const { rate, requests } = await load(server.url, paths, seconds)
  return {
    rate,
    server: (cpuOf(server.pid) - before[0]) / requests,
    database: (cpuOf(database) - before[1]) / requests,
  }
}

/** What is said of a kind of page, by the figure that it is about. */
export type Musts = Partial<Record<Kind, Partial<Record<keyof Cost, Must>>>>

const UNITS = {
  rate: ['requests a second', '/s'],
  server: ['server CPU a request', ' ms'],
  database: ['database CPU a request', ' ms'],
} as const

function line(what: string, rounds: Rounds<Cost>, figure: keyof Cost, must?: Must): Line {
  const [one = 0, other = 1] = medians(rounds, (cost) => cost[figure])
  const [name, unit] = UNITS[figure]
  return {
    what: `${what}: ${name}`,
    ratio: one / other,
    ...(must && { must }),
    seen: `${oneDecimal(one)} and ${oneDecimal(other)}${unit}`,
    rounds,
  }
}

/** @returns CPU that each page of a batch took that was never shown before; no rate: one caller asks */
async function turnOfNew({ server, newPages }: Product, kind: Kind, database: number) {
  const before = [cpuOf(server.pid), cpuOf(database)] as const
  await pass(server, newPages[kind]())
  return {
    rate: 0,
    server: (cpuOf(server.pid) - before[0]) / NEW_AT_A_TIME,
    database: (cpuOf(database) - before[1]) / NEW_AT_A_TIME,
  }
}

/** As `comparePages`, of pages that neither side showed before, asked for by one caller. */
export async function compareNewPages(
  what: string,
  sides: [Product, Product],
  musts: Musts,
  postgres: PostgresServer,
  { rounds: wanted }: { rounds: number },
): Promise<Line[]> {
  const lines: Line[] = []
  for (const kind of KINDS) {
    const title = `${capitalised(kind)} never shown before, ${what}`
    for (const site of sides) await turnOfNew(site, kind, postgres.pid)
    const rounds = await inTurns(
      title,
      wanted,
      [postgres.pid],
      sides.map((site) => () => turnOfNew(site, kind, postgres.pid)),
    )
    for (const figure of ['server', 'database'] as const)
      lines.push(line(title, rounds, figure, musts[kind]?.[figure]))
  }
  return lines
}

/**
 * Pages of a site against those of another that shows the same rows, all kinds that both have.
 * @param what the two are
 * @param musts of what must hold; each other figure is only shown
 */
export async function comparePages(
  what: string,
  [one, other]: [Site, Site],
  musts: Musts,
  postgres: PostgresServer,
  { seconds, rounds: wanted }: { seconds: number; rounds: number },
): Promise<Line[]> {
  const lines: Line[] = []
  for (const kind of KINDS) {
    const [mine, theirs] = [one.pages[kind], other.pages[kind]]
    if (!mine || !theirs) continue
    const title = capitalised(`${kind}, ${what}`)
    const sides = [
      [one, mine],
      [other, theirs],
    ] as const
    // By one caller first: a cold server sheds some of many. All of them: what a first time costs has its own rows.
    for (const [{ server }, paths] of sides) await pass(server, paths)
    for (const [site, paths] of sides) await turn(site, paths, postgres.pid, WARM_UP_SECONDS)
    const rounds = await inTurns(
      title,
      wanted,
      [postgres.pid],
      sides.map(
        ([site, paths]) =>
          () =>
            turn(site, paths, postgres.pid, seconds),
      ),
    )
    for (const figure of ['rate', 'server', 'database'] as const)
      lines.push(line(title, rounds, figure, musts[kind]?.[figure]))
  }
  return lines
}
