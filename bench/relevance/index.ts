import { sql } from 'drizzle-orm'
import { foldText } from '#/domain/text.ts'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { withPostgres } from '../../scripts/lib/postgres.mjs'
import { demonstration, load, type Product, productsOf } from './catalogue.ts'
import { type Engine, miniSearch, praca } from './engines.ts'
import { JUDGED_QUESTIONS } from './judged.ts'
import { mean, precision, reciprocalRank } from './measures.ts'
import { type Half, type Question, questionsOf } from './questions.ts'

const HALVES: Half[] = ['tuning', 'reporting']

interface Answered {
  kind: string
  half: Half
  asked: string
  found: string[]
  right: ReadonlySet<string>
}

const halfOf = (index: number): Half => (index % 2 === 0 ? 'tuning' : 'reporting')

function judgedOf(products: Product[]): Question[] {
  return JUDGED_QUESTIONS.flatMap(({ asked, categories }, index) => {
    const fitting = new Set(categories.map(foldText))
    const answers = products
      .filter((product) => product.categories.some((name) => fitting.has(foldText(name))))
      .map(({ id }) => id)
    return answers.length > 0 ? [{ kind: 'judged', half: halfOf(index), asked, answers }] : []
  })
}

async function answer(questions: Question[], engine: Engine): Promise<Answered[]> {
  const answered: Answered[] = []
  for (const { answers, ...question } of questions) {
    answered.push({ ...question, found: await engine(question.asked), right: new Set(answers) })
  }
  return answered
}

const share = (value: number) => (Number.isNaN(value) ? '   –' : value.toFixed(2).padStart(4))
const emptyShare = (answered: Answered[]) =>
  mean(answered.map(({ found }) => (found.length === 0 ? 1 : 0)))

/** A line for each class: of both halves, the questions and the mean reciprocal rank of each engine. */
function print(title: string, results: Map<string, Answered[]>) {
  const engines = [...results.keys()]
  const first = results.get(engines[0] ?? '') ?? []
  const kinds = [...new Set(first.map(({ kind }) => kind))].filter((kind) => kind !== 'judged')
  console.log(`\n${title}`)
  console.log(
    `${''.padEnd(30)}${HALVES.map((half) => half.padEnd(6 + engines.length * 12)).join('')}`,
  )
  const heading = `   n  ${engines.map((name) => name.padEnd(12)).join('')}`
  console.log(`${'class, MRR at 10 / empty'.padEnd(30)}${heading}${heading}`)
  const cells = (
    half: Half,
    pickOf: (answered: Answered[]) => Answered[],
    show: (a: Answered[]) => string,
  ) => {
    const count = pickOf(first).filter((one) => one.half === half).length
    const shown = engines.map((name) =>
      show(pickOf(results.get(name) ?? []).filter((one) => one.half === half)).padEnd(12),
    )
    return `${String(count).padStart(4)}  ${shown.join('')}`
  }
  const line = (
    label: string,
    pickOf: (a: Answered[]) => Answered[],
    show: (a: Answered[]) => string,
  ) => console.log(label.padEnd(30) + HALVES.map((half) => cells(half, pickOf, show)).join(''))
  const ranks = (answered: Answered[]) =>
    `${share(mean(answered.map(({ found, right }) => reciprocalRank(found, right))))} ${share(emptyShare(answered))}`
  for (const kind of kinds) line(kind, (all) => all.filter((one) => one.kind === kind), ranks)
  line('all', (all) => all.filter(({ kind }) => kind !== 'judged'), ranks)
  const judged = (all: Answered[]) => all.filter(({ kind }) => kind === 'judged')
  line('judged: precision at 5', judged, (all) =>
    share(mean(all.map(({ found, right }) => precision(found, right)))),
  )
  line('judged: first right', judged, (all) =>
    share(mean(all.map(({ found, right }) => reciprocalRank(found, right, 1)))),
  )
  line('judged: nothing found', judged, (all) =>
    String(all.filter(({ found }) => found.length === 0).length),
  )
}

function explain(wanted: string, answered: Answered[], names: Map<string, string>) {
  for (const { kind, half, asked, found, right } of answered) {
    if (half !== 'tuning' || !kind.startsWith(wanted)) continue
    const rank = kind === 'judged' ? precision(found, right) : reciprocalRank(found, right)
    if (rank === 1) continue
    const shown = found.slice(0, 5).map((id) => `${right.has(id) ? '+' : ''}${names.get(id)}`)
    const answers = kind === 'judged' ? '' : ` (${names.get([...right][0] ?? '')})`
    console.log(`${rank.toFixed(2)} ${kind}: '${asked}'${answers} → ${shown.join('; ')}`)
  }
}

/** Of a class, as many questions are asked in each half. */
const MOST = 60

export interface Wanted {
  /** A CSV of software, as for an import, that is asked for beside the demonstration. */
  catalogue?: string
  /** Class of which questions that were not answered best are shown, of the half for tuning. */
  explain?: string
}

async function measure(db: Database, wanted: Wanted) {
  const known = [...demonstration(), ...(wanted.catalogue ? productsOf(wanted.catalogue) : [])]
  const products = await load(db, known)
  await countWords(db)
  await db.execute(sql`ANALYZE`)
  const questions = [...questionsOf(products, MOST), ...judgedOf(products)]
  const results = new Map([['Praça', await answer(questions, praca(db))]])
  if (wanted.explain === undefined)
    results.set('MiniSearch', await answer(questions, miniSearch(products)))
  else {
    const names = new Map(products.map(({ id, name }) => [id, name]))
    explain(wanted.explain, results.get('Praça') ?? [], names)
  }
  print(`${products.length} products, ${questions.length} questions`, results)
}

/** How well questions of every class are answered, on a database of its own; printed by classes and halves. */
export const measureRelevance = (wanted: Wanted): Promise<void> =>
  withPostgres(async (url: string) => {
    const { db, close } = await openPostgres(url, 4)
    await measure(db, wanted).finally(close)
  })
