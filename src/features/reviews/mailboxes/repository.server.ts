import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { reviews, users } from '#/db/schema/index.ts'
import { mailboxOf, normaliseEmail } from '#/domain/person.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What addresses of one mailbox have in common, and few others: `mailboxOf` says which are. */
const likeMailbox = (email: SQLWrapper | string) =>
  sql`replace(split_part(split_part(lower(${email}), '@', 1), '+', 1), '.', '')`

/** How many of some reviews are of who reads a mailbox, by whichever of its addresses. @param where which reviews */
export async function countFromMailbox(
  db: Database,
  email: string,
  where: SQL | undefined,
): Promise<number> {
  const alike = await db
    .select({ email: users.email })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(where, sql`${likeMailbox(users.email)} = ${likeMailbox(email)}`))
  const mailbox = mailboxOf(normaliseEmail(email))
  return alike.filter((one) => mailboxOf(normaliseEmail(one.email)) === mailbox).length
}

/** Whether who reads a mailbox reviewed an offer, by whichever of its addresses. */
export const hasReviewed = async (db: Database, email: string, offerId: string): Promise<boolean> =>
  (await countFromMailbox(db, email, eq(reviews.offerId, offerId))) > 0
