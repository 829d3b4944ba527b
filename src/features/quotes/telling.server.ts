import { notify } from '#/features/notifications/notify.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { quoteMail } from './mail-job.server.ts'
import type { BuyerOccasion, SupplierOccasion } from './occasions.ts'
import * as repository from './repository.server.ts'

/** Letters about one thing to the administrators of one page. */
const LETTERS_MAX = 10

const NOTIFIED = {
  new: 'quote_new',
  message: 'quote_message',
  contact: 'quote_contact',
  ended: 'quote_ended',
} as const

/** Who gets the letters about a conversation: who looks after it, or else everybody there. */
export async function readersFor(tx: Database, vendorId: string, ownerId: string | null) {
  const readers = (await repository.administratorsOf(tx, vendorId, LETTERS_MAX)).map(({ id }) => id)
  return ownerId && readers.includes(ownerId) ? [ownerId] : readers
}

/** Tells a supplier by a notification, and by mail. */
export async function tellSupplier(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  conversationId: string,
  occasion: SupplierOccasion,
) {
  const conversation = await repository.findConversation(tx, conversationId)
  if (!conversation) return
  const { vendorId, ownerId } = conversation
  await notify(tx, vendorId, NOTIFIED[occasion], { data: { conversation: conversationId } })
  for (const userId of await readersFor(tx, vendorId, ownerId))
    await jobs.enqueue(tx, quoteMail, { to: 'vendor', occasion, conversationId, userId })
}

/** Tells the buyer by mail. @param reason of what moderation did */
export const tellBuyer = (
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  conversationId: string,
  occasion: BuyerOccasion,
  reason = '',
) => jobs.enqueue(tx, quoteMail, { to: 'buyer', occasion, conversationId, reason })
