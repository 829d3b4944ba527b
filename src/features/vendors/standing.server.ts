import {
  isConfirmed,
  requireConfirmed,
  unconfirmPage,
} from '#/features/companies/confirmation.server.ts'
import * as pages from '#/features/companies/service.server.ts'
import { isComplete, pageState } from '#/features/companies/state.ts'
import type { NotificationKind } from '#/features/notifications/kinds.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { VENDOR_SUBJECT, vendorTags } from './pages.server.ts'

const NOT_CONFIRMED = 'O cadastro desta página não está confirmado: confirme-o antes.'
const NOT_READY =
  'Só uma página no ar, mantida pela própria empresa, com logotipo e descrição, pode ser recomendada.'

/** What an Admin says of a supplier. */
interface Deed {
  action: 'feature' | 'unfeature' | 'unconfirm'
  kind: NotificationKind
  reason?: string
}

/**
 * Gives the mark 'Recomendado', by the rule that `/selos` shows.
 * @throws AppError 403 for a page of their own; 404; 409 for a page that it is not for, or that has it
 */
export const featureVendor = (db: Database, admin: Viewer, id: string) =>
  change(db, admin, id, { action: 'feature', kind: 'page_featured' }, async (tx, page) => {
    const { vendor } = page
    await pages.requireOthers(tx, admin, id)
    requireConfirmed(vendor, NOT_CONFIRMED)
    if (!vendor.isAssociated || pageState(page) !== 'published' || !isComplete(vendor))
      throw new AppError(409, NOT_READY)
    if (vendor.isFeatured) throw new AppError(409, 'Este fornecedor já é recomendado.')
    await pages.updatePage(tx, id, { isFeatured: true })
  })

/** @throws AppError 404; 409 for a page that does not have it */
export const unfeatureVendor = (db: Database, admin: Viewer, id: string, reason: string) =>
  change(db, admin, id, { action: 'unfeature', kind: 'page_unfeatured', reason }, (tx, page) => {
    if (!page.vendor.isFeatured) throw new AppError(409, 'Este fornecedor não é recomendado.')
    return pages.updatePage(tx, id, { isFeatured: false })
  })

/**
 * Takes back that a page is its company's: its mark goes with it, and the domains that it had proven.
 * @throws AppError 404; 409 for a page that is not confirmed, or that nobody keeps
 */
export const unconfirmVendor = (db: Database, admin: Viewer, id: string, reason: string) =>
  change(db, admin, id, { action: 'unconfirm', kind: 'page_unconfirmed', reason }, (tx, page) => {
    const { vendor } = page
    if (!isConfirmed(vendor) || !vendor.isAssociated) throw new AppError(409, NOT_CONFIRMED)
    return unconfirmPage(tx, id)
  })

const change = (
  db: Database,
  admin: Viewer,
  id: string,
  { action, kind, reason }: Deed,
  act: (tx: Database, page: pages.ManagedPage) => Promise<unknown>,
) =>
  db.transaction(async (tx) => {
    const page = await pages.lockPage(tx, id)
    if (!page) throw pages.missingVendor()
    await act(tx, page)
    const detail: Record<string, string> = reason === undefined ? {} : { reason }
    const subject = { subjectKind: VENDOR_SUBJECT, subjectId: id }
    await recordAudit(tx, { actorId: admin.id, action, ...subject, detail })
    await notify(tx, id, kind, { actorId: admin.id, data: detail })
    await dropPages(tx, ['offers', ...vendorTags(id, page.adminIds)])
  })
