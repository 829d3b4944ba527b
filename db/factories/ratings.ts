import { ratingIndex, weigh } from '#/features/reviews/rating-index/formula.ts'

/** Columns of what has so many reviews of one rating, all of today. */
export function rated(rating: number, count = 1) {
  const now = new Date()
  const { weight } = weigh({ rating, createdAt: now, authorKnown: 'mailbox' })
  const sums = { weight: weight * count, weightedSum: weight * count * rating }
  return {
    ratingSum: Math.round(rating * count),
    ratingCount: count,
    ratingIndex: ratingIndex(sums, now),
  }
}
