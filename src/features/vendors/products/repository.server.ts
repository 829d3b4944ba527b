import { and, eq } from 'drizzle-orm'
import { vendorOffers } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Lets a supplier sell an offer; a second time changes nothing. */
export const linkOffer = (tx: Database, vendorId: string, offerId: string) =>
  tx.insert(vendorOffers).values({ vendorId, offerId }).onConflictDoNothing()

export const unlinkOffer = (tx: Database, vendorId: string, offerId: string) =>
  tx
    .delete(vendorOffers)
    .where(and(eq(vendorOffers.vendorId, vendorId), eq(vendorOffers.offerId, offerId)))

/** Takes everything off a supplier's catalogue. */
export const unlinkOffers = (tx: Database, vendorId: string) =>
  tx.delete(vendorOffers).where(eq(vendorOffers.vendorId, vendorId))
