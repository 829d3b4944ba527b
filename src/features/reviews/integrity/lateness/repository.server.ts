import { sql } from 'drizzle-orm'
import { reviews } from '#/db/schema/index.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { REVIEW_SUBJECT } from '../../answers.server.ts'
import { LAPSE_HOURS, LATE_MAX } from '../limits.ts'

/** What of a review that waits too long, as `r`; its page is seen. */
const late = (before: Date) => sql`FROM reviews r
  LEFT JOIN offers o ON o.id = r.offer_id LEFT JOIN vendors v ON v.id = r.vendor_id
  WHERE r.status = 'pending' AND r.user_id IS NOT NULL
    AND r.waits_since < ${before.toISOString()}::timestamptz AND coalesce(o.is_visible, v.is_visible)`

/**
 * Of each page the review that waits longest, where only guesses hold it: not what moderation held before, nor what is
 * reported or appealed against, nor on a page that warns of attempts to bend its reviews, nor so soon after another one.
 */
export async function toPublish(db: Database, before: Date, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - LAPSE_HOURS * HOUR_MS).toISOString()
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT DISTINCT ON (coalesce(r.offer_id, r.vendor_id)) r.id ${late(before)}
      AND NOT 'rewritten' = ANY(coalesce(r.waits, '{}'))
      AND NOT EXISTS (SELECT FROM review_reports p WHERE p.review_id = r.id AND p.settled_at IS NULL)
      AND NOT EXISTS (SELECT FROM review_recourses c WHERE c.review_id = r.id AND c.status = 'waiting')
      AND NOT EXISTS (SELECT FROM review_alerts a WHERE (a.offer_id = r.offer_id OR a.vendor_id = r.vendor_id)
        AND a.ended_at IS NULL)
      AND NOT EXISTS (SELECT FROM audit_log l JOIN reviews other ON other.id = l.subject_id
        WHERE l.subject_kind = ${REVIEW_SUBJECT} AND l.action = 'lapse' AND l.created_at > ${since}::timestamptz
          AND (other.offer_id = r.offer_id OR other.vendor_id = r.vendor_id))
      ORDER BY coalesce(r.offer_id, r.vendor_id), r.waits_since, r.id LIMIT ${LATE_MAX}::int`,
  )
  return rows.map(({ id }) => id)
}

/** Notes of what waits too long that its author hears so now. @returns ids; of those who have heard it, none */
export async function noteLate(tx: Database, before: Date, now: Date): Promise<string[]> {
  const told = await rowsOf<{ id: string }>(
    tx,
    sql`UPDATE ${reviews} SET late_told_at = ${now.toISOString()}::timestamptz
      WHERE id IN (SELECT r.id ${late(before)} AND r.late_told_at IS NULL ORDER BY r.waits_since LIMIT ${LATE_MAX}::int)
      RETURNING id`,
  )
  return told.map(({ id }) => id)
}
