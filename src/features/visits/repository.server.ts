import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { vendors, vendorVisitMarks, vendorVisits } from '#/db/schema/index.ts'
import { PEERS_LEAST, PEERS_MOST } from '#/features/companies/limits.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import { daysAgo, today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Of some suppliers, those whose pages everybody sees; in one order, in which they are written. */
export async function seenAmong(db: Database, vendorIds: string[]): Promise<string[]> {
  const seen = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(inArray(vendors.id, vendorIds), eq(vendors.isVisible, true)))
    .orderBy(asc(vendors.id))
  return seen.map(({ id }) => id)
}

export interface Mark {
  vendorId: string
  mark: string
}

/**
 * Notes who visits today.
 * @param marks in one order, so that transactions at once do not wait for each other
 * @returns the suppliers whose marks are new, in that order
 */
export async function addMarks(tx: Database, marks: Mark[]): Promise<string[]> {
  const added = await tx
    .insert(vendorVisitMarks)
    .values(marks.map((mark) => ({ ...mark, day: today })))
    .onConflictDoNothing()
    .returning({ vendorId: vendorVisitMarks.vendorId })
  return added.map(({ vendorId }) => vendorId)
}

/** Adds a visit of today to each of some suppliers. */
export async function addVisits(tx: Database, vendorIds: string[]) {
  await tx
    .insert(vendorVisits)
    .values(vendorIds.map((vendorId) => ({ vendorId, day: today, visits: 1 })))
    .onConflictDoUpdate({
      target: [vendorVisits.vendorId, vendorVisits.day],
      set: { visits: sql`${vendorVisits.visits} + excluded.visits` },
    })
}

/** Each of the last days, today included, the oldest first; also those without a visit. */
export async function visitsByDay(db: Database, vendorId: string, days: number) {
  const day = sql<string>`days.day::date::text`
  return db
    .select({ dia: day, visitas: sql<number>`coalesce(${vendorVisits.visits}, 0)` })
    .from(sql`generate_series(${daysAgo(days - 1)}, ${today}, interval '1 day') AS days(day)`)
    .leftJoin(
      vendorVisits,
      and(eq(vendorVisits.vendorId, vendorId), sql`${vendorVisits.day} = days.day::date`),
    )
    .orderBy(sql`days.day`)
}

/**
 * The median of visits to the pages of those who sell something in a category, for each of the last days,
 * the oldest first. @returns nothing where they are too few
 */
export const mediansByDay = (db: Database, categoryId: string, days: number) =>
  rowsOf<{ median: number }>(
    db,
    sql`WITH peers AS (
      SELECT DISTINCT vendors.id FROM (
        SELECT offer_id FROM offer_categories WHERE category_id = ${categoryId}
        ORDER BY md5(offer_id::text) LIMIT ${PEERS_MOST}) chosen
      JOIN offers ON offers.id = chosen.offer_id AND offers.is_visible
      JOIN vendor_offers sold ON sold.offer_id = offers.id
      JOIN vendors ON vendors.id = sold.vendor_id AND vendors.is_visible
      LIMIT ${PEERS_MOST}),
    counted AS (
      SELECT vendor_id, day, visits FROM vendor_visits
      WHERE vendor_id IN (SELECT id FROM peers) AND day >= ${daysAgo(days - 1)})
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY coalesce(visits, 0)) AS median
    FROM generate_series(${daysAgo(days - 1)}, ${today}, interval '1 day') AS days(day)
    CROSS JOIN peers
    LEFT JOIN counted ON counted.vendor_id = peers.id AND counted.day = days.day::date
    GROUP BY days.day HAVING count(*) >= ${PEERS_LEAST}
    ORDER BY days.day`,
  )

/** @param days that are kept, beside today */
export const deleteMarks = (db: Database, days: number) =>
  db.delete(vendorVisitMarks).where(lt(vendorVisitMarks.day, daysAgo(days)))
