import { alternativesTo } from '#/features/alternatives/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { OFFERS_MAX, OTHERS_MAX } from './limits.ts'
import { recipientsOf } from './recipients.server.ts'
import * as repository from './repository.server.ts'
import type { OtherWire } from './schema.ts'

/**
 * Whom a buyer may ask instead of a supplier: who takes requests and sells the same, then who sells what may take
 * its place. They hear nothing of the request.
 */
export async function othersFor(
  db: Database,
  conversation: repository.ConversationRow,
): Promise<OtherWire[]> {
  const asked = await repository.offersOf(db, [conversation.id])
  const about =
    asked.length > 0 ? asked : await repository.soldBy(db, conversation.vendorId, OFFERS_MAX)
  const left = await repository.notForRequest(db, conversation)
  const others: OtherWire[] = []
  const add = async (offerIds: string[]) => {
    if (offerIds.length === 0 || others.length >= OTHERS_MAX) return
    for (const { consentimento: _text, ...one } of await recipientsOf(db, {
      vendorIds: [],
      offerIds,
    })) {
      if (others.length >= OTHERS_MAX) return
      if (left.has(one._id)) continue
      left.add(one._id)
      others.push({ ...one, software: one.software.slice(0, OFFERS_MAX) })
    }
  }
  await add(about.map(({ id }) => id))
  for (const { id } of about) await add((await alternativesTo(db, id)).map((one) => one.id))
  return others
}
