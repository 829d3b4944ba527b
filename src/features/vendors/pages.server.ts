import type { Database } from '#/platform/database/types.server.ts'
import { notFound } from '#/platform/errors.server.ts'
import { type CacheTag, dropPages } from '#/platform/page-cache.server.ts'
import { forbidden, type Viewer } from '#/platform/session.server.ts'
import * as repository from './page-repository.server.ts'
import { canManageVendor } from './policy.ts'

const tagsOf = (vendorId: string, offerIds: string[], userIds: string[]): CacheTag[] => [
  'vendors',
  'offers',
  `vendor:${vendorId}`,
  ...offerIds.map((id): CacheTag => `offer:${id}`),
  ...userIds.map((id): CacheTag => `user:${id}`),
]

/**
 * Takes a supplier's page off the site, with its services, and ends everybody's control of it. Its
 * reviews are kept: a company that comes back comes back with them.
 * @throws AppError 404; 403 for who does not manage it
 */
export async function removeVendorPage(db: Database, viewer: Viewer, vendorId: string) {
  await db.transaction(async (tx) => {
    const adminIds = await repository.adminIdsOf(tx, vendorId)
    if (!adminIds) throw notFound('Fornecedor não encontrado.')
    if (!canManageVendor(viewer, adminIds)) throw forbidden()
    const hidden = await repository.hidePage(tx, vendorId)
    await dropPages(tx, tagsOf(vendorId, hidden, adminIds))
  })
}

/** Ends a person's control of supplier pages; one that nobody is left to keep is free to be claimed. */
export async function releasePagesOf(tx: Database, userId: string) {
  for (const vendorId of await repository.pagesManagedOnlyBy(tx, userId)) {
    await repository.freePage(tx, vendorId)
    await dropPages(tx, tagsOf(vendorId, [], [userId]))
  }
}
