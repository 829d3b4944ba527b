import { eq, sql } from 'drizzle-orm'
import { vendorAdmins, vendorOffers, vendors } from '#/db/schema/index.ts'
import { isUniqueViolation } from '#/platform/server/database/errors.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

type NewPage = typeof vendors.$inferInsert
export type PageChange = Partial<Omit<NewPage, 'id'>>

/** @returns its id; undefined when the CNPJ is registered already, also since a moment ago */
export async function insertPage(tx: Database, page: NewPage): Promise<string | undefined> {
  const [created] = await tx
    .insert(vendors)
    .values(page)
    .onConflictDoNothing({ target: vendors.cnpj })
    .returning({ id: vendors.id })
  return created?.id
}

/** @returns false, and the transaction is over, when the CNPJ is another page's */
export async function updatePage(tx: Database, id: string, change: PageChange): Promise<boolean> {
  try {
    // Also without any change: that a page was looked after keeps it.
    await tx
      .update(vendors)
      .set({ ...change, updatedAt: new Date() })
      .where(eq(vendors.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error) && change.cnpj !== undefined) return false
    throw error
  }
}

/** Makes a person an administrator, or one who was inactive active again. */
export const addAdmin = (tx: Database, vendorId: string, userId: string) =>
  tx
    .insert(vendorAdmins)
    .values({ vendorId, userId })
    .onConflictDoUpdate({
      target: [vendorAdmins.vendorId, vendorAdmins.userId],
      set: { inactiveAt: null },
    })

/** Takes from a page what its former keepers made of it. Its id, and with it its reviews, stay. */
export async function clearPage(tx: Database, vendorId: string) {
  await tx.delete(vendorOffers).where(eq(vendorOffers.vendorId, vendorId))
  await tx
    .update(vendors)
    .set({ description: null, logoKey: null, videoKey: null, createdAt: sql`now()` })
    .where(eq(vendors.id, vendorId))
}
