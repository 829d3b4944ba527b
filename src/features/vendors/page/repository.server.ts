import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { isActiveAdmin, offers, vendorAdmins, vendorOffers, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { rowColumns, type VendorRow } from '../repository.server.ts'

/** A page, seen or not, and who administers it now. */
export interface ManagedPage {
  vendor: VendorRow
  adminIds: string[]
}

async function findWhere(db: Database, where: SQL): Promise<ManagedPage | undefined> {
  const adminIds = sql<string[]>`ARRAY(${adminIdsOf(db, vendors.id)})`
  const [found] = await db.select({ vendor: rowColumns, adminIds }).from(vendors).where(where)
  return found
}

/** Who administers it is read once nobody else can change that. */
async function lockWhere(tx: Database, where: SQL): Promise<ManagedPage | undefined> {
  const [vendor] = await tx.select(rowColumns).from(vendors).where(where).for('update')
  if (!vendor) return undefined
  const admins = await adminIdsOf(tx, vendor.id)
  return { vendor, adminIds: admins.map(({ id }) => id) }
}

export const findPage = (db: Database, id: string): Promise<ManagedPage | undefined> =>
  findWhere(db, eq(vendors.id, id))

export const findPageByCnpj = (db: Database, cnpj: string): Promise<ManagedPage | undefined> =>
  findWhere(db, eq(vendors.cnpj, cnpj))

/** The same, and whoever else writes to this page waits for the transaction's end. */
export const lockPage = (tx: Database, id: string): Promise<ManagedPage | undefined> =>
  lockWhere(tx, eq(vendors.id, id))

export const lockPageByCnpj = (tx: Database, cnpj: string): Promise<ManagedPage | undefined> =>
  lockWhere(tx, eq(vendors.cnpj, cnpj))

const adminIdsOf = (db: Database, vendorId: string | typeof vendors.id) =>
  db
    .select({ id: vendorAdmins.userId })
    .from(vendorAdmins)
    .where(and(eq(vendorAdmins.vendorId, vendorId), isActiveAdmin))

/**
 * Shows or hides a supplier's services: they are seen as long as its page is, and no Admin took one
 * off the site.
 * @returns their ids
 */
export async function showServices(tx: Database, vendorId: string, isVisible: boolean) {
  const own = tx
    .select({ id: vendorOffers.offerId })
    .from(vendorOffers)
    .where(eq(vendorOffers.vendorId, vendorId))
  // In the order in which everybody else locks several offers.
  const services = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.kind, 'service'), isNull(offers.suspendedAt), inArray(offers.id, own)))
    .orderBy(asc(offers.id))
    .for('update')
  const ids = services.map(({ id }) => id)
  if (ids.length > 0) await tx.update(offers).set({ isVisible }).where(inArray(offers.id, ids))
  return ids
}

/** @returns ids of the services that went with it */
export async function hidePage(tx: Database, vendorId: string): Promise<string[]> {
  await tx
    .update(vendors)
    .set({ isVisible: false, isAssociated: false })
    .where(eq(vendors.id, vendorId))
  await tx.delete(vendorAdmins).where(eq(vendorAdmins.vendorId, vendorId))
  return showServices(tx, vendorId, false)
}

/** Pages that this person alone administers. */
export async function pagesManagedOnlyBy(tx: Database, userId: string): Promise<string[]> {
  const managed = tx
    .select({ id: vendorAdmins.vendorId })
    .from(vendorAdmins)
    .where(and(eq(vendorAdmins.userId, userId), isActiveAdmin))
  const alone = await tx
    .select({ id: vendorAdmins.vendorId })
    .from(vendorAdmins)
    .where(and(inArray(vendorAdmins.vendorId, managed), isActiveAdmin))
    .groupBy(vendorAdmins.vendorId)
    .having(eq(count(), 1))
  return alone.map(({ id }) => id)
}

export const freePage = (tx: Database, vendorId: string) =>
  tx.update(vendors).set({ isAssociated: false }).where(eq(vendors.id, vendorId))
