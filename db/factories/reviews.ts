import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { offers, reviews, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { only } from './counter.ts'
import { makeUser } from './users.ts'

export type NewReview = typeof reviews.$inferInsert
type Target = { offerId: string; vendorId?: undefined } | { vendorId: string; offerId?: undefined }

/**
 * A review of an offer or of a vendor, counted in its target's average as the product does.
 * Without `userId` a new person writes it.
 */
export async function makeReview(db: Database, overrides: Target & Partial<NewReview>) {
  const userId = overrides.userId === undefined ? (await makeUser(db)).id : overrides.userId
  const createdAt = overrides.createdAt as Date | undefined
  const row: NewReview = {
    rating: 5,
    comment: 'Atende bem o dia a dia da equipe.',
    // An id says when a review was first written.
    ...(createdAt && { id: uuidv7({ msecs: createdAt.getTime() }) }),
    ...overrides,
    userId,
  }
  const review = only(await db.insert(reviews).values(row).returning())
  if (review.status === 'visible') await addToTarget(db, review)
  return review
}

async function addToTarget(
  db: Database,
  { offerId, vendorId, rating }: typeof reviews.$inferSelect,
) {
  if (offerId)
    await db
      .update(offers)
      .set({
        ratingSum: sql`${offers.ratingSum} + ${rating}`,
        ratingCount: sql`${offers.ratingCount} + 1`,
      })
      .where(eq(offers.id, offerId))
  if (vendorId)
    await db
      .update(vendors)
      .set({
        ratingSum: sql`${vendors.ratingSum} + ${rating}`,
        ratingCount: sql`${vendors.ratingCount} + 1`,
      })
      .where(eq(vendors.id, vendorId))
}

/** What is kept of the average of an offer or a vendor, beside a recount of its visible reviews. */
export async function averageOf(db: Database, id: string) {
  for (const { table, column } of [
    { table: offers, column: reviews.offerId },
    { table: vendors, column: reviews.vendorId },
  ]) {
    const [stored] = await db
      .select({ sum: table.ratingSum, count: table.ratingCount })
      .from(table)
      .where(eq(table.id, id))
    if (!stored) continue
    const [recount] = await db
      .select({
        sum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
        count: sql<number>`count(*)::int`,
      })
      .from(reviews)
      .where(and(eq(column, id), eq(reviews.status, 'visible')))
    return { stored, recount }
  }
  throw new Error(`Nothing has the id ${id}.`)
}
