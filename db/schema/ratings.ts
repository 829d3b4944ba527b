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
 * The Índice Praça, by which the "best rated" lists are ordered (docs/decisions/0047). It is written with
 * reviews, and every night, as they grow old; where there is none it is that of imaginary ones.
 */
export const ratingIndex = () => real('rating_index').notNull().default(3.5)

/**
 * What the "best rated" lists take. The figure is written out, not passed as a parameter: only so
 * does PostgreSQL see that the index made for this condition answers it.
 */
export const isHighlyRated = ({ rating }: { rating: AnyPgColumn }): SQL => sql`${rating} >= 4`

interface RatedColumns {
  id: AnyPgColumn
  ratingSum: AnyPgColumn
  ratingCount: AnyPgColumn
  updatedAt: AnyPgColumn
}

/** What became of the reviews of something: how many more stars and reviews, and its index from now on. */
export interface ReviewsMoved {
  sum: number
  count: number
  ratingIndex: number
}

/** New values of what is rated, once reviews came or went. Its content did not change: nor does its date. */
export const withReviews = (
  { ratingSum, ratingCount, updatedAt }: RatedColumns,
  { sum, count, ratingIndex }: ReviewsMoved,
) => ({
  ratingSum: sql`${ratingSum} + ${sum}`,
  ratingCount: sql`${ratingCount} + ${count}`,
  ratingIndex,
  updatedAt: sql`${updatedAt}`,
})

/** The same once its reviews are older. @param indexes by id */
export const withIndexes = (
  { id, updatedAt }: RatedColumns,
  indexes: ReadonlyMap<string, number>,
) => ({
  ratingIndex: sql`(${JSON.stringify(Object.fromEntries(indexes))}::jsonb ->> ${id}::text)::real`,
  updatedAt: sql`${updatedAt}`,
})
