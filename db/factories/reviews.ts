import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { offers, reviews, vendors } from '#/db/schema/index.ts'
import { withReviews } from '#/db/schema/ratings.ts'
import { recount } from '#/features/reviews/summary/service.server.ts'
import { listedOf } from '#/features/reviews/summary/tally.ts'
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
  const target = offerId
    ? ({ type: 'offer', id: offerId } as const)
    : ({ type: 'vendor', id: vendorId ?? '' } as const)
  const tally = await recount(db, target)
  const moved = { sum: rating, count: 1, ...listedOf(tally, new Date()) }
  if (offerId)
    await db.update(offers).set(withReviews(offers, moved)).where(eq(offers.id, target.id))
  else await db.update(vendors).set(withReviews(vendors, moved)).where(eq(vendors.id, target.id))
}

/** What is kept of the average and index of an offer or a vendor, beside a recount of its visible reviews. */
export async function averageOf(db: Database, id: string) {
  for (const { table, column } of [
    { table: offers, column: reviews.offerId },
    { table: vendors, column: reviews.vendorId },
  ]) {
    const [stored] = await db
      .select({
        sum: table.ratingSum,
        count: table.ratingCount,
        incentivizedSum: table.incentivizedSum,
        incentivizedCount: table.incentivizedCount,
      })
      .from(table)
      .where(eq(table.id, id))
    if (!stored) continue
    const index = (
      await db.select({ index: table.ratingIndex }).from(table).where(eq(table.id, id))
    )[0]?.index
    const [recount] = await db
      .select({
        sum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
        count: sql<number>`count(*)::int`,
        incentivizedSum: sql<number>`coalesce(sum(${reviews.rating}) FILTER (WHERE ${reviews.incentivized}), 0)::int`,
        incentivizedCount: sql<number>`(count(*) FILTER (WHERE ${reviews.incentivized}))::int`,
      })
      .from(reviews)
      .where(and(eq(column, id), eq(reviews.status, 'visible')))
    return { stored, recount, index }
  }
  throw new Error(`Nothing has the id ${id}.`)
}
