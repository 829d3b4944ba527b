import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import { follow, reviewedPage } from './change.server.ts'
import { contentOf, hasWords, NO_PROFILE, NO_WORDS } from './content.server.ts'
import { withoutPerson } from './labels.ts'
import { tellCompanies } from './notices.server.ts'
import { presentReview } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { ReviewWire } from './schema.ts'
import * as targets from './targets/repository.server.ts'
import * as writing from './writing/repository.server.ts'

/**
 * An offer or a vendor as readers know it.
 * @throws AppError 404 when there is no such page, or nobody sees it
 */
export function requireVisible(target: targets.Target | undefined): targets.Target {
  if (!target?.isVisible) throw notFound('Página avaliada não encontrada.')
  return target
}

/** A review that is there, whatever its status. */
export async function presentById(db: Database, id: string): Promise<ReviewWire> {
  const [row] = await repository.shownReviews(db, [id])
  if (!row) throw new Error(`review ${id} is not there`)
  return presentReview(row)
}

/** A review as its page shows it; null while nobody sees it. */
export async function publicReview(db: Database, id: string): Promise<ReviewWire | null> {
  const [row] = await repository.visibleReview(db, id)
  return row ? presentReview(row) : null
}

/** Lengths, in characters, that read well as a quote. */
const QUOTE = { min: 60, max: 220 }
const QUOTE_CANDIDATES = 30

/** A recent favourable review that can be quoted beside a product, if there is one. */
export async function quotableReview(
  db: Database,
  offerId: string,
): Promise<ReviewWire | undefined> {
  const slice = { limit: QUOTE_CANDIDATES, offset: 0 }
  const rows = await repository.firstOf(db, { type: 'offer', id: offerId }, slice)
  return rows
    .map(presentReview)
    .find(
      ({ rating, comment }) =>
        rating >= 4 && comment.length >= QUOTE.min && comment.length <= QUOTE.max,
    )
}

/**
 * Of each of some offers the newest review with a comment.
 * @returns by the offer's id; none of what nobody wrote about
 */
export async function latestCommentsOf(
  db: Database,
  offerIds: string[],
): Promise<Map<string, ReviewWire>> {
  if (offerIds.length === 0) return new Map()
  const rows = await repository.latestComments(db, offerIds)
  return new Map(rows.map((row) => [row.offerId ?? '', presentReview(row)]))
}

/** The pages that show a person as the author of a review. */
export async function pagesReviewedBy(db: Database, userId: string): Promise<CacheTag[]> {
  return (await repository.targetsReviewedBy(db, userId)).map(reviewedPage)
}

/**
 * Stars of a person who leaves stay, so that averages do, and weigh less; the name goes, what they said of
 * themselves, and the texts unless wanted.
 */
export async function forgetAuthor(tx: Database, userId: string, keepComments: boolean) {
  const reviewed = await repository.targetsReviewedBy(tx, userId)
  // In the order in which everybody else locks several of them.
  for (const { id } of reviewed.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const target = await targets.lockTarget(tx, id)
    const before = target && (await writing.reviewBy(tx, userId, target))
    if (before) await forgetReview(tx, target, before, keepComments)
  }
}

async function forgetReview(
  tx: Database,
  target: targets.TargetRef,
  before: writing.ReviewState,
  keepComments: boolean,
) {
  if (before.status === 'withdrawn') return writing.deleteReview(tx, before.id)
  const left = {
    ...contentOf(before),
    ...NO_PROFILE,
    ...(!keepComments && NO_WORDS),
    labels: withoutPerson(before.labels),
  }
  await writing.forgetReview(tx, before.id, left)
  if (hasWords(before) && !hasWords(left)) await writing.deleteReply(tx, before.id)
  await follow(tx, target, before, { ...before, ...left, authorKnown: 'gone' })
  if (before.status === 'visible')
    await tellCompanies(tx, target, 'review_unnamed', { reviewId: before.id })
  // Also of one that did not count.
  await dropPages(tx, [reviewedPage(target)])
}
