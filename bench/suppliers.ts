import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { cnpjNumber } from '#/db/factories/vendors.ts'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { withPostgres } from '../scripts/lib/postgres.mjs'
import { beginAnew, below, capitalised, chance, pick, zipf } from './random.ts'
import { BATCH, rowsOf } from './rows.ts'
import { type RunningServer, startProduct, withTemporaryFolder } from './server.ts'
import { median, oneDecimal, quantile } from './statistics.ts'
import type { Line } from './table.ts'
import { brand, WORDS } from './words.ts'

const MAX_BY_CNPJ_MS = 2
const MAX_BY_NAME_MS = 30
const ROUNDS = 5
/** CNPJs asked for, spread over all suppliers; one in so many is unknown. */
const CNPJS = 200
const UNKNOWN_EVERY = 5

/** Brands, each borne by a handful of companies. */
const BRANDS_PER_SUPPLIER = 0.25

/** What register names end in, and how often: more than half of all companies are limited ones. */
const LEGAL_FORMS = [
  ...Array<string>(6).fill('LTDA'),
  ...Array<string>(2).fill('LTDA ME'),
  'EIRELI',
  'S.A.',
]

/** What companies say that they do in their names, the commonest first. */
const TRADES = [
  ...['COMERCIO', 'SERVICOS', 'COMERCIO E SERVICOS', 'INDUSTRIA E COMERCIO', 'TECNOLOGIA'],
  ...['SISTEMAS', 'CONSULTORIA', 'SOLUCOES', 'INFORMATICA', 'TRANSPORTES', 'PARTICIPACOES'],
  ...WORDS.map((word) => word.toUpperCase()),
]
const drawTrade = zipf(TRADES)

const registeredName = (brands: number) =>
  `${brand(below(brands)).toUpperCase()} ${drawTrade()} ${pick(LEGAL_FORMS)}`

const tradeName = (brands: number) =>
  `${brand(below(brands))} ${capitalised(drawTrade().toLowerCase())}`

/** Fills an empty database with made-up suppliers, the same for the same count. */
async function generateSuppliers(db: Database, count: number) {
  beginAnew(count)
  const brands = Math.ceil(count * BRANDS_PER_SUPPLIER)
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => ({
      id: uuidv7(),
      cnpj: cnpjNumber(first + index),
      razao: registeredName(brands),
      fantasia: chance() < 0.5 ? tradeName(brands) : null,
      atividade: `${capitalised(drawTrade().toLowerCase())} para ${drawTrade().toLowerCase()}`,
    }))
    await db.execute(sql`
      INSERT INTO vendors (id, cnpj, razao_social, nome_fantasia, primary_activity, city, state)
      SELECT id, cnpj, razao, fantasia, atividade, 'Curitiba', 'PR'
      FROM ${rowsOf(rows, sql`id uuid, cnpj text, razao text, fantasia text, atividade text`)}`)
  }
  await db.execute(sql`VACUUM ANALYZE vendors`)
}

/** Names as representatives type them: whole, half, without accents, misspelt, too common, unknown. */
function nameQueries(brands: number): string[] {
  const some = [3, 77, 901, 12_345].map((n) => brand(n % brands))
  return [
    ...some,
    ...some.map((name) => name.slice(0, -2)),
    ...some.map((name) => `${name} tecnologia`),
    ...some.map((name) => `${name} Comércio e Serviços Ltda`),
    ...['tecnologia', 'sistemas', 'serviços', 'comercio', 'ltda', 'gestão', 'clínica', 'hangar'],
    ...['consultoria ltda', 'industria e comércio', 'soluções em tecnologia', 'trans', 'info'],
    ...[`${some[0]?.slice(0, 3)}z${some[0]?.slice(3)}`, 'xyzxyzxyz'],
  ]
}

const cnpjQueries = (count: number) =>
  Array.from({ length: CNPJS }, (_, index) => {
    const place = Math.floor((index * count) / CNPJS)
    return cnpjNumber(index % UNKNOWN_EVERY === 0 ? count + place : place)
  })

/** @returns what each call took, in ms */
async function timeCalls(server: RunningServer, paths: string[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of paths) {
      const start = performance.now()
      const answer = await fetch(server.url + path)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
      // The first round warms what a server that runs for hours has warm.
      if (round > 0) times.get(path)?.push(performance.now() - start)
    }
  }
  return times
}

/** @param share of the calls that the target is for: .5 for the median */
function line(what: string, times: Map<string, number[]>, share: number, target: number): Line {
  const all = [...times.values()].flat()
  const [p50, p95] = [quantile(all, 0.5), quantile(all, 0.95)]
  const [slowest] = [...times].sort(([, a], [, b]) => median(b) - median(a))
  const told = slowest && `slowest ${decodeURI(slowest[0])}: ${oneDecimal(median(slowest[1]))}`
  return {
    what: `${what}: p${share * 100} of one caller`,
    measured: `${oneDecimal(quantile(all, share))} ms (p50 ${oneDecimal(p50)}, p95 ${oneDecimal(p95)}; ${told})`,
    target: `<= ${target} ms`,
    met: quantile(all, share) <= target,
  }
}

/** How long a company's representative waits to see whether it is there, on PostgreSQL. */
export async function measureSuppliers(count: number): Promise<Line[]> {
  console.log(`PostgreSQL with ${count} suppliers…`)
  const measure = (url: string) =>
    withTemporaryFolder(async (folder) => {
      const start = Date.now()
      const handle = await openPostgres(url, 2)
      await generateSuppliers(handle.db, count)
      await handle.close()
      console.log(`  loaded in ${oneDecimal((Date.now() - start) / 1000)} s`)
      const server = await startProduct(folder, { DATABASE_URL: url, PAGE_CACHE_MB: '0' })
      try {
        const byCnpj = cnpjQueries(count).map((cnpj) => `/v1/vendor/cnpj/${cnpj}`)
        // What the browser asks for when somebody searches; `.data` is the screen without its HTML.
        const byName = nameQueries(Math.ceil(count * BRANDS_PER_SUPPLIER)).map(
          (name) => `/suppliers/${encodeURIComponent(name)}.data`,
        )
        return [
          line(`${count} suppliers, by CNPJ`, await timeCalls(server, byCnpj), 0.5, MAX_BY_CNPJ_MS),
          line(
            `${count} suppliers, by name`,
            await timeCalls(server, byName),
            0.95,
            MAX_BY_NAME_MS,
          ),
        ]
      } finally {
        await server.stop()
      }
    })
  return withPostgres(measure, { shared_buffers: '512MB' })
}
