import { searchOffers } from '#/features/catalogue/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { QUERIES } from './queries.ts'
import type { RunningServer } from './server.ts'
import { median, oneDecimal, quantile } from './statistics.ts'
import type { Line } from './table.ts'

const ROUNDS = 5
const PAGE = { page: 1, limit: 12 }
const MAX_TIMES_SQL = 3

/** What one caller waits at most on PostgreSQL, in ms, at the 95th percentile. */
const MAX_WAIT_MS = 20

const TOTAL_CAP = 10_000

/** Times of every round of every query, in ms. */
type Times = Map<string, number[]>

async function timed(times: Times, key: string, work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  const taken = performance.now() - start
  times.set(key, [...(times.get(key) ?? []), taken])
}

const p95 = (times: Times) => quantile([...times.values()].flat(), 0.95)

/** Both drivers' clients send statements with `query`; Drizzle keeps its client as `$client`. */
interface Client {
  query(...statement: unknown[]): Promise<unknown>
}

/** The statements, as the driver gets them, that one search sends. */
async function statementsOf(db: Database, query: string): Promise<unknown[][]> {
  const client = (db as unknown as { $client: Client }).$client
  const statements: unknown[][] = []
  const send = client.query
  client.query = (...statement) => {
    statements.push(statement)
    return send.apply(client, statement)
  }
  try {
    await searchOffers(db, { query, ...PAGE })
  } finally {
    client.query = send
  }
  return statements
}

/**
 * Each search's own SQL, run alone: the statements that the product sends for it, captured and sent
 * again one after the other through the same driver, without the rest of the product.
 */
export async function timeStatements(db: Database): Promise<Times> {
  const client = (db as unknown as { $client: Client }).$client
  const times: Times = new Map()
  for (const query of QUERIES) {
    const statements = await statementsOf(db, query)
    const runAll = async () => {
      for (const statement of statements) await client.query(...statement)
    }
    await runAll()
    for (let round = 0; round < ROUNDS; round++) await timed(times, query, runAll)
  }
  return times
}

async function ask({ url }: RunningServer, query: string) {
  const parameters = new URLSearchParams({ query, page: String(PAGE.page) })
  const answer = await fetch(`${url}/v1/software/searchPaginados?${parameters}`)
  if (!answer.ok) throw new Error(`A search for '${query}' answered ${answer.status}.`)
  return (await answer.json()) as { total: number }
}

/** The same searches by one caller over HTTP, and the largest total shown. */
async function timeHttp(server: RunningServer) {
  const times: Times = new Map()
  let largest = 0
  for (const query of QUERIES) {
    const { total } = await ask(server, query)
    largest = Math.max(largest, total)
    for (let round = 0; round < ROUNDS; round++) await timed(times, query, () => ask(server, query))
  }
  return { times, largest }
}

/** What each of those searches took, in ms. */
export const timeSearches = async (server: RunningServer): Promise<number[]> =>
  [...(await timeHttp(server)).times.values()].flat()

const slowest = (times: Times) =>
  [...times]
    .map(([query, taken]) => ({ query, taken: median(taken) }))
    .sort((a, b) => b.taken - a.taken)
    .slice(0, 3)
    .map(({ query, taken }) => `'${query}' ${oneDecimal(taken)}`)
    .join(', ')

/**
 * @param label of the database and its size
 * @param statements what `timeStatements` gave on the same database, while nobody else used it
 */
export async function measureSearch(
  label: string,
  server: RunningServer,
  statements: Times,
  { limitWait }: { limitWait: boolean },
): Promise<Line[]> {
  const { times, largest } = await timeHttp(server)
  const [http, sql] = [p95(times), p95(statements)]
  return [
    {
      what: `Search, ${label}: p95 over HTTP against its own SQL`,
      measured: `${oneDecimal(http / sql)} times (SQL alone ${oneDecimal(sql)} ms)`,
      target: `<= ${MAX_TIMES_SQL} times`,
      met: http / sql <= MAX_TIMES_SQL,
    },
    {
      what: `Search, ${label}: p95 of one caller over HTTP, ${QUERIES.length} queries`,
      measured: `${oneDecimal(http)} ms (p50 ${oneDecimal(quantile([...times.values()].flat(), 0.5))} ms)`,
      ...(limitWait
        ? { target: `<= ${MAX_WAIT_MS} ms`, met: http <= MAX_WAIT_MS }
        : { target: '' }),
    },
    { what: `Search, ${label}: the slowest, ms`, measured: slowest(times), target: '' },
    {
      what: `Search, ${label}: largest total told`,
      measured: String(largest),
      target: `<= ${TOTAL_CAP}`,
      met: largest <= TOTAL_CAP,
    },
  ]
}
