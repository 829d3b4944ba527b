import { showServices } from '#/features/catalogue/offers/record.server.ts'
import {
  confirmationTerm,
  isConfirmed,
  refuseUnconfirmed,
} from '#/features/companies/confirmation.server.ts'
import { findPage, lockManagedPage, updatePage } from '#/features/companies/service.server.ts'
import { isComplete } from '#/features/companies/state.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { ownVendor, vendorTags, wholePageTags } from '../pages.server.ts'
import type { OwnVendor, VendorVisibility } from '../schema.ts'
import { refuseSuspended } from '../suspension.server.ts'

const COLUMNS = {
  manifesto: 'showVideo',
  softwares: 'showSoftware',
  servicos: 'showServices',
  pagina: 'isVisible',
} as const

const INCOMPLETE = 'Complete a página, com logotipo e descrição, antes de exibi-la.'

/**
 * Shows or hides a section of a page, or the whole of it with its services.
 * @throws AppError 403, 404; 409 for a page that lacks what it needs to be seen, or that an Admin
 *   took off the site
 */
export async function setVisibility(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  { visivel, categoria }: VendorVisibility,
): Promise<OwnVendor> {
  return db.transaction(async (tx) => {
    const { vendor, adminIds } = await lockManagedPage(tx, viewer, vendorId)
    const isWholePage = categoria === 'pagina'
    if (isWholePage && visivel) {
      await refuseSuspended(tx, vendor)
      refuseUnconfirmed(vendor)
    }
    if (isWholePage && visivel && vendor.isAssociated && !isComplete(vendor))
      throw new AppError(409, INCOMPLETE)
    const isPublished = isWholePage && visivel
    await updatePage(tx, vendorId, {
      [COLUMNS[categoria]]: visivel,
      // From now on their wish hides it, not its date.
      ...(isWholePage && { overdueAt: null }),
      ...(isPublished && { isDraft: false, ...confirmationTerm(vendor) }),
    })
    const services = isWholePage ? await showServices(tx, vendorId, visivel) : []
    const tags = isWholePage
      ? wholePageTags(vendorId, adminIds, services)
      : vendorTags(vendorId, adminIds)
    await dropPages(tx, tags)
    return ownVendor(tx, vendorId)
  })
}

/**
 * Shows a page again, once it is confirmed, that its date alone keeps off the site.
 * @param tx the transaction in which the page was locked and confirmed
 */
export async function showConfirmed(tx: Database, vendorId: string) {
  const page = await findPage(tx, vendorId)
  if (!page?.vendor.overdueAt || !isConfirmed(page.vendor)) return
  const isVisible = isComplete(page.vendor)
  await updatePage(tx, vendorId, { isVisible, overdueAt: null })
  if (!isVisible) return
  const services = await showServices(tx, vendorId, true)
  await dropPages(tx, wholePageTags(vendorId, page.adminIds, services))
}
