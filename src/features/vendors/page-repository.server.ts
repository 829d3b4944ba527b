import { and, count, eq, inArray } from 'drizzle-orm'
import { offers, vendorAdmins, vendorOffers, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/database/types.server.ts'

/** Ids of those who administer a visible page, which stays locked; undefined where there is none. */
export async function adminIdsOf(tx: Database, vendorId: string): Promise<string[] | undefined> {
  const [vendor] = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.id, vendorId), eq(vendors.isVisible, true)))
    .for('update')
  if (!vendor) return undefined
  const admins = await tx
    .select({ id: vendorAdmins.userId })
    .from(vendorAdmins)
    .where(eq(vendorAdmins.vendorId, vendorId))
  return admins.map(({ id }) => id)
}

/** @returns ids of the services that went with it */
export async function hidePage(tx: Database, vendorId: string): Promise<string[]> {
  await tx
    .update(vendors)
    .set({ isVisible: false, isAssociated: false })
    .where(eq(vendors.id, vendorId))
  await tx.delete(vendorAdmins).where(eq(vendorAdmins.vendorId, vendorId))
  const own = tx
    .select({ id: vendorOffers.offerId })
    .from(vendorOffers)
    .where(eq(vendorOffers.vendorId, vendorId))
  const hidden = await tx
    .update(offers)
    .set({ isVisible: false })
    .where(and(eq(offers.kind, 'service'), inArray(offers.id, own)))
    .returning({ id: offers.id })
  return hidden.map(({ id }) => id)
}

/** Pages that this person alone administers. */
export async function pagesManagedOnlyBy(tx: Database, userId: string): Promise<string[]> {
  const managed = tx
    .select({ id: vendorAdmins.vendorId })
    .from(vendorAdmins)
    .where(eq(vendorAdmins.userId, userId))
  const alone = await tx
    .select({ id: vendorAdmins.vendorId })
    .from(vendorAdmins)
    .where(inArray(vendorAdmins.vendorId, managed))
    .groupBy(vendorAdmins.vendorId)
    .having(eq(count(), 1))
  return alone.map(({ id }) => id)
}

export const freePage = (tx: Database, vendorId: string) =>
  tx.update(vendors).set({ isAssociated: false }).where(eq(vendors.id, vendorId))
