import { desc, eq, sql } from 'drizzle-orm'
import { offers, reviewReplies, reviews, vendorName, vendors } from '#/db/schema/index.ts'
import { DESK_COUNT_CAP } from '#/domain/pagination.ts'
import { readCount, type Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What a person wrote, the newest first. */
export async function reviewsOf(db: Database, userId: string, { limit, offset }: Slice) {
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      text: sql<string>`coalesce(nullif(${reviews.comment}, ''), nullif(${reviews.pros}, ''), ${reviews.cons}, '')`,
      createdAt: reviews.createdAt,
      status: reviews.status,
      waitsSince: reviews.waitsSince,
      isAnswered: sql<boolean>`EXISTS (SELECT FROM ${reviewReplies} WHERE review_id = ${reviews.id})`,
      targetId: sql<string>`coalesce(${reviews.offerId}, ${reviews.vendorId})`,
      kind: sql<'vendor' | 'software' | 'service'>`coalesce(${offers.kind}::text, 'vendor')`,
      name: sql<string>`coalesce(${offers.name}, ${vendorName})`,
      isVisible: sql<boolean>`coalesce(${offers.isVisible}, ${vendors.isVisible})`,
    })
    .from(reviews)
    .leftJoin(offers, eq(offers.id, reviews.offerId))
    .leftJoin(vendors, eq(vendors.id, reviews.vendorId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(limit)
    .offset(offset)
  return { rows, total: await readCount(db, DESK_COUNT_CAP, reviews, eq(reviews.userId, userId)) }
}
