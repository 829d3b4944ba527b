import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  reviewReplies,
  reviews,
  users,
  vendorAdmins,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { contentOf, NO_PROFILE, NO_WORDS } from './content.server.ts'
import type { ReviewPosition } from './schema.ts'
import {
  ofTarget,
  type TargetRef,
  targetKeys,
  toTarget,
  vendorName,
} from './targets/repository.server.ts'

/**
 * Who answers a review: the supplier that it is of; of an offer the one supplier that sells it and
 * that its answer's author administers. Null where that is none, or one of several.
 */
function replier(db: Database, which: ReturnType<typeof listed>) {
  const reviewed = db
    .select({ name: vendorName })
    .from(vendors)
    .where(eq(vendors.id, which.vendorId))
  const seller = db
    .select({ name: sql`CASE WHEN count(*) = 1 THEN min(${vendorName}) END` })
    .from(vendorOffers)
    .innerJoin(vendorAdmins, eq(vendorAdmins.vendorId, vendorOffers.vendorId))
    .innerJoin(vendors, and(eq(vendors.id, vendorOffers.vendorId), eq(vendors.isVisible, true)))
    .where(
      and(eq(vendorOffers.offerId, which.offerId), eq(vendorAdmins.userId, reviewReplies.userId)),
    )
  return sql<string | null>`coalesce(${reviewed}, ${seller})`
}

/** Some reviews with what is shown beside them. */
function shown(db: Database, which: ReturnType<typeof listed>) {
  return (
    db
      .select({
        id: which.id,
        offerId: which.offerId,
        ...contentOf(which),
        createdAt: which.createdAt,
        /** The same to the microsecond, of which a Date knows nothing. */
        writtenAt: sql<string>`to_char(${which.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
        firstName: users.firstName,
        lastName: users.lastName,
        position: users.position,
        photoKey: users.photoKey,
        reply: { text: reviewReplies.text, createdAt: reviewReplies.createdAt },
        replier: replier(db, which),
      })
      .from(which)
      // The person who asked to leave is not named any more, though the account lasts some days.
      .leftJoin(users, and(eq(users.id, which.userId), isNull(users.deletionRequestedAt)))
      .leftJoin(reviewReplies, eq(reviewReplies.reviewId, which.id))
      .orderBy(desc(which.createdAt), asc(which.id))
  )
}
export type ReviewRow = Awaited<ReturnType<typeof shown>>[number]

/** A slice is cut before anything is joined to it: what a late page skips costs the least. */
const listed = (
  db: Database,
  which: SQL | undefined,
  { limit, offset }: Record<keyof Slice, number | Placeholder>,
) =>
  db
    .select()
    .from(reviews)
    .where(which)
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(limit)
    .offset(offset)
    .as('listed')

/** Condition of the reviews that come after a place in the list. */
const isAfter = ({ writtenAt, id }: ReviewPosition) => {
  const moment = sql`${writtenAt}::timestamptz`
  return and(lte(reviews.createdAt, moment), or(lt(reviews.createdAt, moment), gt(reviews.id, id)))
}

const isVisible = eq(reviews.status, 'visible')

const newestOf = (type: TargetRef['type'], name: string) =>
  prepared(name, (db) => {
    const column = type === 'offer' ? reviews.offerId : reviews.vendorId
    const slice = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }
    return shown(db, listed(db, and(eq(column, sql.placeholder('id')), isVisible), slice))
  })
const NEWEST_OF = {
  offer: newestOf('offer', 'reviews of an offer'),
  vendor: newestOf('vendor', 'reviews of a vendor'),
}

/** Visible reviews of an offer or a vendor, newest first. */
export const reviewsOf = (
  db: Database,
  { type, id }: TargetRef,
  slice: Slice,
): Promise<ReviewRow[]> => NEWEST_OF[type](db).execute({ id, ...slice })

/** Those that come after a place in the list. */
export const reviewsAfter = (
  db: Database,
  target: TargetRef,
  after: ReviewPosition,
  limit: number,
): Promise<ReviewRow[]> =>
  shown(db, listed(db, and(ofTarget(target), isVisible, isAfter(after)), { limit, offset: 0 }))

/** Reviews by their ids, whatever their status, newest first. */
export const shownReviews = (db: Database, ids: string[]): Promise<ReviewRow[]> =>
  shown(db, listed(db, inArray(reviews.id, ids), { limit: ids.length, offset: 0 }))

/** Reviews that are looked through for one with a comment: many leave nothing but stars. */
const LATEST_CANDIDATES = 50

const latestCommentsAmong = prepared('latest comments', (db) => {
  // Array and not IN: the reviews found are looked up by their ids, whatever is estimated of them.
  const areLatest = sql`${reviews.id} = ANY (ARRAY(
    SELECT latest.id
    FROM jsonb_array_elements_text(${sql.placeholder('offerIds')}::jsonb) AS asked(offer_id)
    CROSS JOIN LATERAL (
      SELECT id FROM (
        SELECT said.id, said.comment FROM ${reviews} AS said
        WHERE said.offer_id = asked.offer_id::uuid AND said.status = 'visible'
        ORDER BY said.created_at DESC, said.id LIMIT ${LATEST_CANDIDATES}) AS recent
      WHERE btrim(comment) <> '' LIMIT 1) AS latest))`
  return shown(db, listed(db, areLatest, { limit: sql.placeholder('limit'), offset: 0 }))
})

/** Of each of some offers the newest visible review that says something. */
export const latestComments = (db: Database, offerIds: string[]): Promise<ReviewRow[]> =>
  latestCommentsAmong(db).execute({ offerIds: JSON.stringify(offerIds), limit: offerIds.length })

export const targetsReviewedBy = async (db: Database, userId: string): Promise<TargetRef[]> =>
  (await db.select(targetKeys).from(reviews).where(eq(reviews.userId, userId))).map(toTarget)

/**
 * Takes a person's name, what they said of themselves, and unless they stay the texts with their
 * answers, off their reviews.
 * @returns what they are of
 */
export async function forgetAuthor(
  tx: Database,
  userId: string,
  keepComments: boolean,
): Promise<TargetRef[]> {
  const own = eq(reviews.userId, userId)
  await tx.delete(reviews).where(and(own, eq(reviews.status, 'withdrawn')))
  const written = await tx
    .select({ id: reviews.id, hasWords: reviews.hasWords, ...targetKeys })
    .from(reviews)
    .where(own)
    .for('update')
  if (!keepComments) {
    const answered = written.filter(({ hasWords }) => hasWords).map(({ id }) => id)
    await tx.delete(reviewReplies).where(inArray(reviewReplies.reviewId, answered))
  }
  await tx
    .update(reviews)
    .set({ userId: null, ...NO_PROFILE, ...(!keepComments && NO_WORDS) })
    .where(own)
  return written.map(toTarget)
}
