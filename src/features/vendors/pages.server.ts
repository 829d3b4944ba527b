import { showServices } from '#/features/catalogue/offers/record.server.ts'
import { isConfirmed } from '#/features/companies/confirmation.server.ts'
import {
  allowed,
  closePage,
  findPage,
  freePage,
  lockPage,
  lockPagesManagedOnlyBy,
  missingVendor,
  updatePage,
} from '#/features/companies/service.server.ts'
import { pageState } from '#/features/companies/state.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
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

const KEPT_BY_OTHERS =
  'Outras pessoas também administram esta página. Para excluí-la, inative-as antes, na área do fornecedor.'

/**
 * Takes a supplier's page off the site, with its services, and ends everybody's control of it. Its
 * reviews are kept: a company that comes back comes back with them. One of several who administer it
 * does not decide that for the others. At the wish of the company, the register does not make it again either.
 * @throws AppError 404; 403 for who does not manage it; 409 while others administer it as well
 */
export async function removeVendorPage(db: Database, viewer: Viewer, vendorId: string) {
  await db.transaction(async (tx) => {
    const page = await lockPage(tx, vendorId)
    if (page && pageState(page) === 'removed') throw missingVendor()
    const { adminIds } = allowed(viewer, page)
    const isAmongOthers = adminIds.some((id) => id !== viewer.id)
    if (viewer.role !== 'admin' && isAmongOthers) throw new AppError(409, KEPT_BY_OTHERS)
    await closePage(tx, vendorId)
    // Who is not known to be of the company does not keep the register from making its page.
    if (page && (isConfirmed(page.vendor) || viewer.role === 'admin')) {
      await updatePage(tx, vendorId, { removedAt: new Date() })
      await recordAudit(tx, {
        actorId: viewer.id,
        action: 'remove_page',
        subjectKind: VENDOR_SUBJECT,
        subjectId: vendorId,
      })
    }
    const hidden = await showServices(tx, vendorId, false)
    await dropPages(tx, wholePageTags(vendorId, adminIds, hidden))
  })
}

/**
 * Ends a person's control of supplier pages. One that nobody is left to keep is free to be claimed; one
 * that nobody confirmed is taken off the site.
 */
export async function releasePagesOf(tx: Database, userId: string) {
  for (const vendorId of await lockPagesManagedOnlyBy(tx, userId)) {
    const page = await findPage(tx, vendorId)
    // What a stranger wrote of a company is not what the public register says of it.
    const isTheirs = page && isConfirmed(page.vendor)
    const hidden = isTheirs ? [] : await showServices(tx, vendorId, false)
    await (isTheirs ? freePage(tx, vendorId) : closePage(tx, vendorId))
    await dropPages(tx, wholePageTags(vendorId, [userId], hidden))
  }
}
