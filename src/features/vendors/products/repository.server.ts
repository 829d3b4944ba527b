import { and, eq } from 'drizzle-orm'
import { type offerLinkOrigin, vendorOffers } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export type LinkOrigin = (typeof offerLinkOrigin.enumValues)[number]

/** Lets a supplier sell an offer; a second time changes nothing. */
export const linkOffer = (tx: Database, vendorId: string, offerId: string, origin: LinkOrigin) =>
  tx.insert(vendorOffers).values({ vendorId, offerId, origin }).onConflictDoNothing()

export const unlinkOffer = (tx: Database, vendorId: string, offerId: string) =>
  tx
    .delete(vendorOffers)
    .where(and(eq(vendorOffers.vendorId, vendorId), eq(vendorOffers.offerId, offerId)))

/** Takes everything off a supplier's catalogue. */
export const unlinkOffers = (tx: Database, vendorId: string) =>
  tx.delete(vendorOffers).where(eq(vendorOffers.vendorId, vendorId))
