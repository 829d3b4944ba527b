import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, real } from 'drizzle-orm/pg-core'

/** Mean of the visible reviews, 0 while there is none; derived from rating_sum and rating_count. */
export const ratingAverage = () =>
  real('rating')
    .notNull()
    .generatedAlwaysAs(
      (): SQL => sql`CASE WHEN rating_count = 0 THEN 0 ELSE rating_sum::real / rating_count END`,
    )

/**
 * Order of the "best rated" lists: the mean pulled towards 3.5 by five imaginary reviews, so that
 * a single 5 does not outrank a hundred 4.8 (docs/decisions/0006).
 */
export const ratingScore = () =>
  real('rating_score')
    .notNull()
    .generatedAlwaysAs((): SQL => sql`(rating_sum + 17.5) / (rating_count + 5)`)

/**
 * What the "best rated" lists take. The figure is written out, not passed as a parameter: only so
 * does PostgreSQL see that the index made for this condition answers it.
 */
export const isHighlyRated = ({ rating }: { rating: AnyPgColumn }): SQL => sql`${rating} >= 4`

interface RatedColumns {
  ratingSum: AnyPgColumn
  ratingCount: AnyPgColumn
  updatedAt: AnyPgColumn
}

/** New values of what is rated, once reviews came or went. Its content did not change: nor does its date. */
export const withReviews = (
  { ratingSum, ratingCount, updatedAt }: RatedColumns,
  { sum, count }: { sum: number; count: number },
) => ({
  ratingSum: sql`${ratingSum} + ${sum}`,
  ratingCount: sql`${ratingCount} + ${count}`,
  updatedAt: sql`${updatedAt}`,
})
