import { sql } from 'drizzle-orm'
import type { VendorRow } from '#/db/schema/index.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import { registeredName } from '#/domain/text.ts'
import { showServices } from '#/features/catalogue/offers/record.server.ts'
import {
  isConfirmed,
  stillVouched,
  type Vouched,
  vouchedFor,
} from '#/features/companies/confirmation.server.ts'
import { mirrorRegister } from '#/features/companies/mirrors/service.server.ts'
import { canManageVendor, canRemovePage } from '#/features/companies/policy.ts'
import {
  allowed,
  closePage,
  findPage,
  lockPage,
  type ManagedPage,
  missingVendor,
  updatePage,
} from '#/features/companies/service.server.ts'
import { pageState } from '#/features/companies/state.ts'
import { findPerson } from '#/features/people/service.server.ts'
import { auditTrailOf, recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { makeAdministrator } from '../control.server.ts'
import { VENDOR_SUBJECT, wholePageTags } from '../pages.server.ts'
import { countRemoval } from './attempts.server.ts'
import { REMOVAL_UNDO_HOURS } from './limits.ts'
import type { RemovalToUndo, RemovedPage } from './schema.ts'

const KEPT_BY_OTHERS =
  'Outras pessoas também administram esta página. Para excluí-la, inative-as antes, na área do fornecedor.'
const UNPROVEN = 'Para remover a página, confirme um e-mail da empresa.'
const TOO_LATE = 'O prazo para desfazer passou. Para ter a página de volta, cadastre a empresa.'

/**
 * Takes a supplier's page off the site, with its services, and ends everybody's control of it. Its
 * reviews are kept: a company that comes back comes back with them. One of several who administer it
 * does not decide that for the others. At the wish of the company, the register does not make it again either.
 * @throws AppError 404; 403 for who does not manage it, with the reason `proof` where nobody does, and they have not
 *   shown that the company is theirs; 409 while others administer it as well; TooManyAttempts
 */
export async function removeVendorPage(
  platform: Platform,
  viewer: Viewer,
  vendorId: string,
): Promise<RemovedPage> {
  const answered = await vouchedForAccount(platform, viewer, vendorId)
  return platform.db.transaction(async (tx) => {
    const page = await lockPage(tx, vendorId)
    if (!page || isRemoved(page)) throw missingVendor()
    const { vendor, adminIds } = page
    const isKept = adminIds.includes(viewer.id)
    const isCompanyMailbox = answered !== null && stillVouched(answered, vendor).mailbox
    if (!canRemovePage(viewer, { adminIds, isUnkept: isUnkept(page), isCompanyMailbox })) {
      if (isUnkept(page)) throw new AppError(403, UNPROVEN, undefined, 'proof')
      allowed(viewer, page)
    }
    const isAmongOthers = adminIds.some((id) => id !== viewer.id)
    if (viewer.role !== 'admin' && isAmongOthers) throw new AppError(409, KEPT_BY_OTHERS)
    // An Admin who takes others' page away gives it back with the others.
    const canUndo = isConfirmed(vendor) && (isKept || isCompanyMailbox) && !hasContact(page)
    // Of a page that nobody keeps nothing is anybody's but that it is seen.
    if (vendor.isAssociated) await closePage(tx, vendorId)
    else await updatePage(tx, vendorId, { isVisible: false })
    // Who is not known to be of the company does not keep the register from making its page.
    if (isConfirmed(vendor) || viewer.role === 'admin') {
      await updatePage(tx, vendorId, { removedAt: new Date() })
      await recordAudit(tx, {
        ...entryOf(viewer, vendorId),
        action: 'remove_page',
        ...(canUndo && { detail: { wasVisible: vendor.isVisible, wasKept: vendor.isAssociated } }),
      })
    }
    const hidden = await showServices(tx, vendorId, false)
    await dropPages(tx, wholePageTags(vendorId, adminIds, hidden))
    return { desfazer: canUndo }
  })
}

/**
 * Puts a page back for who had it removed, who keeps it from then on: the right to the one is the right to the other.
 * @throws AppError 404 for whoever did not, or where it is somebody's again; 409 once that is too late
 */
export async function restoreVendorPage(db: Database, viewer: Viewer, vendorId: string) {
  await db.transaction(async (tx) => {
    const page = await lockPage(tx, vendorId)
    const removal = page && (await ownRemoval(tx, viewer, page))
    if (!removal) throw missingVendor()
    const { wasVisible, wasKept, until } = removal
    if (until < new Date()) throw new AppError(409, TOO_LATE)
    // As it was first: the names of a page that somebody kept are its company's own, capitals and all.
    await updatePage(tx, vendorId, { isVisible: wasVisible, isAssociated: wasKept })
    await makeAdministrator(tx, vendorId, viewer.id)
    const shown = wasVisible ? await showServices(tx, vendorId, true) : []
    // What the register said of it meanwhile.
    await mirrorRegister(tx, sql`SELECT ${page.vendor.cnpj}::char(14)`)
    await recordAudit(tx, { ...entryOf(viewer, vendorId), action: 'restore_page' })
    await dropPages(tx, wholePageTags(vendorId, [viewer.id], shown))
  })
}

/** Until when a person may undo the removal of a page; null for whoever did not have it removed, and once that is too late. */
export async function removalToUndo(
  db: Database,
  viewer: Viewer,
  vendorId: string,
): Promise<RemovalToUndo | null> {
  const page = await findPage(db, vendorId)
  const removal = page && (await ownRemoval(db, viewer, page))
  if (!removal || removal.until < new Date()) return null
  const { razaoSocial, nomeFantasia } = page.vendor
  return {
    nome: registeredName(nomeFantasia || razaoSocial),
    ate: removal.until.toISOString(),
  }
}

/**
 * The removal of a page by a person, of which nothing happened since. One that was undone already gives nothing back:
 * who kept the page by it may have lost that since.
 * @returns null also where the page is or was somebody's since, or an Admin keeps it off the site
 */
async function ownRemoval(
  db: Database,
  viewer: Viewer,
  page: ManagedPage,
): Promise<{ wasVisible: boolean; wasKept: boolean; until: Date } | null> {
  if (!isRemoved(page) || !page.vendor.removedAt || page.vendor.suspendedAt) return null
  const [removal] = (await auditTrailOf(db, VENDOR_SUBJECT, [page.vendor.id])).filter(
    ({ action }) => action === 'remove_page' || action === 'restore_page',
  )
  const wasVisible = removal?.action === 'remove_page' ? removal.detail.wasVisible : undefined
  if (removal?.actor?.id !== viewer.id || typeof wasVisible !== 'boolean') return null
  const until = new Date(removal.createdAt.getTime() + REMOVAL_UNDO_HOURS * HOUR_MS)
  return { wasVisible, wasKept: removal.detail.wasKept === true, until }
}

const entryOf = (viewer: Viewer, subjectId: string) => ({
  actorId: viewer.id,
  subjectKind: VENDOR_SUBJECT,
  subjectId,
})

/** Whether nobody sees it, nor by its address alone: a page whose company closed is still there. */
const isRemoved = (page: ManagedPage) =>
  pageState(page) === 'removed' && (page.vendor.removedAt !== null || page.vendor.closedOn === null)

/** Whether it is seen, and nobody keeps it. */
const isUnkept = (page: ManagedPage) =>
  !page.vendor.isAssociated && !page.vendor.suspendedAt && !isRemoved(page)

const CONTACT = ['email', 'phone', 'cep', 'street', 'streetNumber', 'bairro', 'complement'] as const

/** Whether something goes with the page that its company would have to write again. */
const hasContact = ({ vendor }: ManagedPage) =>
  vendor.isAssociated && CONTACT.some((field: keyof VendorRow) => vendor[field])

/** What is known of the mailbox of a person's account; null where that decides nothing. */
async function vouchedForAccount(
  platform: Platform,
  viewer: Viewer,
  vendorId: string,
): Promise<Vouched | null> {
  const { db } = platform
  const page = await findPage(db, vendorId)
  if (!page || !isUnkept(page) || canManageVendor(viewer, page.adminIds)) return null
  const person = await findPerson(db, viewer.id)
  if (!person?.emailVerified) return null
  await countRemoval(db, viewer.id)
  return vouchedFor(platform, vendorId, person.email)
}
