import { showServices } from '#/features/catalogue/offers/record.server.ts'
import { isConfirmed } from '#/features/companies/confirmation.server.ts'
import {
  closePage,
  findPage,
  freePage,
  lockPagesManagedOnlyBy,
} from '#/features/companies/service.server.ts'
import { isSoleTrader } from '#/features/register/record/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import { presentOwnVendor } from './presenter.server.ts'
import type { OwnVendor } from './schema.ts'

/** What the audit trail calls a supplier. */
export const VENDOR_SUBJECT = 'vendor'

/** What shows a supplier: its page, lists of suppliers, and the profiles of who keeps it. */
export const vendorTags = (vendorId: string, adminIds: string[]): CacheTag[] => [
  'vendors',
  `vendor:${vendorId}`,
  ...adminIds.map((id): CacheTag => `user:${id}`),
]

/** What shows the supplier, its services or its advertisements, for when it appears or goes. */
export const wholePageTags = (
  vendorId: string,
  adminIds: string[],
  serviceIds: string[],
): CacheTag[] => [
  'offers',
  'advertisements',
  ...vendorTags(vendorId, adminIds),
  ...serviceIds.map((id): CacheTag => `offer:${id}`),
]

/** A page that is there, as those who manage it see it. */
export async function ownVendor(db: Database, vendorId: string): Promise<OwnVendor> {
  const page = await findPage(db, vendorId)
  if (!page) throw new Error(`vendor ${vendorId} is not there`)
  return presentOwnVendor(page.vendor)
}

/**
 * Ends a person's control of supplier pages. One that nobody is left to keep is free to be claimed; one
 * that nobody confirmed, or that is a sole trader's, is taken off the site.
 */
export async function releasePagesOf(tx: Database, userId: string) {
  for (const vendorId of await lockPagesManagedOnlyBy(tx, userId)) {
    const page = await findPage(tx, vendorId)
    // What a stranger wrote of a company is not what the public register says of it, and the name of a sole trader is a
    // person's, who published it and does so no more.
    const stays = page && isConfirmed(page.vendor) && !(await isSoleTrader(tx, page.vendor.cnpj))
    const hidden = stays ? [] : await showServices(tx, vendorId, false)
    await (stays ? freePage(tx, vendorId) : closePage(tx, vendorId))
    await dropPages(tx, wholePageTags(vendorId, [userId], hidden))
  }
}
