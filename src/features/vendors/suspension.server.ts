import type { VendorRow } from '#/db/schema/index.ts'
import { showServices } from '#/features/catalogue/offers/record.server.ts'
import * as pages from '#/features/companies/service.server.ts'
import { isComplete, type PageState, pageState } from '#/features/companies/state.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { auditTrailOf, recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { VENDOR_SUBJECT, wholePageTags } from './pages.server.ts'

/** Why a page is not hidden, or not shown, now. */
const STANDS_AT: Record<PageState, string> = {
  published: 'Esta página já está no ar.',
  suspended: 'Esta página já foi ocultada pela administração.',
  hidden: 'Quem administra esta página a ocultou.',
  unfinished: 'O cadastro desta página não terminou.',
  removed: 'Esta página já foi retirada do ar.',
}

const INCOMPLETE =
  'Esta página não tem logotipo e descrição: quem a administra precisa completá-la.'

/**
 * Takes a supplier's page off the site, with its services, until an Admin shows it again. Those who
 * administer it go on doing so, and see it.
 * @param reason for the audit trail and for those who administer the page
 * @throws AppError 404; 409 for a page that is not seen
 */
export const suspendVendor = (db: Database, admin: Viewer, id: string, reason: string) =>
  change(db, admin, id, { action: 'hide', reason }, ({ vendor, adminIds }) => {
    const state = pageState({ vendor, adminIds })
    if (state !== 'published') throw new AppError(409, STANDS_AT[state])
    return { isVisible: false, suspendedAt: new Date() }
  })

/**
 * Shows a page again that an Admin took off the site, or that was removed.
 * @param reason for the audit trail
 * @throws AppError 404; 409 for any other page, and for one that lacks what it needs to be seen
 */
export const restoreVendor = (db: Database, admin: Viewer, id: string, reason: string) =>
  change(db, admin, id, { action: 'show', reason }, ({ vendor, adminIds }) => {
    const state = pageState({ vendor, adminIds })
    if (state !== 'suspended' && state !== 'removed') throw new AppError(409, STANDS_AT[state])
    if (vendor.isAssociated && !isComplete(vendor)) throw new AppError(409, INCOMPLETE)
    return { isVisible: true, suspendedAt: null, isDraft: false }
  })

async function change(
  db: Database,
  admin: Viewer,
  id: string,
  { action, reason }: { action: 'hide' | 'show'; reason: string },
  decide: (page: pages.ManagedPage) => { isVisible: boolean; suspendedAt: Date | null },
) {
  await db.transaction(async (tx) => {
    const page = await pages.lockPage(tx, id)
    if (!page) throw pages.missingVendor()
    const state = decide(page)
    await pages.updatePage(tx, id, state)
    const services = await showServices(tx, id, state.isVisible)
    await recordAudit(tx, {
      actorId: admin.id,
      action,
      subjectKind: VENDOR_SUBJECT,
      subjectId: id,
      detail: { reason },
    })
    if (action === 'hide')
      await notify(tx, id, 'page_suspended', { actorId: admin.id, data: { reason } })
    else await notify(tx, id, 'page_restored', { actorId: admin.id })
    await dropPages(tx, wholePageTags(id, page.adminIds, services))
  })
}

/**
 * @param tx the transaction in which the page was locked
 * @throws AppError 409, with the reason, for a page that an Admin took off the site
 */
export async function refuseSuspended(tx: Database, { id, suspendedAt }: VendorRow) {
  if (!suspendedAt) return
  const trail = await auditTrailOf(tx, VENDOR_SUBJECT, [id])
  const reason = trail.find(({ action }) => action === 'hide')?.detail.reason
  throw new AppError(409, `A nossa equipe ocultou esta página. Motivo: ${reason}`)
}
