import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { offers, reviews, users, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/database/types.server.ts'

/** Visible reviews of an offer or a vendor, newest first. */
export async function reviewsOf(db: Database, targetId: string, limit: number, offset: number) {
  return (
    db
      .select({
        id: reviews.id,
        rating: reviews.rating,
        comment: reviews.comment,
        createdAt: reviews.createdAt,
        firstName: users.firstName,
        lastName: users.lastName,
        position: users.position,
        photoKey: users.photoKey,
      })
      .from(reviews)
      // Whoever asked to leave is not named any more, though the account lasts some days.
      .leftJoin(users, and(eq(users.id, reviews.userId), isNull(users.deletionRequestedAt)))
      .where(
        and(
          or(eq(reviews.offerId, targetId), eq(reviews.vendorId, targetId)),
          eq(reviews.status, 'visible'),
        ),
      )
      .orderBy(desc(reviews.createdAt), asc(reviews.id))
      .limit(limit)
      .offset(offset)
  )
}
export type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number]

/** What a review is of: one of the two. */
const target = { offerId: reviews.offerId, vendorId: reviews.vendorId }
export type ReviewTarget = Awaited<ReturnType<typeof targetsReviewedBy>>[number]

export const targetsReviewedBy = (db: Database, userId: string) =>
  db.select(target).from(reviews).where(eq(reviews.userId, userId))

/** Takes a person's name, and unless they stay the texts, off their reviews. @returns what they are of */
export const forgetAuthor = (tx: Database, userId: string, keepComments: boolean) =>
  tx
    .update(reviews)
    .set({ userId: null, ...(!keepComments && { comment: null }) })
    .where(eq(reviews.userId, userId))
    .returning(target)

/** How many visible reviews a target has, as its own row counts them; undefined: no such target. */
export async function reviewCountOf(db: Database, targetId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ total: offers.ratingCount })
    .from(offers)
    .where(and(eq(offers.id, targetId), eq(offers.isVisible, true)))
    .unionAll(
      db
        .select({ total: vendors.ratingCount })
        .from(vendors)
        .where(and(eq(vendors.id, targetId), eq(vendors.isVisible, true))),
    )
  return row?.total
}
