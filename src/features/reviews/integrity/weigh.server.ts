import { DAY_MS } from '#/domain/durations.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { REVIEW_SUBJECT } from '../answers.server.ts'
import { follow, lockReview } from '../change.server.ts'
import { nextStatus } from '../status.ts'
import { holdReview } from '../writing/repository.server.ts'
import { type Facts, sideOf } from './facts.ts'
import { HOLD_AT, TRACE_DAYS } from './limits.ts'
import { holdMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'
import { findingsIn, type NamedFinding, strengthOf } from './signals.ts'
import { networksOf, periodOf, traceSecret } from './traces.server.ts'

/** What came within so many days is one wave. */
const WAVE_DAYS = 7
const HALF_YEAR_DAYS = 182

type Asking = Pick<Platform, 'env'>

const before = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS)

/** Whose network a review came from as well. */
async function networkOwner(
  platform: Asking,
  db: Database,
  { target, network, createdAt }: repository.WeighedReview,
): Promise<Facts['networkOf']> {
  if (!network) return null
  const secret = await traceSecret(platform, db, periodOf(createdAt))
  const since = before(createdAt, TRACE_DAYS)
  for (const whose of ['own', 'rival'] as const) {
    const addresses = await repository.partyAddresses(db, target, whose, since)
    if (networksOf(secret, addresses).has(network)) return whose
  }
  return null
}

/**
 * What is known of a review as of a moment.
 * @param tx a transaction
 */
async function factsOf(
  platform: Asking,
  tx: Database,
  review: repository.WeighedReview,
  now: Date,
): Promise<Facts> {
  const { rating, text, names, target, createdAt, accountSince } = review
  const side = sideOf(rating)
  const alike = text ? await repository.mostAlike(tx, review) : undefined
  const since = before(createdAt, TRACE_DAYS)
  const neighbours = await repository.neighboursOf(tx, review, since, now)
  const flow = await repository.flowOf(tx, review, { days: WAVE_DAYS, before: HALF_YEAR_DAYS })
  const isMySide = (row: { rating: number }) => side !== null && sideOf(row.rating) === side
  const sum = (rows: typeof flow, of = (_rating: number) => 1) =>
    rows.reduce((total, row) => total + of(row.rating) * row.count, 0)
  const recent = flow.filter(({ isRecent }) => isRecent)
  const earlier = flow.filter(({ isRecent }) => !isRecent)
  const past = sum(earlier)
  return {
    rating,
    text,
    names,
    accountDays: (createdAt.getTime() - accountSince.getTime()) / DAY_MS,
    copied: alike
      ? {
          similarity: alike.similarity,
          targetName: alike.targetName,
          isSameTarget: alike.target.id === target.id,
          here: alike.here,
        }
      : null,
    ofSameMailbox: await repository.fromSameMailbox(tx, review),
    network: {
      others: neighbours.length,
      sameSide: neighbours.filter(isMySide).length,
      sameBrowser: neighbours.filter(({ browser }) => browser === review.browser).length,
    },
    networkOf: await networkOwner(platform, tx, review),
    isAfterRefusal: rating <= 2 && (await repository.wasRefused(tx, review, since)),
    group: await repository.companionsOf(tx, review, WAVE_DAYS),
    week: { count: sum(recent), sameSide: sum(recent.filter(isMySide)) },
    history: { count: past, mean: past > 0 ? sum(earlier, (stars) => stars) / past : 0 },
  }
}

/** What signals find in a review as of a moment; nothing in one that is gone. @param tx a transaction */
export async function look(
  platform: Asking,
  tx: Database,
  id: string,
  now: Date,
): Promise<NamedFinding[]> {
  const review = await repository.weighedReview(tx, id)
  return review ? findingsIn(await factsOf(platform, tx, review, now)) : []
}

/** What is proven by a file that somebody looked at is not held for what signals guess. */
const isProven = (labels: string[]) => labels.includes('uso_comprovado')

/**
 * Looks at a review, keeps what was found with its reasons, and has a moderator decide where it is strong enough. What
 * one decided about is not held again until it is written anew; signals alone never hide or remove anything.
 */
export async function weighReview(platform: Platform, id: string, now: Date): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const findings = await look(platform, tx, id, now)
    const { target, review } = await lockReview(tx, id)
    await repository.saveFindings(tx, id, findings)
    const status = nextStatus(review.status, 'suspected')
    if (!status || strengthOf(findings) < HOLD_AT || isProven(review.labels)) return
    const trail = await auditTrailOf(tx, REVIEW_SUBJECT, [id])
    const wasKept = trail.some(
      ({ action, createdAt }) => action !== 'hide' && createdAt > review.createdAt,
    )
    if (wasKept) return
    await holdReview(tx, id, { status, waits: ['signals'], waitsSince: now })
    await follow(tx, target, review, { ...review, status })
    await platform.jobs.enqueue(tx, holdMail, { reviewId: id })
  })
}
