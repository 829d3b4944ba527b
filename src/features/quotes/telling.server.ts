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

/** Tells a supplier by a notification, and by mail who looks after the conversation, or else everybody there. */
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
  const readers = await repository.administratorsOf(tx, vendorId, LETTERS_MAX)
  const owner = readers.filter(({ id }) => id === ownerId)
  for (const { id: userId } of owner.length > 0 ? owner : readers)
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
