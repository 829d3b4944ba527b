import type { offerReadiness, readinessOpinions } from '#/db/schema/index.ts'
import { READINESS_ITEMS, type ReadinessItem } from '#/domain/readiness.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { validUntil } from '#/features/readiness/declarations/validity.ts'
import { READY } from '../data/readiness.ts'
import type { ReadinessSeed } from '../data/shapes.ts'
import { integer, type Random, randomFrom } from '../random.ts'
import { type PlannedSoftware, siteOf } from './catalogue.ts'
import { daysBefore } from './time.ts'

type Row = typeof offerReadiness.$inferInsert & { state: 'sim' | 'nao' | 'planejado' }

/** Days ago that something was declared: what holds, and what nobody declared again within its year. */
const DECLARED = { from: 4, to: 330 }
const LAPSED = { from: 372, to: 430 }
/** So many of a product's reviewers say whether something is so, and so many of them that it isn't. */
const OPINION_SHARE = 0.3
const DOUBT_SHARE = 0.14

const itemsOf = (text = '') =>
  (text === '' ? [] : text.split(' ')).map((word) => {
    const item = READINESS_ITEMS.find((known) => known === word)
    if (!item) throw new Error(`Nothing is ready for '${word}'.`)
    return item
  })

/** What is declared of one product. */
function declared(software: PlannedSoftware, ready: ReadinessSeed, now: Date): Row[] {
  const { name } = software.seed
  const random = randomFrom(`readiness of ${name}`)
  const proven = itemsOf(ready.proven)
  const row = (item: ReadinessItem, state: Row['state'], days: number, planned?: number): Row => {
    const declaredAt = daysBefore(now, days)
    const plannedFor = planned === undefined ? null : saoPauloDay(daysBefore(now, -planned))
    return {
      ...{ offerId: software.row.id, item, state, plannedFor, source: 'supplier', declaredAt },
      validUntil: validUntil(declaredAt, plannedFor),
      proofUrl: proven.includes(item) ? `${siteOf(name)}/confianca/${item}` : null,
    }
  }
  const lately = () => integer(random, DECLARED.from, DECLARED.to)
  const plans = Object.entries(ready.planned ?? {}) as [ReadinessItem, number][]
  return [
    ...itemsOf(ready.yes).map((item) => row(item, 'sim', lately())),
    ...itemsOf(ready.no).map((item) => row(item, 'nao', lately())),
    ...plans.map(([item, days]) => row(item, 'planejado', lately(), days)),
    ...itemsOf(ready.lapsed).map((item) => ({
      ...row(item, 'sim', integer(random, LAPSED.from, LAPSED.to)),
      // Its end was noticed: nobody is reminded of it.
      remindedDays: 0,
    })),
  ]
}

/** Who reviewed a product says of little that it is so, and seldom that it isn't. */
const opinions = (random: Random, rows: Row[], reviewers: string[], now: Date) =>
  rows.flatMap(({ offerId, item, state, declaredAt, validUntil }) => {
    if (state === 'planejado' || validUntil < now) return []
    return reviewers.flatMap((userId): (typeof readinessOpinions.$inferInsert)[] => {
      if (random() >= OPINION_SHARE) return []
      const opinion = random() < DOUBT_SHARE ? 'discorda' : 'confirma'
      const between = declaredAt.getTime() + random() * (now.getTime() - declaredAt.getTime())
      return [{ offerId, item, userId, state, opinion, createdAt: new Date(between) }]
    })
  })

/** @param reviews whose authors have an opinion */
export function readinessRows(
  software: PlannedSoftware[],
  reviews: { offerId?: string | null; userId: string }[],
  now: Date,
) {
  const byProduct = software.flatMap((planned) => {
    const ready = READY[planned.seed.name]
    return ready ? [{ planned, rows: declared(planned, ready, now) }] : []
  })
  return {
    offerReadiness: byProduct.flatMap(({ rows }) => rows),
    readinessOpinions: byProduct.flatMap(({ planned: { seed, row }, rows }) =>
      opinions(
        randomFrom(`opinions on ${seed.name}`),
        rows,
        reviews.filter(({ offerId }) => offerId === row.id).map(({ userId }) => userId),
        now,
      ),
    ),
  }
}
