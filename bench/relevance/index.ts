import { sql } from 'drizzle-orm'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { PageCache } from '#/platform/server/page-cache.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { planDemo } from '../../db/seed/plan.ts'
import { withPostgres } from '../../scripts/lib/postgres.mjs'
import {
  load,
  loadSuppliers,
  type Product,
  productsFrom,
  productsOf,
  suppliersOf,
} from './catalogue.ts'
import { type Engine, miniSearch, praca, pracaSuppliers } from './engines.ts'
import { judgedOf } from './judged.ts'
import { mean, precision, reciprocalRank } from './measures.ts'
import { publicProducts } from './public.ts'
import { type Half, type Question, questionsOf } from './questions.ts'
import { supplierQuestions } from './suppliers.ts'

const HALVES: Half[] = ['tuning', 'reporting']

interface Answered {
  kind: string
  half: Half
  asked: string
  found: string[]
  right: ReadonlySet<string>
}

async function answer(questions: Question[], engine: Engine): Promise<Answered[]> {
  const answered: Answered[] = []
  for (const { answers, ...question } of questions) {
    answered.push({ ...question, found: await engine(question.asked), right: new Set(answers) })
  }
  return answered
}

/** What is printed of the questions of a class. */
const FIGURES: { name: string; of: (answered: Answered) => number }[] = [
  { name: 'MRR', of: ({ found, right }) => reciprocalRank(found, right) },
  { name: 'P@5', of: ({ found, right }) => precision(found, right) },
  { name: '1st', of: ({ found, right }) => reciprocalRank(found, right, 1) },
  { name: 'none', of: ({ found }) => (found.length === 0 ? 1 : 0) },
]

const CELL = 5
const figuresOf = (answered: Answered[]) =>
  FIGURES.map(({ of }) => {
    const value = mean(answered.map(of))
    return (Number.isNaN(value) ? '–' : value.toFixed(2)).padStart(CELL)
  }).join('')

/** A line for each class: of both halves, the questions and the figures of each engine. */
function print(title: string, results: Map<string, Answered[]>) {
  const engines = [...results.keys()]
  const [first = []] = results.values()
  const width = 2 + FIGURES.length * CELL
  const heading = engines.map((name) => `  ${name.padStart(width - 2)}`).join('')
  const names = engines.map(() => `  ${FIGURES.map(({ name }) => name.padStart(CELL)).join('')}`)
  const line = (label: string, cells: string[]) =>
    console.log(label.padEnd(28) + cells.join('').trimEnd())
  console.log(`\n${title}: ${first.length} questions`)
  line(
    '',
    HALVES.map((half) => half.padStart(CELL).padEnd(CELL + engines.length * width)),
  )
  line(
    '',
    HALVES.map(() => ' '.repeat(CELL) + heading),
  )
  line(
    'class',
    HALVES.map(() => 'n'.padStart(CELL) + names.join('')),
  )
  for (const kind of [...new Set(first.map((each) => each.kind)), undefined]) {
    const cells = HALVES.map((half) => {
      const among = (answered: Answered[]) =>
        answered.filter((each) => each.half === half && (!kind || each.kind === kind))
      const figures = [...results.values()].map((answered) => `  ${figuresOf(among(answered))}`)
      return `${among(first).length}`.padStart(CELL) + figures.join('')
    })
    line(kind ?? 'all', cells)
  }
}

/** What was not answered best, of the half for tuning. */
function explain(wanted: string, answered: Answered[], names: Map<string, string>) {
  for (const { kind, half, asked, found, right } of answered) {
    if (half !== 'tuning' || !kind.startsWith(wanted)) continue
    const rank = right.size > 1 ? precision(found, right) : reciprocalRank(found, right)
    if (rank === 1) continue
    const shown = found.slice(0, 5).map((id) => `${right.has(id) ? '+' : ''}${names.get(id)}`)
    const answers = right.size > 1 ? '' : ` (${names.get([...right][0] ?? '')})`
    console.log(`${rank.toFixed(2)} ${kind}: '${asked}'${answers} → ${shown.join('; ')}`)
  }
}

export interface Wanted {
  /** A CSV of software, as for an import, that is asked for beside the demonstration. */
  catalogue?: string
  /** Class of which questions that were not answered best are shown, of the half for tuning. */
  explain?: string
}

async function compare<Row extends { id: string; name: string }>(
  title: string,
  rows: Row[],
  questions: Question[],
  engines: Record<string, Engine>,
  wanted: Wanted,
) {
  const results = new Map<string, Answered[]>()
  for (const [name, engine] of Object.entries(engines))
    results.set(name, await answer(questions, engine))
  print(`${title}, ${rows.length} rows`, results)
  const [ours = []] = results.values()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  if (wanted.explain !== undefined) explain(wanted.explain, ours, names)
}

/** What a name and the other places of a product or supplier weigh in MiniSearch. */
const PRODUCT_WEIGHTS = { name: 4, categories: 2, manufacturer: 1, slogan: 1, description: 1 }
const SUPPLIER_WEIGHTS = { name: 4, sells: 2, city: 1, state: 1, description: 1 }

async function countAll(db: Database) {
  await countWords(db)
  await db.execute(sql`ANALYZE`)
}

/** @param known of which a name and maker are taken once */
const measureProducts = (title: string, known: Product[], wanted: Wanted) =>
  withDatabase(async (db) => {
    const products = await load(db, known)
    await countAll(db)
    const questions = [...questionsOf(products), ...judgedOf(products)]
    const engines = { Praça: praca(db), MiniSearch: miniSearch(products, PRODUCT_WEIGHTS) }
    await compare(title, products, questions, engines, wanted)
  })

const measureSuppliers = (plan: ReturnType<typeof planDemo>, wanted: Wanted) =>
  withDatabase(async (db) => {
    await load(db, productsOf(plan.offers))
    await loadSuppliers(db, plan)
    await countAll(db)
    const suppliers = suppliersOf(plan)
    const engines = {
      Praça: pracaSuppliers(db),
      MiniSearch: miniSearch(suppliers, SUPPLIER_WEIGHTS),
    }
    const title = 'Suppliers of the demonstration'
    await compare(title, suppliers, supplierQuestions(suppliers), engines, wanted)
  })

/** Gives work a database of its own. */
const withDatabase = (work: (db: Database) => Promise<void>): Promise<void> =>
  withPostgres(async (url: string) => {
    const handle = await openPostgres(url, 4)
    // As in a server, what the thesaurus has is not read for each question.
    await new PageCache(0).follow(handle)
    await work(handle.db).finally(handle.close)
  })

/** How well questions of every class are answered; printed by classes and halves. */
export async function measureRelevance(wanted: Wanted): Promise<void> {
  const plan = planDemo(new Date('2026-01-01'))
  const demonstration = productsOf(plan.offers)
  await measureProducts('Demonstration', demonstration, wanted)
  await measureProducts('Public programs and services', publicProducts(), wanted)
  await measureSuppliers(plan, wanted)
  if (!wanted.catalogue) return
  const beside = [...demonstration, ...productsFrom(wanted.catalogue)]
  await measureProducts(`Demonstration and ${wanted.catalogue}`, beside, wanted)
}
