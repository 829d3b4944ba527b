import { and, eq, sql } from 'drizzle-orm'
import { vendorOffers } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { ANSWER_DAYS } from '../limits.ts'
import { periodsBefore, tallies } from './figures.server.ts'

/**
 * How a supplier answers reviews of itself and of what is its own, since somebody keeps its page: what came before,
 * nobody could answer. Of a page that nobody keeps any more nothing counts.
 */
export function answeringOf(db: Database, vendorId: string, now: Date) {
  const since = sql`${periodsBefore(now).dozeMeses.toISOString()}::timestamptz`
  const hadItsTime = sql`${new Date(now.getTime() - ANSWER_DAYS * DAY_MS).toISOString()}::timestamptz`
  const counts = sql`r.status = 'visible' AND (r.first_replied_at IS NOT NULL OR r.published_at < ${hadItsTime})`
  const got = sql`(
    WITH kept AS (SELECT min(accepted_at) AS since FROM vendor_admins WHERE vendor_id = ${vendorId}
      HAVING bool_or(inactive_at IS NULL))
    SELECT r.published_at, r.first_replied_at FROM kept JOIN reviews r ON r.vendor_id = ${vendorId}
    WHERE ${counts} AND r.published_at > greatest(kept.since, ${since})
    UNION ALL
    SELECT r.published_at, r.first_replied_at FROM kept
      JOIN vendor_offers o ON o.vendor_id = ${vendorId} AND o.origin = 'own'
      JOIN offers ON offers.id = o.offer_id AND offers.is_visible
      JOIN reviews r ON r.offer_id = o.offer_id
    WHERE ${counts} AND r.published_at > greatest(kept.since, o.created_at, ${since})) AS got`
  const of = { came: sql`got.published_at`, answered: sql`got.first_replied_at` }
  return db.select(tallies(of, now)).from(got)
}

/** Suppliers whose own an offer is. */
export const ownersOf = async (db: Database, offerId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: vendorOffers.vendorId })
    .from(vendorOffers)
    .where(and(eq(vendorOffers.offerId, offerId), eq(vendorOffers.origin, 'own')))
  return rows.map(({ id }) => id)
}

/** Suppliers of whose reviews one began to count within the day before, or left a period. */
export async function changedByTime(db: Database, now: Date): Promise<string[]> {
  const { dozeMeses, seisMeses } = periodsBefore(now)
  const begun = new Date(now.getTime() - ANSWER_DAYS * DAY_MS)
  const passed = [begun, seisMeses, dozeMeses].map((moment) => {
    const until = sql`${moment.toISOString()}::timestamptz`
    // Two days: a night that was left out changes nothing.
    return sql`(r.published_at <= ${until} AND r.published_at > ${until} - interval '2 days')`
  })
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT DISTINCT coalesce(r.vendor_id, o.vendor_id) AS id FROM reviews r
      LEFT JOIN vendor_offers o ON o.offer_id = r.offer_id AND o.origin = 'own'
      WHERE r.status = 'visible' AND coalesce(r.vendor_id, o.vendor_id) IS NOT NULL
        AND (${sql.join(passed, sql` OR `)})`,
  )
  return rows.map(({ id }) => id)
}
