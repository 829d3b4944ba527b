import { and, eq, gt, ne, type SQL } from 'drizzle-orm'
import { reviewReplies, reviewReports, reviews, users } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { ofTarget, type TargetRef, targetKeys, toTarget } from '../targets/repository.server.ts'

type Row = typeof reviews.$inferSelect
type Written = Pick<Row, 'rating' | 'comment' | 'status' | 'waits'>

const essentials = {
  id: reviews.id,
  userId: reviews.userId,
  rating: reviews.rating,
  comment: reviews.comment,
  status: reviews.status,
  waits: reviews.waits,
  createdAt: reviews.createdAt,
}
export type ReviewState = Pick<Row, keyof typeof essentials>

const stateWhere = (db: Database, which: SQL | undefined) =>
  db.select(essentials).from(reviews).where(which)

/** A person's review of a target, whatever its status. */
export async function reviewBy(
  db: Database,
  userId: string,
  target: TargetRef,
): Promise<ReviewState | undefined> {
  const [row] = await stateWhere(db, and(ofTarget(target), eq(reviews.userId, userId)))
  return row
}

/** A review, locked. @param strength `share`: others may lock it so too, and nobody changes it */
export async function lockReviewRow(tx: Database, id: string): Promise<ReviewState | undefined> {
  const [row] = await stateWhere(tx, eq(reviews.id, id)).for('update')
  return row
}

/** What a review is of; undefined when there is no such review. */
export async function targetOf(db: Database, id: string): Promise<TargetRef | undefined> {
  const [row] = await db.select(targetKeys).from(reviews).where(eq(reviews.id, id))
  return row && toTarget(row)
}

/** @returns false once the account was removed; it is not until the transaction ends */
export async function lockAuthor(tx: Database, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return found.length > 0
}

/** @returns its id */
export async function insertReview(
  tx: Database,
  userId: string,
  { type, id }: TargetRef,
  written: Written,
): Promise<string> {
  const keys = type === 'offer' ? { offerId: id } : { vendorId: id }
  const [created] = await tx
    .insert(reviews)
    .values({ ...keys, userId, ...written, createdAt: new Date() })
    .returning({ id: reviews.id })
  if (!created) throw new Error('The insert returned no row.')
  return created.id
}

export const rewriteReview = (tx: Database, id: string, written: Written) =>
  tx
    .update(reviews)
    .set({ ...written, createdAt: new Date() })
    .where(eq(reviews.id, id))

/** Notes what was decided: it waits for nothing any more. */
export const settleReview = (tx: Database, id: string, status: Row['status']) =>
  tx.update(reviews).set({ status, waits: null }).where(eq(reviews.id, id))

/** Takes away what a review says; that there was one, and what was decided about it, stays. */
export async function withdrawReview(tx: Database, id: string) {
  await tx.update(reviews).set({ status: 'withdrawn', comment: null }).where(eq(reviews.id, id))
  await tx.delete(reviewReplies).where(eq(reviewReplies.reviewId, id))
  await tx.delete(reviewReports).where(eq(reviewReports.reviewId, id))
}

export const deleteReview = (tx: Database, id: string) =>
  tx.delete(reviews).where(eq(reviews.id, id))

/** Reviews of a target, or by a person, since a moment, but for one. */
export const countSince = (
  tx: Database,
  whose: TargetRef | { userId: string },
  since: Date,
  exceptId?: string,
) =>
  tx.$count(
    reviews,
    and(
      'userId' in whose ? eq(reviews.userId, whose.userId) : ofTarget(whose),
      gt(reviews.createdAt, since),
      exceptId ? ne(reviews.id, exceptId) : undefined,
    ),
  )

/** @returns false when it has one already */
export async function insertReply(
  tx: Database,
  reply: Pick<typeof reviewReplies.$inferInsert, 'reviewId' | 'userId' | 'text'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(reviewReplies)
    .values(reply)
    .onConflictDoNothing()
    .returning({ id: reviewReplies.reviewId })
  return inserted.length > 0
}

/** @returns what it said; undefined when there was none */
export async function deleteReply(tx: Database, reviewId: string): Promise<string | undefined> {
  const [removed] = await tx
    .delete(reviewReplies)
    .where(eq(reviewReplies.reviewId, reviewId))
    .returning({ text: reviewReplies.text })
  return removed?.text
}
