import { v7 as uuidv7 } from 'uuid'
import {
  accessRequests,
  categories,
  offerCategories,
  offers,
  reviews,
  reviewTraces,
  sessions,
  users,
  vendorAdmins,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { HOLD_AT, LOOKED_AT_AGAIN_DAYS } from '#/features/reviews/integrity/limits.ts'
import { strengthOf } from '#/features/reviews/integrity/signals.ts'
import { periodOf, traceOf, traceSecret } from '#/features/reviews/integrity/traces.server.ts'
import { look } from '#/features/reviews/integrity/weigh.server.ts'
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { withPostgres } from '../../scripts/lib/postgres.mjs'
import { type Plan, type Planned, planOf } from './reviews.ts'
import { REPORTING, TUNING, type Vocabulary } from './vocabularies.ts'

/** Signals are tuned on the first; the second is what is reported. */
const HALVES: { name: string; vocabulary: Vocabulary; seeds: string[] }[] = [
  { name: 'tuning', vocabulary: TUNING, seeds: ['arara'] },
  { name: 'reporting', vocabulary: REPORTING, seeds: ['capivara', 'dourado'] },
]

const env = { SECRETS_KEY: 'of the bench and of nothing else' } as Parameters<
  typeof traceSecret
>[0]['env']

const cnpjOf = (n: number) => String(10_000_000_000_000 + n)

async function insertAll<Row>(rows: Row[], insert: (some: Row[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += 500) await insert(rows.slice(at, at + 500))
}

/** Writes a plan as the product would have it by its end. @returns ids of the reviews, in their order */
async function load(db: Database, { reviews: planned, offices, refusals }: Plan, names: string[]) {
  const category = uuidv7()
  await db.insert(categories).values({ id: category, name: 'Do teste', kind: 'software' })
  const products = names.map((name, n) => ({
    name,
    offer: uuidv7(),
    vendor: uuidv7(),
    admin: uuidv7(),
    n,
  }))
  const person = (id: string, n: string, createdAt: Date) => ({
    id,
    firstName: 'Pessoa',
    lastName: n,
    email: `${n}@exemplo.com.br`,
    username: n,
    emailVerified: true,
    createdAt,
  })
  await db.insert(users).values(products.map(({ admin, n }) => person(admin, `a${n}`, new Date(0))))
  await db
    .insert(vendors)
    .values(
      products.map(
        ({ vendor, n, name }) =>
          ({ id: vendor, cnpj: cnpjOf(n), razaoSocial: `Empresa ${name}` }) as never,
      ),
    )
  await db
    .insert(offers)
    .values(products.map(({ offer, name }) => ({ id: offer, name, kind: 'software' }) as never))
  await db
    .insert(vendorOffers)
    .values(products.map(({ offer, vendor }) => ({ offerId: offer, vendorId: vendor })))
  await db
    .insert(vendorAdmins)
    .values(products.map(({ vendor, admin }) => ({ vendorId: vendor, userId: admin })))
  await db
    .insert(offerCategories)
    .values(products.map(({ offer }) => ({ offerId: offer, categoryId: category, position: 0 })))
  const far = new Date(Date.now() + 9999 * DAY_MS)
  await db.insert(sessions).values(
    products.map(({ admin, n }) => ({
      userId: admin,
      tokenHash: `t${n}`,
      expiresAt: far,
      ipAddress: offices[n],
      lastUsedAt: far,
    })),
  )
  const people = new Map<string, { id: string; since: number }>()
  for (const { person: name, since } of planned) {
    const known = people.get(name)
    people.set(name, { id: known?.id ?? uuidv7(), since: Math.min(since, known?.since ?? since) })
  }
  await insertAll([...people], (some) =>
    db.insert(users).values(some.map(([name, { id, since }]) => person(id, name, new Date(since)))),
  )
  const rows = planned.map((one) => ({ ...one, id: uuidv7({ msecs: one.at }) }))
  await insertAll(rows, (some) =>
    db.insert(reviews).values(
      some.map(({ id, person: name, product, rating, text, at }) => ({
        id,
        userId: people.get(name)?.id,
        offerId: products[product]?.offer,
        rating,
        comment: text || null,
        createdAt: new Date(at),
        saidAt: new Date(at),
      })),
    ),
  )
  const traces = []
  for (const { id, address, browser, at } of rows) {
    const secret = await traceSecret({ env }, db, periodOf(new Date(at)))
    const network = traceOf(secret, address)
    traces.push({
      reviewId: id,
      network,
      browser: traceOf(secret, address, browser),
      createdAt: new Date(at),
    })
  }
  await insertAll(traces, (some) => db.insert(reviewTraces).values(some))
  await db.insert(accessRequests).values(
    refusals.flatMap(({ person: name, product, at }) => {
      const userId = people.get(name)?.id
      const vendorId = products[product]?.vendor
      if (!userId || !vendorId) return []
      const decidedAt = new Date(at)
      return {
        vendorId,
        userId,
        email: 'x@exemplo.com.br',
        status: 'refused' as const,
        expiresAt: decidedAt,
        decidedAt,
      }
    }),
  )
  await db.execute('ANALYZE')
  return rows.map(({ id }) => id)
}

interface Judged extends Planned {
  isHeld: boolean
  signals: string[]
}

/** Looks at each review as the jobs do: when it is written, and again while it is some days old. */
async function judge(db: Database, plan: Plan, names: string[]): Promise<Judged[]> {
  const ids = await load(db, plan, names)
  const judged: Judged[] = []
  for (const [index, one] of plan.reviews.entries()) {
    const id = ids[index] as string
    const found = []
    for (const days of [0, LOOKED_AT_AGAIN_DAYS]) {
      const now = new Date(one.at + days * DAY_MS)
      const findings = await db.transaction((tx) => look({ env }, tx, id, now))
      found.push({ findings, strength: strengthOf(findings) })
      if (strengthOf(findings) >= HOLD_AT) break
    }
    const last = found.at(-1)
    judged.push({
      ...one,
      isHeld: (last?.strength ?? 0) >= HOLD_AT,
      signals: last?.findings.map(({ signal }) => signal) ?? [],
    })
  }
  return judged
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

function print(name: string, judged: Judged[]) {
  const line = (label: string, some: Judged[]) => {
    const held = some.filter(({ isHeld }) => isHeld)
    console.log(
      `${label.padEnd(26)}${String(some.length).padStart(7)}${String(held.length).padStart(7)}${percent(held.length, some.length).padStart(10)}`,
    )
  }
  console.log(`\nIntegrity, ${name}`)
  console.log(`${''.padEnd(26)}${'n'.padStart(7)}${'held'.padStart(7)}${'share'.padStart(10)}`)
  const attacks = judged.filter(({ kind }) => kind !== '')
  for (const kind of new Set(attacks.map((one) => one.kind)))
    line(
      kind,
      attacks.filter((one) => one.kind === kind),
    )
  line('all attacks (recall)', attacks)
  line(
    'honest',
    judged.filter(({ kind }) => kind === ''),
  )
}

/** What was not told apart, of the half for tuning. */
function explain(judged: Judged[]) {
  const shown = (one: Judged) =>
    `${one.kind || 'honest'}: ${one.rating} '${one.text.slice(0, 90)}' [${one.signals}]`
  const wrong = judged.filter(({ kind, isHeld }) => (kind === '') === isHeld)
  for (const one of wrong) console.log(shown(one))
}

/** How many reviews of planted attacks wait for a moderator, and how many honest ones; printed by kinds and halves. */
export async function measureIntegrity({
  explain: isExplained,
}: {
  explain?: string
}): Promise<void> {
  for (const [half, { name, vocabulary, seeds }] of HALVES.entries()) {
    const all: Judged[] = []
    for (const seed of seeds) {
      const plan = planOf(vocabulary, half, seed)
      const names = vocabulary.products
      await withPostgres(async (url: string) => {
        const handle = await openPostgres(url, 4)
        await judge(handle.db, plan, names)
          .then((judged) => all.push(...judged))
          .finally(handle.close)
      })
    }
    print(name, all)
    if (isExplained !== undefined && name === 'tuning') explain(all)
  }
}
