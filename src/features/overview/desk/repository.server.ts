import { type SQL, sql } from 'drizzle-orm'
import { DESK_COUNT_CAP } from '#/domain/pagination.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { QUEUE_NAMES, type QueueName } from '../queues.ts'

/** What is reviewed, where anybody sees it: nobody waits for the rest (`reviews/desk`). */
const SEEN_REVIEWS = sql`reviews
  LEFT JOIN offers ON offers.id = reviews.offer_id
  LEFT JOIN vendors ON vendors.id = reviews.vendor_id
  WHERE coalesce(offers.is_visible, vendors.is_visible)`

/** Of each queue since when each of its rows waits, as `at`; the conditions are those of its desk. */
const ROWS: Record<QueueName, SQL> = {
  accessRequests: sql`SELECT created_at AS at FROM access_requests WHERE status = 'awaiting_admin'`,
  confirmations: sql`SELECT proven_at AS at FROM vendor_confirmations
    JOIN vendors ON vendors.id = vendor_id
    WHERE proven_at IS NOT NULL AND unconfirmed_since IS NOT NULL AND NOT is_draft
      AND EXISTS (SELECT FROM vendor_admins admins
        WHERE admins.vendor_id = vendors.id AND admins.inactive_at IS NULL)`,
  reportedReviews: sql`SELECT (SELECT min(report.created_at) FROM review_reports report
      WHERE report.review_id = reviews.id AND report.settled_at IS NULL) AS at
    FROM ${SEEN_REVIEWS} AND reviews.id IN (
      SELECT review_id FROM review_reports WHERE settled_at IS NULL)`,
  pendingReviews: sql`SELECT reviews.created_at AS at FROM ${SEEN_REVIEWS} AND reviews.status = 'pending'`,
  appeals: sql`SELECT created_at AS at FROM review_appeals WHERE status = 'waiting'`,
  recourses: sql`SELECT recourse.created_at AS at FROM review_recourses recourse
    JOIN reviews ON reviews.id = recourse.review_id
    WHERE recourse.status = 'waiting' AND reviews.status <> 'withdrawn'`,
  readinessReports: sql`SELECT created_at AS at FROM readiness_reports WHERE status = 'waiting'`,
  proofs: sql`SELECT created_at AS at FROM review_proofs WHERE status = 'waiting'`,
  quoteReports: sql`SELECT created_at AS at FROM quote_reports WHERE status = 'waiting'`,
  categorySuggestions: sql`SELECT created_at AS at FROM category_suggestions WHERE status = 'waiting'`,
  offerClaims: sql`SELECT created_at AS at FROM offer_claims WHERE status = 'waiting'`,
  advertisements: sql`SELECT updated_at AS at FROM advertisements WHERE status = 'awaiting_review'`,
}

const countOf = (name: QueueName) => sql`
  SELECT ${name}::text AS name, count(*)::int AS total, min(at) AS since
  FROM (${ROWS[name]} ORDER BY 1 LIMIT ${DESK_COUNT_CAP + 1}) waiting`

/** How much waits in each queue, counted up to a bound, and since when the oldest does. */
export async function waitingByQueue(db: Database) {
  const counts = QUEUE_NAMES.map((name) => sql`(${countOf(name)})`)
  return rowsOf<{ name: QueueName; total: number; since: Date | string | null }>(
    db,
    sql.join(counts, sql` UNION ALL `),
  )
}
