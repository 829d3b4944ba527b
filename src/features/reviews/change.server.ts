import { isDeepStrictEqual } from 'node:util'
import * as offers from '#/features/catalogue/offers/record.server.ts'
import * as companies from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import { dropAnswering } from './answering/service.server.ts'
import { hasWords, type ReviewContent } from './content.server.ts'
import { move } from './summary/service.server.ts'
import { type Counted, listedOf } from './summary/tally.ts'
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

type Weighed = ReviewContent &
  Pick<repository.ReviewState, 'status' | 'createdAt' | 'authorKnown' | 'labels'>

/** What counts of a review: nothing of one that is not public. */
const counted = (review: Weighed | undefined): Counted | undefined =>
  review?.status === 'visible' ? { ...review, hasWords: hasWords(review) } : undefined

/** The page that shows a target's reviews. */
export const reviewedPage = ({ type, id }: targets.TargetRef): CacheTag => `${type}:${id}`

/** Lists show the average, and may be ordered by it. */
const listsOf = ({ type }: targets.TargetRef): CacheTag => `${type}s`

/**
 * Brings the average, the summary and the index of a target, and the pages that show them, up to date
 * with what became of a review.
 * @param tx the transaction in which the target was locked, and the review written
 * @param before undefined for a review that is new
 * @param after undefined for one that is gone
 */
export async function follow(
  tx: Database,
  target: targets.TargetRef,
  before: Weighed | undefined,
  after: Weighed | undefined,
) {
  const [was, is] = [counted(before), counted(after)]
  if (!was && !is) return
  const tally = await move(tx, target, was, is)
  const now = new Date()
  const listed = listedOf(tally.after, now)
  const sum = (is?.rating ?? 0) - (was?.rating ?? 0)
  const count = Number(Boolean(is)) - Number(Boolean(was))
  const changesLists =
    sum !== 0 || count !== 0 || !isDeepStrictEqual(listed, listedOf(tally.before, now))
  const owner = target.type === 'offer' ? offers : companies
  if (changesLists) await owner.addToAverage(tx, target.id, { sum, count, ...listed })
  const page = reviewedPage(target)
  await dropPages(tx, changesLists ? [page, listsOf(target)] : [page])
  if (count !== 0) await dropAnswering(tx, target)
}
