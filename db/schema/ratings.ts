import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, integer, real } from 'drizzle-orm/pg-core'

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
 * Stars and number of the visible reviews whose authors got something for them. They are part of rating_sum and
 * rating_count too, so of the mean that is shown.
 */
export const incentivizedSums = () => ({
  incentivizedSum: integer('incentivized_sum').notNull().default(0),
  incentivizedCount: integer('incentivized_count').notNull().default(0),
})

/** A mean is high from here on. */
const HIGH_RATING = 4

type Sums<T> = Record<'ratingSum' | 'ratingCount' | 'incentivizedSum' | 'incentivizedCount', T>

/**
 * What the "best rated" lists take: of reviews that nobody got anything for, the mean is high. The figure is written
 * out, not passed as a parameter: only so does PostgreSQL see that the index made for this condition answers it.
 */
export const isHighlyRated = (of: Sums<AnyPgColumn>): SQL =>
  sql`(${of.ratingCount} > ${of.incentivizedCount} AND ${of.ratingSum} - ${of.incentivizedSum} >= ${sql.raw(`${HIGH_RATING}`)} * (${of.ratingCount} - ${of.incentivizedCount}))`

/** The same of a row. */
export const isRowHighlyRated = (of: Sums<number>): boolean =>
  of.ratingCount > of.incentivizedCount &&
  of.ratingSum - of.incentivizedSum >= HIGH_RATING * (of.ratingCount - of.incentivizedCount)

interface RatedColumns {
  id: AnyPgColumn
  ratingSum: AnyPgColumn
  ratingCount: AnyPgColumn
  updatedAt: AnyPgColumn
}

/**
 * What became of the reviews of something: how many more stars and reviews, and from now on its index and what
 * incentivised ones come to.
 */
export interface ReviewsMoved {
  sum: number
  count: number
  ratingIndex: number
  incentivizedSum: number
  incentivizedCount: number
}

/** New values of what is rated, once reviews came or went. Its content did not change: nor does its date. */
export const withReviews = (
  { ratingSum, ratingCount, updatedAt }: RatedColumns,
  { sum, count, ...now }: ReviewsMoved,
) => ({
  ...now,
  ratingSum: sql`${ratingSum} + ${sum}`,
  ratingCount: sql`${ratingCount} + ${count}`,
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
