import { type Page, pageOf } from '#/domain/pagination.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import { reviewedPage } from './change.server.ts'
import { presentPosition, presentReview } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { ReviewPosition, ReviewWire } from './schema.ts'
import * as targets from './targets/repository.server.ts'

/**
 * An offer or a vendor as readers know it.
 * @throws AppError 404 when there is no such page, or nobody sees it
 */
export function requireVisible(target: targets.Target | undefined): targets.Target {
  if (!target?.isVisible) throw notFound('Página avaliada não encontrada.')
  return target
}

interface ReviewsWanted {
  /** Counted from the newest of now; not looked at where `after` says where to begin. */
  page: number
  limit: number
  after?: ReviewPosition
}

type Reviews = Page<ReviewWire> & { next: string }

/**
 * Reviews of an offer or a vendor, newest first.
 * @throws AppError 404 when there is no such target
 */
export async function listReviews(
  db: Database,
  { id, ...wanted }: ReviewsWanted & { id: string },
): Promise<Reviews> {
  return reviewsOf(db, requireVisible(await targets.findTarget(db, id)), wanted)
}

/** The same of a target that is known to be there, with how many visible reviews it has. */
export async function reviewsOf(
  db: Database,
  target: Pick<targets.Target, 'type' | 'id' | 'ratingCount'>,
  { page, limit, after }: ReviewsWanted,
): Promise<Reviews> {
  const offset = after ? 0 : (page - 1) * limit
  // One more shows whether any follow. Nothing is read for a page past the end: every review before
  // it would be passed one by one.
  const rows =
    offset >= target.ratingCount
      ? []
      : after
        ? await repository.reviewsAfter(db, target, after, limit + 1)
        : await repository.reviewsOf(db, target, { limit: limit + 1, offset })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    ...pageOf(shown.map(presentReview), target.ratingCount, page, limit),
    next: last ? presentPosition(last) : '',
  }
}

/** A review that is there, whatever its status. */
export async function presentById(db: Database, id: string): Promise<ReviewWire> {
  const [row] = await repository.shownReviews(db, [id])
  if (!row) throw new Error(`review ${id} is not there`)
  return presentReview(row)
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
  const rows = await repository.reviewsOf(db, { type: 'offer', id: offerId }, slice)
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

/** Stars of a person who leaves stay, so that averages do; the name goes, and the texts unless wanted. */
export async function forgetAuthor(tx: Database, userId: string, keepComments: boolean) {
  const forgotten = await repository.forgetAuthor(tx, userId, keepComments)
  await dropPages(tx, forgotten.map(reviewedPage))
}
