import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import {
  isPresent,
  offers,
  reviewRecourses,
  reviews,
  users,
  vendorName,
  vendors,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { targetKeys } from '../targets/repository.server.ts'

export type RecourseRow = typeof reviewRecourses.$inferSelect
export type RecourseSide = RecourseRow['side']

/** The last recourse of a side about a review. */
export async function lastRecourse(
  db: Database,
  reviewId: string,
  side: RecourseSide,
): Promise<RecourseRow | undefined> {
  const [row] = await db
    .select()
    .from(reviewRecourses)
    .where(and(eq(reviewRecourses.reviewId, reviewId), eq(reviewRecourses.side, side)))
    .orderBy(desc(reviewRecourses.createdAt), desc(reviewRecourses.id))
    .limit(1)
  return row
}

/** @returns false where that side has one already */
export async function insertRecourse(
  tx: Database,
  recourse: Pick<RecourseRow, 'reviewId' | 'userId' | 'side' | 'text'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(reviewRecourses)
    .values(recourse)
    .onConflictDoNothing()
    .returning({ id: reviewRecourses.id })
  return inserted.length > 0
}

export async function findRecourse(db: Database, id: string): Promise<RecourseRow | undefined> {
  const [row] = await db.select().from(reviewRecourses).where(eq(reviewRecourses.id, id))
  return row
}

type Closing = { status: 'upheld' | 'dismissed' | 'moot'; answer?: string }

const waiting = eq(reviewRecourses.status, 'waiting')

/** Decides once. @returns false where it was closed before */
export async function closeRecourse(tx: Database, id: string, closing: Closing): Promise<boolean> {
  const closed = await tx
    .update(reviewRecourses)
    .set({ ...closing, decidedAt: new Date() })
    .where(and(eq(reviewRecourses.id, id), waiting))
    .returning({ id: reviewRecourses.id })
  return closed.length > 0
}

/** Closes what a side has waiting about a review. @returns their ids */
export async function closeWaiting(
  tx: Database,
  reviewId: string,
  side: RecourseSide,
  closing: Closing,
): Promise<string[]> {
  const closed = await tx
    .update(reviewRecourses)
    .set({ ...closing, decidedAt: new Date() })
    .where(and(eq(reviewRecourses.reviewId, reviewId), eq(reviewRecourses.side, side), waiting))
    .returning({ id: reviewRecourses.id })
  return closed.map(({ id }) => id)
}

/** Whether the company that a review is of waits for a decision about it. */
export const isAppealed = async (db: Database, reviewId: string) =>
  (await db.$count(
    reviewRecourses,
    and(eq(reviewRecourses.reviewId, reviewId), eq(reviewRecourses.side, 'company'), waiting),
  )) > 0

export const forgetClosed = (db: Database, before: Date) =>
  db
    .delete(reviewRecourses)
    .where(
      and(
        inArray(reviewRecourses.status, ['upheld', 'dismissed', 'moot']),
        lt(reviewRecourses.decidedAt, before),
      ),
    )

/** What a letter to somebody about a review says. */
export async function describedFor(db: Database, reviewId: string, userId: string) {
  const [row] = await db
    .select({
      authorId: reviews.userId,
      status: reviews.status,
      ...targetKeys,
      offer: offers.name,
      vendor: vendorName,
      person: { firstName: users.firstName, email: users.email },
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(eq(reviews.id, reviewId))
  return row
}

/** Who wrote a review; null once the account was removed. */
export async function authorOf(db: Database, reviewId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: reviews.userId })
    .from(reviews)
    .where(eq(reviews.id, reviewId))
  return row?.userId ?? null
}

/** Admins who can act, as far as anybody asks: one other is enough. */
const DECIDERS_MAX = 50

/** Ids of Admins who can act. */
export async function deciders(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isPresent))
    .limit(DECIDERS_MAX)
  return rows.map(({ id }) => id)
}
