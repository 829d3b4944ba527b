import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { offers, reviewReports, reviews, users, vendorName, vendors } from '#/db/schema/index.ts'
import { DESK_COUNT_CAP } from '#/domain/pagination.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { REPORTS_SHOWN } from '../limits.ts'
import type { NewReport, Queue } from '../schema.ts'

const isOpen = isNull(reviewReports.settledAt)

/**
 * Notes a report, once per person and review: a second puts right the first. One that was decided
 * on waits again only when the review was rewritten since.
 */
export const saveReport = (
  tx: Database,
  { reason, details }: NewReport,
  { reviewId, userId, writtenAt }: { reviewId: string; userId: string; writtenAt: Date },
) =>
  tx
    .insert(reviewReports)
    .values({ reviewId, userId, reason, details: details || null })
    .onConflictDoUpdate({
      target: [reviewReports.userId, reviewReports.reviewId],
      set: {
        reason,
        details: details || null,
        settledAt: sql`CASE WHEN ${lt(reviewReports.settledAt, writtenAt)} THEN NULL ELSE ${reviewReports.settledAt} END`,
      },
    })

/** Whether a review waits for a decision because of what somebody reported. */
export const hasOpenReport = async (db: Database, reviewId: string) =>
  (await db.$count(reviewReports, and(eq(reviewReports.reviewId, reviewId), isOpen))) > 0

/** @returns who had made those that waited */
export async function settleReports(tx: Database, reviewId: string): Promise<string[]> {
  const settled = await tx
    .update(reviewReports)
    .set({ settledAt: new Date() })
    .where(and(eq(reviewReports.reviewId, reviewId), isOpen))
    .returning({ userId: reviewReports.userId })
  return settled.map(({ userId }) => userId)
}

/** When somebody's report of a review was decided on; null while it waits, undefined where there is none. */
export async function settledAt(db: Database, reviewId: string, userId: string) {
  const [report] = await db
    .select({ settledAt: reviewReports.settledAt })
    .from(reviewReports)
    .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.userId, userId)))
  return report?.settledAt
}

const openReports = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(reviewReports)
    .where(and(eq(reviewReports.reviewId, reviews.id), isOpen))

/** Whether anybody sees the page of what is reviewed. */
const isTargetVisible = sql<boolean>`coalesce(${offers.isVisible}, ${vendors.isVisible})`

/** What nobody sees waits for nobody, until its page is back. */
function queued(db: Database, queue: Queue): SQL | undefined {
  if (queue === 'reported')
    return and(exists(openReports(db)), ne(reviews.status, 'withdrawn'), isTargetVisible)
  if (queue === 'pending') return and(eq(reviews.status, queue), isTargetVisible)
  return queue === 'all' ? ne(reviews.status, 'withdrawn') : eq(reviews.status, queue)
}

/** What waits: the oldest first; what was decided, and everything: the latest first. */
const ORDERS: Record<Queue, SQL[]> = {
  reported: [
    sql`(SELECT min(report.created_at) FROM ${reviewReports} report WHERE report.review_id = ${reviews.id} AND report.settled_at IS NULL)`,
    asc(reviews.id),
  ],
  pending: [sql`coalesce(${reviews.waitsSince}, ${reviews.createdAt})`, asc(reviews.id)],
  hidden: [desc(reviews.createdAt), asc(reviews.id)],
  all: [desc(reviews.createdAt), asc(reviews.id)],
}

/** In what is written, by whom and about what, whatever its case and accents. */
const says = (search: string): SQL => {
  const text = sql`concat_ws(' ', ${reviews.comment}, ${reviews.pros}, ${reviews.cons}, ${reviews.formerProduct}, ${users.firstName}, ${users.lastName}, ${users.email}, ${offers.name}, ${vendors.nomeFantasia}, ${vendors.razaoSocial})`
  return sql`strpos(praca_fold(${text}), praca_fold(${search})) > 0`
}

const matching = (db: Database, queue: Queue, search: string) =>
  db
    .select({ id: reviews.id })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(and(queued(db, queue), search ? says(search) : undefined))

/** Ids of a slice of a queue, in its order, and how many there are. */
export async function queueSlice(
  db: Database,
  { queue, search }: { queue: Queue; search: string },
  { limit, offset }: Slice,
): Promise<{ ids: string[]; total: number }> {
  const rows = await matching(db, queue, search)
    .orderBy(...ORDERS[queue])
    .limit(limit)
    .offset(offset)
  const total = await db.$count(
    matching(db, queue, search)
      .limit(DESK_COUNT_CAP + 1)
      .as('found'),
  )
  return { ids: rows.map(({ id }) => id), total }
}

/** Who wrote reviews, what they are of and where they stand, in no order. */
export const casesOf = (db: Database, ids: string[]) =>
  db
    .select({
      id: reviews.id,
      status: reviews.status,
      waits: reviews.waits,
      waitsSince: reviews.waitsSince,
      isTargetVisible,
      author: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
      offer: { id: offers.id, kind: offers.kind, name: offers.name },
      vendor: { id: vendors.id, name: vendorName },
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(inArray(reviews.id, ids))
export type CaseRow = Awaited<ReturnType<typeof casesOf>>[number]

/** A place among the reports of the same review: those that wait first, then the oldest. */
const place = sql<number>`(row_number() OVER (PARTITION BY ${reviewReports.reviewId} ORDER BY ${reviewReports.settledAt} IS NOT NULL, ${reviewReports.createdAt}, ${reviewReports.id}))::int`
const inAll = sql<number>`(count(*) OVER (PARTITION BY ${reviewReports.reviewId}))::int`

/** Of each review the first reports, those that wait before the settled ones, each the oldest first. */
export async function reportsOf(db: Database, ids: string[]) {
  const placed = db
    .select({
      reviewId: reviewReports.reviewId,
      userId: reviewReports.userId,
      reason: reviewReports.reason,
      details: reviewReports.details,
      createdAt: reviewReports.createdAt,
      settledAt: reviewReports.settledAt,
      place: place.as('place'),
      inAll: inAll.as('in_all'),
    })
    .from(reviewReports)
    .where(inArray(reviewReports.reviewId, ids))
    .as('placed')
  return db
    .select({
      reviewId: placed.reviewId,
      reason: placed.reason,
      details: placed.details,
      createdAt: placed.createdAt,
      settledAt: placed.settledAt,
      /** Of the review, these and the others. */
      inAll: placed.inAll,
      by: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(placed)
    .innerJoin(users, eq(users.id, placed.userId))
    .where(lte(placed.place, REPORTS_SHOWN))
    .orderBy(asc(placed.place))
}
export type ReportRow = Awaited<ReturnType<typeof reportsOf>>[number]
