import { MAX_STARS } from '#/domain/rating.ts'
import { byCriterion, CRITERION_NAMES, type Criterion } from '../criteria.ts'
import type { EarnedLabel } from '../labels.ts'
import { type AuthorKnown, ratingIndex, type Weighed, weigh } from '../rating-index/formula.ts'

/** Ratings of one criterion. */
export interface Rated {
  sum: number
  count: number
}

/** What the visible reviews of an offer or a supplier come to. */
export interface Tally extends Weighed {
  /** How many gave one star, and so on to five. */
  stars: number[]
  criteria: Partial<Record<Criterion, Rated>>
  recommend: number
  adviseAgainst: number
  withWords: number
  /** How many came by an invitation of a supplier. */
  invited: number
  /** Stars and number of those whose authors got something for them. */
  incentivizedSum: number
  incentivizedCount: number
}

export interface Counted {
  rating: number
  criteria: Record<string, number>
  recommends: boolean | null
  hasWords: boolean
  createdAt: Date
  authorKnown: AuthorKnown
  incentivized: boolean
  labels: EarnedLabel[]
}

export const EMPTY_TALLY: Tally = {
  stars: Array.from({ length: MAX_STARS }, () => 0),
  criteria: {},
  recommend: 0,
  adviseAgainst: 0,
  withWords: 0,
  invited: 0,
  incentivizedSum: 0,
  incentivizedCount: 0,
  weight: 0,
  weightedSum: 0,
}

/** How many reviews there are. */
export const totalOf = ({ stars }: Pick<Tally, 'stars'>) =>
  stars.reduce((sum, count) => sum + count, 0)

/**
 * A tally once a review came, or went.
 * @param by 1 for one that came, -1 for one that went
 */
export function withReview(tally: Tally, review: Counted, by: 1 | -1): Tally {
  const { weight, weightedSum } = weigh(review)
  const stars = tally.stars.map((count, index) =>
    index + 1 === review.rating ? count + by : count,
  )
  // Nothing is left of rounded sums where there is no review any more.
  if (totalOf({ stars }) === 0) return EMPTY_TALLY
  const rated = byCriterion((name) => {
    const given = review.criteria[name]
    const { sum, count } = tally.criteria[name] ?? { sum: 0, count: 0 }
    return given === undefined ? { sum, count } : { sum: sum + by * given, count: count + by }
  })
  return {
    stars,
    criteria: Object.fromEntries(
      CRITERION_NAMES.filter((name) => rated[name].count > 0).map((name) => [name, rated[name]]),
    ),
    recommend: tally.recommend + (review.recommends === true ? by : 0),
    adviseAgainst: tally.adviseAgainst + (review.recommends === false ? by : 0),
    withWords: tally.withWords + (review.hasWords ? by : 0),
    incentivizedSum: tally.incentivizedSum + (review.incentivized ? by * review.rating : 0),
    incentivizedCount: tally.incentivizedCount + (review.incentivized ? by : 0),
    invited: tally.invited + (review.labels.includes('convidado') ? by : 0),
    weight: tally.weight + by * weight,
    weightedSum: tally.weightedSum + by * weightedSum,
  }
}

/** What is kept of a tally beside what is reviewed, where lists are ordered and narrowed down by it. */
export const listedOf = (tally: Tally, now: Date) => ({
  ratingIndex: ratingIndex(tally, now),
  incentivizedSum: tally.incentivizedSum,
  incentivizedCount: tally.incentivizedCount,
})

/** The tally of some reviews. */
export const tallyOf = (reviews: Counted[]) =>
  reviews.reduce((tally, review) => withReview(tally, review, 1), EMPTY_TALLY)
