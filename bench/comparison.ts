import { sql } from 'drizzle-orm'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { RunningServer } from './server.ts'
import { oneDecimal, quantile } from './statistics.ts'
import type { Line } from './table.ts'

/** What one caller waits at most for the list with all its counts, in ms, at the 95th percentile. */
const MAX_WAIT_MS = 60
const ROUNDS = 12
const WARM_UP = 2

const VENDORS = 2000
/** Share of products that a second supplier sells too. */
const SOLD_BY_TWO = 0.4

/**
 * Suppliers of all products, a few of them of many, and a review of every rated one: what the counts
 * and the cards read besides the products.
 */
export async function addSuppliers(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`SELECT setseed(0.5)`)
    await tx.execute(sql`
      INSERT INTO vendors (id, cnpj, razao_social, nome_fantasia)
      SELECT gen_random_uuid(), lpad(n::text, 14, '0'), 'Fornecedor ' || n || ' Ltda.', 'Fornecedor ' || n
      FROM generate_series(1, ${VENDORS}::int) AS n`)
    await tx.execute(sql`
      WITH numbered AS (SELECT id, (row_number() OVER (ORDER BY cnpj))::int AS n FROM vendors),
        sales AS (
          SELECT id, 1 + floor(random() * random() * ${VENDORS}::int)::int AS n FROM offers
          UNION
          SELECT id, 1 + floor(random() * ${VENDORS}::int)::int AS n FROM offers
          WHERE random() < ${SOLD_BY_TWO})
      INSERT INTO vendor_offers (vendor_id, offer_id)
      SELECT numbered.id, sales.id FROM sales JOIN numbered USING (n)`)
    await tx.execute(sql`
      INSERT INTO reviews (id, offer_id, rating, comment)
      SELECT gen_random_uuid(), id, greatest(1, round(rating)), 'Atende bem o dia a dia da equipe.'
      FROM offers WHERE rating_count > 0`)
  })
  await db.execute(sql`VACUUM ANALYZE`)
}

/** What people ask of the largest categories and of one of middle size, of every sort. */
const SEARCHES = [
  // The largest, with nothing chosen: the counts of all that is in it.
  '',
  'categoria=CRM',
  'categoria=BI',
  'page=40',
  'ordem=nome',
  'ordem=avaliacoes&categoria=CRM',
  // Stars, of which 'none' is most of a category.
  'nota=4&nota=5',
  'nota=0',
  'categoria=CRM&nota=0&ordem=nome',
  // Categories, alone and with the rest.
  'subcategoria=CRM',
  'subcategoria=CRM&subcategoria=BI&nota=0',
]

/** Filters by what the list itself offers first: a manufacturer, a supplier, both. */
async function searchesFound({ url }: RunningServer): Promise<string[]> {
  const html = await (await fetch(`${url}/erp`)).text()
  const first = (name: string) => {
    const [, value = ''] = new RegExp(`name="${name}" value="([^"]+)"`).exec(html) ?? []
    if (!value) throw new Error(`/erp offers no ${name}.`)
    return new URLSearchParams({ [name]: value }).toString()
  }
  const [company, vendor] = [first('empresa'), first('fornecedor')]
  return [company, vendor, `${company}&nota=0`, `${vendor}&nota=0&subcategoria=CRM`]
}

async function open({ url }: RunningServer, search: string) {
  const start = performance.now()
  const answer = await fetch(`${url}/erp?${search}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`/erp?${search} answered ${answer.status}.`)
  return performance.now() - start
}

/**
 * The comparison of a category: its page over HTTP with the list and all counts, rendered again each
 * time, and once more as the page cache has it.
 * @param uncached server without page cache, on a PostgreSQL server
 * @param cached the same with it
 */
export async function measureComparison(
  uncached: RunningServer,
  cached: RunningServer,
  products: number,
): Promise<Line[]> {
  const searches = [...SEARCHES, ...(await searchesFound(uncached))]
  const times = new Map<string, number[]>()
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const search of searches) {
      const taken = await open(uncached, search)
      if (round >= WARM_UP) times.set(search, [...(times.get(search) ?? []), taken])
    }
  }
  const all = [...times.values()].flat()
  const plain = times.get('') ?? []
  const slowest = [...times]
    .map(([search, taken]) => ({ search, taken: quantile(taken, 0.5) }))
    .sort((a, b) => b.taken - a.taken)
    .slice(0, 3)
    .map(({ search, taken }) => `'${search}' ${oneDecimal(taken)}`)

  const hits: number[] = []
  for (const search of searches) {
    await open(cached, search)
    for (let round = 0; round < ROUNDS; round++) hits.push(await open(cached, search))
  }
  const label = `Comparison, PostgreSQL, ${products}`
  return [
    {
      what: `${label}: p95 of one caller over HTTP, ${searches.length} addresses`,
      measured: `${oneDecimal(quantile(all, 0.95))} ms (p50 ${oneDecimal(quantile(all, 0.5))} ms)`,
      target: `<= ${MAX_WAIT_MS} ms`,
      met: quantile(all, 0.95) <= MAX_WAIT_MS,
    },
    {
      what: `${label}: the largest category, nothing chosen`,
      measured: `${oneDecimal(quantile(plain, 0.95))} ms (p50 ${oneDecimal(quantile(plain, 0.5))} ms)`,
      target: `<= ${MAX_WAIT_MS} ms`,
      met: quantile(plain, 0.95) <= MAX_WAIT_MS,
    },
    { what: `${label}: the slowest, ms`, measured: slowest.join(', '), target: '' },
    {
      what: `${label}: p95 from the page cache`,
      measured: `${oneDecimal(quantile(hits, 0.95))} ms (p50 ${oneDecimal(quantile(hits, 0.5))} ms)`,
      target: '',
    },
  ]
}
