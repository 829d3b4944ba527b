import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { cnpjNumber } from '#/db/factories/vendors.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { compareCalls, type Musts, type Side } from './calls.ts'
import type { Given } from './index.ts'
import { withProduct } from './pages.ts'
import { withPostgresServer } from './postgres.ts'
import { newSuggestions } from './queries.ts'
import { beginAnew, below, capitalised, chance, pick, zipf } from './random.ts'
import { BATCH, rowsOf } from './rows.ts'
import type { Line, Must } from './table.ts'
import { THIS, type Tree } from './trees.ts'
import { brand, WORDS } from './words.ts'

const MUST: Must = ['<=', 0.6]

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
          if (tree === THIS) await countWords(db)
        }),
      )
    const [one = '', other = ''] = urls
    return withProduct(trees[0], one, 0, (own) =>
      withProduct(trees[1], other, 0, async (theirs) => {
        const compare = (by: string, paths: string[], musts: Musts) => {
          const what = `${count} suppliers, against the other commit, by ${by}`
          const sides = [own, theirs].map(({ server }) => ({ server, paths })) as [Side, Side]
          return compareCalls(what, sides, musts, postgres, given)
        }
        return [
          ...(await compare('CNPJ', cnpjPaths(count), { p50: MUST })),
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
        ]
      }),
    )
  })
