import { notificationOf } from '#/features/notifications/kinds.ts'
import { conversationForSystem } from '#/features/quotes/reading.server.ts'
import { publicReview } from '#/features/reviews/service.server.ts'
import { supplierAreaPath } from '#/platform/links.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { SentWire } from './body.ts'
import { TEST_TEXT } from './outbox/topics.ts'
import type { DeliveryRow } from './repository.server.ts'

const TEST = {
  text: () => TEST_TEXT,
  link: ({ vendorId }: { vendorId: string }) => supplierAreaPath(vendorId, 'webhook'),
}

/**
 * What is sent: as it is now, so that nothing is told that was hidden or deleted meanwhile. Nobody who administers
 * the page is named.
 * @returns undefined for a conversation that is not there any more
 */
export async function bodyOf(
  db: Database,
  publicUrl: string,
  { id, vendorId, event, data, offerId, offer, createdAt }: DeliveryRow,
): Promise<SentWire | undefined> {
  const { review, conversation } = data
  const conversa = conversation ? await conversationForSystem(db, String(conversation)) : null
  if (conversa === undefined) return undefined
  const about = { vendorId, offerId, offer: offer?.nome ?? '', person: 'Uma pessoa', data }
  const { text, link } = notificationOf(event) ?? TEST
  return {
    id,
    evento: event,
    criadoEm: createdAt.toISOString(),
    pagina: vendorId,
    texto: text(about),
    link: `${publicUrl}${link(about)}`,
    oferta: offer,
    avaliacao: review
      ? { _id: String(review), publica: await publicReview(db, String(review)) }
      : null,
    conversa,
  }
}
