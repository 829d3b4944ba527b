import { and, eq, inArray } from 'drizzle-orm'
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

/** How some offers came to be in a supplier's catalogue. */
export async function originsOf(
  db: Database,
  vendorId: string,
  offerIds: string[],
): Promise<Map<string, LinkOrigin>> {
  const rows = await db
    .select({ offerId: vendorOffers.offerId, origin: vendorOffers.origin })
    .from(vendorOffers)
    .where(and(eq(vendorOffers.vendorId, vendorId), inArray(vendorOffers.offerId, offerIds)))
  return new Map(rows.map(({ offerId, origin }) => [offerId, origin]))
}

/** Notes whether an Admin said that a supplier sells what it added. @returns false where that is so already, or is not its to say */
export async function setConfirmed(
  tx: Database,
  vendorId: string,
  offerId: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const [from, origin] = isConfirmed
    ? (['chosen', 'confirmed'] as const)
    : (['confirmed', 'chosen'] as const)
  const changed = await tx
    .update(vendorOffers)
    .set({ origin })
    .where(
      and(
        eq(vendorOffers.vendorId, vendorId),
        eq(vendorOffers.offerId, offerId),
        eq(vendorOffers.origin, from),
      ),
    )
    .returning({ offerId: vendorOffers.offerId })
  return changed.length > 0
}

export const unlinkOffer = (tx: Database, vendorId: string, offerId: string) =>
  tx
    .delete(vendorOffers)
    .where(and(eq(vendorOffers.vendorId, vendorId), eq(vendorOffers.offerId, offerId)))

/** Takes everything off a supplier's catalogue. */
export const unlinkOffers = (tx: Database, vendorId: string) =>
  tx.delete(vendorOffers).where(eq(vendorOffers.vendorId, vendorId))
