import * as offers from '#/features/catalogue/offers/record.server.ts'
import * as companies from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import * as targets from './targets/repository.server.ts'
import * as repository from './writing/repository.server.ts'

export const missingReview = () => notFound('Avaliação não encontrada.')

/**
 * A review with its target, both locked until the end of the transaction. Always the target first:
 * a person who changes a review does so, and nobody waits for one another in a circle.
 * @throws AppError 404
 */
export async function lockReview(tx: Database, id: string) {
  const target = await lockTargetOf(tx, id)
  const review = target && (await repository.lockReviewRow(tx, id))
  if (!review || review.status === 'withdrawn') throw missingReview()
  return { target, review }
}

async function lockTargetOf(tx: Database, id: string) {
  const target = await repository.targetOf(tx, id)
  return target && targets.lockTarget(tx, target.id)
}

type Counted = Pick<repository.ReviewState, 'rating' | 'status'> | undefined

/** What a review adds to the average of its target. */
const weight = (review: Counted) =>
  review?.status === 'visible' ? { sum: review.rating, count: 1 } : { sum: 0, count: 0 }

/** The page that shows a target's reviews. */
export const reviewedPage = ({ type, id }: targets.TargetRef): CacheTag => `${type}:${id}`

/** Lists show the average, and may be ordered by it. */
const listsOf = ({ type }: targets.TargetRef): CacheTag => `${type}s`

/**
 * Brings the average of a target, and the pages that show it, up to date with what became of a
 * review.
 * @param tx the transaction in which the target was locked
 * @param before undefined for a review that is new
 * @param after undefined for one that is gone
 */
export async function follow(
  tx: Database,
  target: targets.TargetRef,
  before: Counted,
  after: Counted,
) {
  const [was, is] = [weight(before), weight(after)]
  if (was.count === 0 && is.count === 0) return
  const difference = { sum: is.sum - was.sum, count: is.count - was.count }
  const changesAverage = difference.sum !== 0 || difference.count !== 0
  const owner = target.type === 'offer' ? offers : companies
  if (changesAverage) await owner.addToAverage(tx, target.id, difference)
  const page = reviewedPage(target)
  await dropPages(tx, changesAverage ? [page, listsOf(target)] : [page])
}
