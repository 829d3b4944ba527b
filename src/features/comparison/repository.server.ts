import { and, eq, exists, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { advertisements, offers, reviews, vendorOffers, vendors } from '#/db/schema/index.ts'
import { MAX_STARS } from '#/domain/rating.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import { today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Whether a supplier that readers see sells an offer and advertises today, as days go in São Paulo. */
const isSponsored = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(vendorOffers)
      .innerJoin(vendors, eq(vendors.id, vendorOffers.vendorId))
      .innerJoin(advertisements, eq(advertisements.vendorId, vendors.id))
      .where(
        and(
          eq(vendorOffers.offerId, offers.id),
          eq(vendors.isVisible, true),
          eq(advertisements.status, 'running'),
          lte(advertisements.startsOn, today),
          gte(advertisements.endsOn, today),
        ),
      ),
  ) as SQL<boolean>

const softwareAmong = prepared('compared software', (db) =>
  db
    .select({
      id: offers.id,
      name: offers.name,
      manufacturer: offers.manufacturer,
      soldBy: offers.soldBy,
      slogan: offers.slogan,
      description: offers.description,
      categoryText: offers.categoryText,
      logoKey: offers.logoKey,
      rating: offers.rating,
      ratingCount: offers.ratingCount,
      showVendors: offers.showVendors,
      isSponsored: isSponsored(db),
    })
    .from(offers)
    .where(
      and(
        sql`${offers.id} IN (SELECT jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb)::uuid)`,
        eq(offers.isVisible, true),
        eq(offers.kind, 'software'),
      ),
    )
    .orderBy(sql`${offers.ratingIndex} DESC`, offers.id),
)

/** Software that readers see, by id; best rated first. */
export const softwareById = (db: Database, ids: string[]) =>
  softwareAmong(db).execute({ ids: JSON.stringify(ids) })
export type SoftwareRow = Awaited<ReturnType<typeof softwareById>>[number]

/** How many visible reviews gave an offer how many stars. @returns from one star to five, for each */
export async function starsGiven(db: Database, ids: string[]): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ offerId: reviews.offerId, rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(inArray(reviews.offerId, ids), eq(reviews.status, 'visible')))
    .groupBy(reviews.offerId, reviews.rating)
  const given = new Map(ids.map((id) => [id, Array.from({ length: MAX_STARS }, () => 0)]))
  for (const { offerId, rating, count } of rows) {
    const counts = given.get(offerId ?? '')
    if (counts) counts[rating - 1] = count
  }
  return given
}

/** What visible reviews of products say of each criterion, on average. */
export async function criteriaOf(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return rowsOf<{ offerId: string; criterion: string; average: number; count: number }>(
    db,
    sql`SELECT ${reviews.offerId} AS "offerId", given.key AS criterion,
        avg(given.value::numeric)::real AS average, count(*)::int AS count
      FROM ${reviews} CROSS JOIN LATERAL jsonb_each_text(${reviews.criteria}) AS given
      WHERE ${and(inArray(reviews.offerId, ids), eq(reviews.status, 'visible'))}
      GROUP BY 1, 2`,
  )
}
