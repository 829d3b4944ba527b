import { and, eq } from 'drizzle-orm'
import { type offerLinkOrigin, vendorOffers } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export type LinkOrigin = (typeof offerLinkOrigin.enumValues)[number]

/** Lets a supplier sell an offer; a second time changes nothing. */
export const linkOffer = (tx: Database, vendorId: string, offerId: string, origin: LinkOrigin) =>
  tx.insert(vendorOffers).values({ vendorId, offerId, origin }).onConflictDoNothing()

/** Notes an offer as a supplier's own; who sold it as their own goes on selling it, as others do. */
export async function linkAsMaker(tx: Database, vendorId: string, offerId: string) {
  await tx
    .update(vendorOffers)
    .set({ origin: 'chosen' })
    .where(and(eq(vendorOffers.offerId, offerId), eq(vendorOffers.origin, 'own')))
  const origin = 'own' as const
  await tx
    .insert(vendorOffers)
    .values({ vendorId, offerId, origin })
    .onConflictDoUpdate({ target: [vendorOffers.vendorId, vendorOffers.offerId], set: { origin } })
}

export const unlinkOffer = (tx: Database, vendorId: string, offerId: string) =>
  tx
    .delete(vendorOffers)
    .where(and(eq(vendorOffers.vendorId, vendorId), eq(vendorOffers.offerId, offerId)))

/** Takes everything off a supplier's catalogue. */
export const unlinkOffers = (tx: Database, vendorId: string) =>
  tx.delete(vendorOffers).where(eq(vendorOffers.vendorId, vendorId))
