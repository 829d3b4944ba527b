import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { canManageVendor } from './policy.ts'
import * as repository from './repository.server.ts'
import { isGone } from './state.ts'

export type { ManagedPage, PageChange } from './repository.server.ts'
/** The record of a company, for features that write it within a transaction of theirs. */
export {
  addAdmin,
  addToAverage,
  clearPage,
  closePage,
  findPage,
  findPageByCnpj,
  freePage,
  insertPage,
  lockPage,
  lockPageByCnpj,
  pagesManagedOnlyBy,
  setActivity,
  updatePage,
} from './repository.server.ts'

export const missingVendor = () => notFound('Fornecedor não encontrado.')

/** @throws AppError 404, also for a page that was removed; 403 for who does not manage it */
export function allowed(
  viewer: Viewer,
  page: repository.ManagedPage | undefined,
): repository.ManagedPage {
  if (!page) throw missingVendor()
  if (!canManageVendor(viewer, page.adminIds)) throw isGone(page) ? missingVendor() : forbidden()
  return page
}

/** @throws AppError 404, also for a page that was removed; 403 for who does not manage it */
export const requirePage = async (db: Database, viewer: Viewer, vendorId: string) =>
  allowed(viewer, await repository.findPage(db, vendorId))

/** The same, locked until the end of the transaction. */
export const lockManagedPage = async (tx: Database, viewer: Viewer, vendorId: string) =>
  allowed(viewer, await repository.lockPage(tx, vendorId))
