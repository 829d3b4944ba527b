import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { cnpjNumber } from '#/db/factories/vendors.ts'
import { activityPath, placeKey, placePath } from '#/features/market/links.ts'
import { recount } from '#/features/market/repository.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { compareCalls, type Musts, type Side } from './calls.ts'
import type { Given } from './index.ts'
import { CLIENT, load } from './load.ts'
import { withProduct } from './pages.ts'
import { type PostgresServer, withPostgresServer } from './postgres.ts'
import { newSuggestions } from './queries.ts'
import { beginAnew, below, capitalised, chance, pick, zipf } from './random.ts'
import { inTurns, medians } from './rounds.ts'
import { BATCH, rowsOf } from './rows.ts'
import type { RunningServer } from './server.ts'
import type { Line, Must } from './table.ts'
import { THIS, type Tree } from './trees.ts'
import { brand, WORDS } from './words.ts'

const MUST: Must = ['<=', 0.6]
/** What many suppliers may cost whoever does not look for one. */
const MUST_OF_MANY: Must = ['<=', 1.2]
const FEW = 40

/** CNPJs asked for, spread over all suppliers; one in so many is unknown. */
const CNPJS = 200
const UNKNOWN_EVERY = 5
/** For so long they are asked for in a round. */
const CNPJ_SECONDS = 5

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

/** Spread over the country, so that the commonest are of many states. */
const CITIES = getMunicipalities()
  .map((city, place) => ({ ...city, place: (place * 2_654_435_761) % 2 ** 32 }))
  .sort((one, other) => one.place - other.place)
const drawCity = zipf(CITIES)

/** Information technology, as the register numbers it. */
const ACTIVITIES = ['6201501', '6201502', '6202300', '6203100', '6204000', '6209100', '6311900']

const registeredName = (brands: number) =>
  `${brand(below(brands)).toUpperCase()} ${drawTrade()} ${pick(LEGAL_FORMS)}`

const tradeName = (brands: number) =>
  `${brand(below(brands))} ${capitalised(drawTrade().toLowerCase())}`

/** Fills an empty database with made-up suppliers, the same for the same count. */
async function generateSuppliers(db: Database, count: number) {
  beginAnew(count)
  const brands = Math.ceil(count * BRANDS_PER_SUPPLIER)
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => {
      const { name: city, stateCode: state } = drawCity()
      return {
        id: uuidv7(),
        cnpj: cnpjNumber(first + index),
        razao: registeredName(brands),
        fantasia: chance() < 0.5 ? tradeName(brands) : null,
        atividade: `${capitalised(drawTrade().toLowerCase())} para ${drawTrade().toLowerCase()}`,
        city,
        state,
      }
    })
    await db.execute(sql`
      INSERT INTO vendors (id, cnpj, razao_social, nome_fantasia, primary_activity, city, state)
      SELECT id, cnpj, razao, fantasia, atividade, city, state
      FROM ${rowsOf(rows, sql`id uuid, cnpj text, razao text, fantasia text, atividade text, city text, state text`)}`)
  }
  await db.execute(sql`VACUUM ANALYZE vendors`)
}

/** Has the register know all suppliers, which this release alone has. */
async function generateRegister(db: Database) {
  await db.execute(sql`
    INSERT INTO register_companies (cnpj, legal_name, trade_name, is_headquarters, situation, opened_on, activity,
      nature, size, is_sole_trader, city_code, city, state, month)
    SELECT cnpj, razao_social, nome_fantasia, true, 'ativa', DATE '2000-01-01' + abs(hashtext(cnpj)) % 9000,
      (ARRAY[${sql.join(
        ACTIVITIES.map((code) => sql`${code}`),
        sql`, `,
      )}])[1 + abs(hashtext(cnpj)) % ${sql.raw(String(ACTIVITIES.length))}],
      '2062', 'ME', false, abs(hashtext(city || state))::text, upper(city), state, DATE '2026-01-01'
    FROM vendors`)
  await db.execute(sql`VACUUM ANALYZE register_companies`)
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

/** Calls that look for suppliers by CNPJ. @param count how many there are */
const cnpjPaths = (count: number) =>
  Array.from({ length: CNPJS }, (_, index) => {
    const place = Math.floor((index * count) / CNPJS)
    const cnpj = cnpjNumber(index % UNKNOWN_EVERY === 0 ? count + place : place)
    return `/v1/vendor/cnpj/${cnpj}`
  })

/** What the browser asks for when somebody searches; `.data` is the screen without its HTML. */
const namePaths = (count: number) =>
  nameQueries(Math.ceil(count * BRANDS_PER_SUPPLIER)).map(
    (name) => `/suppliers/${encodeURIComponent(name)}.data`,
  )

/** What is opened without looking for a supplier. */
const OTHERS = ['/', '/suppliers', '/suppliers?page=2', '/softwares', '/about']

/** The list narrowed down by where suppliers are, and the pages of places and of activities. */
const placePaths = () => {
  const somewhere = CITIES.slice(0, 20)
  const states = [...new Set(somewhere.map(({ stateCode }) => stateCode))]
  return {
    narrowed: [
      ...states.map((state) => `/suppliers?estado=${state}`),
      ...states.map((state) => `/suppliers?confirmado=sim&estado=${state}`),
      ...somewhere.map(({ name }) => `/suppliers?cidade=${encodeURIComponent(name)}`),
    ],
    market: [
      ...states.map(placePath),
      ...somewhere.map(({ stateCode, name }) => placePath(placeKey(stateCode, name))),
      ...ACTIVITIES.map(activityPath),
    ],
  }
}

/** What one caller waits for: the client is quicker than the server, which takes a fraction of a millisecond. */
async function compareByCnpj(
  count: number,
  servers: [RunningServer, RunningServer],
  postgres: PostgresServer,
  given: Given,
): Promise<Line> {
  const what = `${count} suppliers, against the other commit, by CNPJ, p50`
  const ask = (server: RunningServer) => () =>
    load(server.url, cnpjPaths(count), CNPJ_SECONDS, { callers: 1 })
  for (const server of servers) await ask(server)()
  const rounds = await inTurns(what, given.rounds, [postgres.pid], servers.map(ask))
  const [one = 0, other = 0] = medians(rounds, ({ p50 }) => p50)
  return {
    what,
    ratio: other > 0 ? one / other : undefined,
    must: MUST,
    seen: `${one.toFixed(2)} and ${other.toFixed(2)} ms by ${CLIENT}`,
    rounds,
  }
}

/** How long a company's representative waits to see whether it is there, against another commit. */
export const compareSuppliers = (trees: [Tree, Tree], given: Given): Promise<Line[]> =>
  withPostgresServer(async (postgres) => {
    const { suppliers: count } = given
    const urls: string[] = []
    for (const tree of trees)
      urls.push(
        await postgres.prepare(tree.name, tree, async (db) => {
          await generateSuppliers(db, count)
          // What triggers noted of their words would be counted while it is measured.
          if (tree !== THIS) return
          await generateRegister(db)
          await recount(db)
          await countWords(db)
        }),
      )
    const [one = '', other = ''] = urls
    const few = await postgres.prepare('few', THIS, async (db) => {
      await generateSuppliers(db, FEW)
      await generateRegister(db)
    })
    return withProduct(trees[0], one, 0, (own) =>
      withProduct(trees[1], other, 0, async (theirs) => {
        const compare = (by: string, paths: string[], musts: Musts) => {
          const what = `${count} suppliers, against the other commit, by ${by}`
          const sides = [own, theirs].map(({ server }) => ({ server, paths })) as [Side, Side]
          return compareCalls(what, sides, musts, postgres, given)
        }
        return [
          await compareByCnpj(count, [own.server, theirs.server], postgres, given),
          ...(await compare('name', namePaths(count), { p95: MUST })),
          ...(await compareCalls(
            `${count} suppliers, suggestions while typing against a search by name`,
            [
              { server: own.server, paths: newSuggestions(1) },
              { server: own.server, paths: namePaths(count) },
            ],
            {},
            postgres,
            given,
          )),
          ...(await withProduct(trees[0], few, 0, async ({ server }) => {
            const against = (what: string, paths: string[], musts: Musts) =>
              compareCalls(
                `${count} suppliers, against ${FEW}, ${what}`,
                [
                  { server: own.server, paths },
                  { server, paths },
                ],
                musts,
                postgres,
                given,
              )
            const { narrowed, market } = placePaths()
            return [
              ...(await against('home and listings', OTHERS, { p50: MUST_OF_MANY })),
              ...(await against('list narrowed down', narrowed, {})),
              ...(await compareCalls(
                `${count} suppliers, pages of places and activities against the list narrowed down`,
                [
                  { server: own.server, paths: market },
                  { server: own.server, paths: narrowed },
                ],
                {},
                postgres,
                given,
              )),
            ]
          })),
        ]
      }),
    )
  })
