import { v7 as uuidv7 } from 'uuid'
import { quoteConversations, quoteRequests } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** A request of a person that one supplier got. */
export async function makeQuote(
  db: Database,
  {
    userId,
    vendorId,
    ...overrides
  }: { userId: string; vendorId: string } & Partial<typeof quoteConversations.$inferInsert>,
): Promise<{ requestId: string; conversationId: string }> {
  const [requestId, conversationId] = [uuidv7(), uuidv7()]
  const now = new Date()
  await db.insert(quoteRequests).values({
    id: requestId,
    userId,
    need: `Precisamos de um sistema para vender e entregar: ${requestId}`,
    companySize: 'me',
    deadline: 'agora',
    city: '',
    budget: '',
    contactWays: [],
    phone: '',
    contactTime: '',
  })
  await db.insert(quoteConversations).values({
    id: conversationId,
    requestId,
    vendorId,
    consentText: 'Autorizo.',
    consentedAt: now,
    status: 'waiting',
    deliveredAt: now,
    lastMessageAt: now,
    ...overrides,
  })
  return { requestId, conversationId }
}
