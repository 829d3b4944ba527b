import { sql } from 'drizzle-orm'
import { dayOf, TIME_ZONE } from '#/domain/dates.ts'
import { roundRating } from '#/domain/rating.ts'
import { PEERS_LEAST, PEERS_MOST } from '#/features/companies/limits.ts'
import { mainCategoryOf } from '#/features/companies/peers.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import { today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import { STAR_MONTHS } from './limits.ts'
import type { StarsWire } from './schema.ts'

/** Reviews from which on the average of a product says something. */
const REVIEWS_LEAST = 3

const monthOf = (moment: ReturnType<typeof sql>) => sql`date_trunc('month', ${moment})::date`

/** The months that are shown, as `months`, the oldest first. */
const MONTHS = sql`months AS (
  SELECT (${monthOf(sql`${today}`)} - make_interval(months => ago))::date AS month
  FROM generate_series(${STAR_MONTHS - 1}::int, 0, -1) AS ago)`

/**
 * Visible reviews of the products of `chosen`, by product and month, as `counted`: what is older than the
 * months that are shown is of the first.
 */
const COUNTED = sql`counted AS (
  SELECT reviews.offer_id, sum(rating)::int AS stars, count(*)::int AS reviews,
    greatest(${monthOf(sql`reviews.created_at AT TIME ZONE ${sql.raw(`'${TIME_ZONE}'`)}`)},
      (SELECT min(month) FROM months)) AS month
  FROM chosen JOIN reviews ON reviews.offer_id = chosen.id
  WHERE reviews.status = 'visible' GROUP BY 1, 4)`

/** What is looked at of a supplier's own catalogue. */
const ownStars = (db: Database, vendorId: string) =>
  rowsOf<{ month: string; reviews: number; rating: number | null }>(
    db,
    sql`WITH ${MONTHS}, chosen AS (
      SELECT offers.id FROM vendor_offers JOIN offers ON offers.id = vendor_offers.offer_id
      WHERE vendor_offers.vendor_id = ${vendorId} AND offers.is_visible LIMIT ${PEERS_MOST}),
    ${COUNTED}
    SELECT to_char(months.month, 'YYYY-MM') AS month, coalesce(sum(reviews), 0)::int AS reviews,
      sum(stars)::float8 / sum(reviews) AS rating
    FROM months LEFT JOIN counted ON counted.month <= months.month
    GROUP BY months.month ORDER BY months.month`,
  )

/** Months in which enough products of a category had reviews, with what the one in the middle had. */
const medianStars = (db: Database, categoryId: string) =>
  rowsOf<{ month: string; median: number }>(
    db,
    sql`WITH ${MONTHS}, chosen AS (
      SELECT offers.id FROM offer_categories JOIN offers ON offers.id = offer_categories.offer_id
      WHERE category_id = ${categoryId} AND offers.is_visible AND rating_count >= ${REVIEWS_LEAST}
      ORDER BY md5(offers.id::text) LIMIT ${PEERS_MOST}),
    ${COUNTED},
    stood AS (
      SELECT months.month, sum(stars)::float8 / sum(reviews) AS rating
      FROM months JOIN counted ON counted.month <= months.month
      GROUP BY months.month, counted.offer_id HAVING sum(reviews) >= ${REVIEWS_LEAST})
    SELECT to_char(month, 'YYYY-MM') AS month,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY rating) AS median
    FROM stood GROUP BY stood.month HAVING count(*) >= ${PEERS_LEAST}`,
  )

const rounded = (rating: number | null | undefined) => (rating == null ? null : roundRating(rating))

/** How what a supplier sells was rated at the end of each of the last months, beside its category. */
export async function starsOf(db: Database, vendorId: string): Promise<StarsWire> {
  const [own, category] = await Promise.all([ownStars(db, vendorId), mainCategoryOf(db, vendorId)])
  // Alike for all who look from that category.
  const keeping = { key: `stars of ${category?.id} ${dayOf(new Date())}`, tags: [] }
  const medians = category ? await kept(db, keeping, () => medianStars(db, category.id)) : []
  const medianIn = new Map(medians.map(({ month, median }) => [month, median]))
  return {
    categoria: (medians.length > 0 && category?.name) || null,
    meses: own.map(({ month, reviews, rating }) => ({
      mes: month,
      nota: rounded(rating),
      avaliacoes: reviews,
      mediana: rounded(medianIn.get(month)),
    })),
  }
}
