import { type Page, pageOf } from '#/domain/pagination.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { ReviewFilters, ReviewPosition } from './list-schema.ts'
import type { ReviewOrder } from './orders.ts'
import { presentPosition, presentReview } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { ReviewWire } from './schema.ts'
import { requireVisible } from './service.server.ts'
import type { SummaryWire } from './summary/schema.ts'
import { summaryOf } from './summary/service.server.ts'
import * as targets from './targets/repository.server.ts'

interface ReviewsWanted extends ReviewFilters {
  ordem: ReviewOrder
  /** Counted from the first of now; not looked at where `after` says where to begin. */
  page: number
  limit: number
  after?: ReviewPosition
}

type Reviews = Page<ReviewWire> & { next: string; resumo: SummaryWire }

/** What a page shows of the reviews of its target: those that say something, and what all come to. */
export type ShownReviews = Page<ReviewWire> & { resumo: SummaryWire }

type Reviewed = Pick<targets.Target, 'type' | 'id' | 'ratingCount'>

/**
 * Reviews of an offer or a vendor, as they are asked for.
 * @throws AppError 404 when there is no such target
 */
export async function listReviews(
  db: Database,
  { id, ...wanted }: ReviewsWanted & { id: string },
): Promise<Reviews> {
  const target = requireVisible(await targets.findTarget(db, id))
  const [listed, resumo] = await Promise.all([listOf(db, target, wanted), summaryOf(db, target)])
  return { ...listed, resumo }
}

async function listOf(db: Database, target: Reviewed, wanted: ReviewsWanted) {
  const { page, limit, after, ordem } = wanted
  const offset = after ? 0 : (page - 1) * limit
  const isNarrowed = repository.narrows(wanted)
  const total = isNarrowed ? await repository.countOf(db, target, wanted) : target.ratingCount
  // One more shows whether any follow. Nothing is read for a page past the end: every review before
  // it would be passed one by one.
  const rows =
    offset >= total
      ? []
      : await repository.reviewsOf(db, target, { ...wanted, offset, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    ...pageOf(shown.map(presentReview), total, page, limit),
    next: last ? presentPosition(last, ordem) : '',
  }
}

/**
 * The first reviews of a page, of a target that is known to be there. Stars alone are left to the
 * summary.
 * @param summary of the target, where it is known
 */
export async function shownReviews(
  db: Database,
  target: Reviewed,
  limit: number,
  summary: SummaryWire | Promise<SummaryWire> = summaryOf(db, target),
): Promise<ShownReviews> {
  const [rows, resumo] = await Promise.all([
    target.ratingCount === 0 ? [] : repository.firstOf(db, target, { limit, offset: 0 }),
    summary,
  ])
  const said = rows.filter(({ hasWords }) => hasWords)
  return { ...pageOf(said.map(presentReview), target.ratingCount, 1, limit), resumo }
}
