import { withOwnership } from '#/features/catalogue/offers/edition.server.ts'
import { offersOfVendor } from '#/features/catalogue/service.server.ts'
import { canManageVendor } from '#/features/companies/policy.ts'
import { findPage } from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { OFFERS_SHOWN } from '../limits.ts'
import { presentOwnVendor } from '../presenter.server.ts'
import { withSale } from '../products/service.server.ts'
import type { OwnVendor, VendorEdition } from '../schema.ts'

/** A supplier as those who manage it see it, seen by others or not; null for anybody else. */
export async function findOwnVendor(
  db: Database,
  viewer: Viewer | null,
  vendorId: string,
): Promise<OwnVendor | null> {
  const page = viewer && (await findPage(db, vendorId))
  return page && canManageVendor(viewer, page.adminIds) ? presentOwnVendor(page.vendor) : null
}

interface Slice {
  kind: 'software' | 'service'
  page: number
  limit: number
}

/** A page of a whole catalogue, for a person who manages it: what is not seen as well. */
export async function ownCatalogue(db: Database, viewer: Viewer, vendorId: string, slice: Slice) {
  const { data, ...page } = await offersOfVendor(db, vendorId, { ...slice, withHidden: true })
  return {
    ...page,
    data: await withSale(db, viewer, vendorId, await withOwnership(db, viewer, data)),
  }
}

/** What those who manage a page need to change it; null for everybody else. */
export async function findEdition(
  db: Database,
  viewer: Viewer | null,
  vendorId: string,
): Promise<VendorEdition | null> {
  const vendor = await findOwnVendor(db, viewer, vendorId)
  if (!vendor) return null
  const slice = { page: 1, limit: OFFERS_SHOWN, withHidden: true }
  const [softwares, servicos] = await Promise.all([
    offersOfVendor(db, vendorId, { ...slice, kind: 'software' }),
    offersOfVendor(db, vendorId, { ...slice, kind: 'service' }),
  ])
  return { vendor, softwares, servicos }
}
