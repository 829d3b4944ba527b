import { sql } from 'drizzle-orm'
import type { VendorRow } from '#/db/schema/index.ts'
import { registeredName } from '#/domain/text.ts'
import { mirrorRegister } from '#/features/companies/mirrors/service.server.ts'
import * as pages from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { forbidden } from '#/platform/server/session.server.ts'
import { vendorTags } from './pages.server.ts'
import { presentOwnVendor } from './presenter.server.ts'
import type { OwnVendor } from './schema.ts'

/**
 * The page of a company, whether readers see it or not.
 * @param cnpj bare
 * @throws AppError 404
 */
export async function pageToClaim(db: Database, cnpj: string): Promise<pages.ShownPage> {
  const page = await pages.findPageByCnpj(db, cnpj)
  if (!page) throw notFound('Não há página de fornecedor com este CNPJ.')
  return page
}

/**
 * The same by its id, locked: of several who are to get control at once, one is the first.
 * @throws AppError 404
 */
export async function lockPageToClaim(tx: Database, vendorId: string): Promise<pages.ManagedPage> {
  const page = await pages.lockPage(tx, vendorId)
  if (!page) throw pages.missingVendor()
  return page
}

/**
 * Gives a person the control that they asked for and proved to be due; those who had it before are
 * notified.
 * @param proven the mailbox that is the company's, and how that is known
 */
export async function giveControl(
  tx: Database,
  vendorId: string,
  userId: string,
  proven?: { mailbox: string; by: 'mailbox' | 'admin' },
) {
  await makeAdministrator(tx, vendorId, userId)
  if (proven) await pages.proveDomain(tx, vendorId, proven.mailbox, proven.by)
  await notify(tx, vendorId, 'access_granted', { personId: userId, actorId: userId })
}

/**
 * Makes a person one of those who administer a page; from then on the company keeps it itself.
 * @param isWished by the person, and not only by an Admin
 */
export async function makeAdministrator(
  tx: Database,
  vendorId: string,
  userId: string,
  isWished = true,
) {
  await pages.addAdmin(tx, vendorId, userId, isWished)
  const page = await pages.findPage(tx, vendorId)
  const claimed = page && !page.vendor.isAssociated ? page.vendor : null
  await pages.updatePage(tx, vendorId, {
    ...(claimed && namesToKeep(claimed)),
    isAssociated: true,
    removedAt: null,
  })
  // What keeps a page that nobody keeps off lists, as that its company left technology, keeps this one off no more.
  if (claimed?.closedOn) await mirrorRegister(tx, sql`SELECT ${claimed.cnpj}::char(14)`)
  // Somebody says from now on what works with the software of the page.
  await dropPages(tx, ['offers', ...vendorTags(vendorId, [userId])])
}

/**
 * A page that only the register spoke on has its names in capitals, and shows them as names are written: so they stay
 * once it is the company's, whose own capitals are shown as they are.
 */
const namesToKeep = ({ razaoSocial, nomeFantasia }: VendorRow): pages.PageChange => ({
  razaoSocial: registeredName(razaoSocial),
  nomeFantasia: nomeFantasia && registeredName(nomeFantasia),
})

/**
 * A page for a person who administers it, whether readers see it or not.
 * @throws AppError 404; 403 for anyone else, an Admin included: nobody gave them control
 */
export async function pageUnderControl(
  db: Database,
  vendorId: string,
  userId: string,
): Promise<OwnVendor> {
  const page = await pages.findPage(db, vendorId)
  if (!page) throw pages.missingVendor()
  if (!page.adminIds.includes(userId)) throw forbidden()
  return presentOwnVendor(page.vendor)
}
