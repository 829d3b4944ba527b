import { and, eq, lt } from 'drizzle-orm'
import {
  isActiveAdmin,
  isPresent,
  quoteConversations,
  quoteLetters,
  quoteRequests,
  users,
  vendorAdmins,
} from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

const person = { id: users.id, email: users.email }

/** Who may write in a conversation: its buyer, and who administers the page. */
export const writersOf = (db: Database, conversationId: string) =>
  db
    .select(person)
    .from(quoteConversations)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteConversations.requestId))
    .innerJoin(users, eq(users.id, quoteRequests.userId))
    .where(and(eq(quoteConversations.id, conversationId), isPresent))
    .union(
      db
        .select(person)
        .from(quoteConversations)
        .innerJoin(vendorAdmins, eq(vendorAdmins.vendorId, quoteConversations.vendorId))
        .innerJoin(users, eq(users.id, vendorAdmins.userId))
        .where(and(eq(quoteConversations.id, conversationId), isActiveAdmin, isPresent)),
    )

/** Notes a letter; who notes it meanwhile waits. @returns whether it is new */
export async function insertLetter(
  tx: Database,
  letter: typeof quoteLetters.$inferInsert,
): Promise<boolean> {
  const noted = await tx
    .insert(quoteLetters)
    .values(letter)
    .onConflictDoNothing()
    .returning({ key: quoteLetters.key })
  return noted.length > 0
}

export const deleteLetters = (db: Database, before: Date) =>
  db.delete(quoteLetters).where(lt(quoteLetters.createdAt, before))
