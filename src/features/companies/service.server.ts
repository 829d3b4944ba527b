import { fileUrl } from '#/platform/file-urls.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import { forbidden, type Viewer } from '#/platform/server/session.server.ts'
import { ownDomain } from './corporate-email.server.ts'
import { canManageVendor, servesOthers } from './policy.ts'
import * as repository from './repository.server.ts'
import { isGone } from './state.ts'

export type { ManagedPage, PageChange, ShownPage } from './repository.server.ts'
/** The record of a company, for features that write it within a transaction of theirs. */
export {
  addAdmin,
  addToAverage,
  clearPage,
  closePage,
  findPage,
  findPageByCnpj,
  forgetDomains,
  freePage,
  insertPage,
  keepsOrKept,
  lockPage,
  lockPageByCnpj,
  lockPagesManagedOnlyBy,
  provenDomains,
  setActivity,
  setRatingIndexes,
  updatePage,
} from './repository.server.ts'

const OWN_COMPANY =
  'Outra pessoa da administração decide: a empresa é sua. Se não houver outra, torne alguém Admin em “Usuários”.'

/** @throws AppError 403 where an Admin administers the page, or did: what it gains is for another to give */
export async function requireOthers(tx: Database, admin: Pick<Viewer, 'id'>, vendorId: string) {
  const isTheirs = await repository.keepsOrKept(tx, vendorId, admin.id)
  if (!servesOthers(admin, { keepsOrKept: isTheirs })) throw new AppError(403, OWN_COMPANY)
}

/**
 * Addresses of the marks of companies, by their names as they were asked for; a name that none or several have is
 * left out.
 */
export async function marksNamed(db: Database, names: string[]): Promise<Map<string, string>> {
  const asked = [...new Set(names.filter(Boolean))].toSorted()
  if (asked.length === 0) return new Map()
  const key = `marks of ${JSON.stringify(asked)}`
  const marks = await kept(db, { key, tags: ['vendors'] }, () => repository.marksOf(db, asked))
  return new Map(marks.map(({ name, logoKey }) => [name, fileUrl(logoKey)]))
}

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

/**
 * The same, locked until the end of the transaction. Who was added to it by another, and changes it,
 * administers it by their own wish.
 */
export async function lockManagedPage(tx: Database, viewer: Viewer, vendorId: string) {
  const page = allowed(viewer, await repository.lockPage(tx, vendorId))
  await repository.acceptByDeed(tx, vendorId, viewer.id)
  return page
}

/**
 * Notes the domain of a mailbox or site as the company's own: from then on who has a mailbox there is
 * of the company, and may not review it.
 * @param tx the transaction in which the page was locked
 * @param known an address that answered a link of ours, or that an Admin vouches for
 * @returns the domain; null for a free or shared one, which is nobody's
 */
export async function proveDomain(
  tx: Database,
  vendorId: string,
  known: string,
  proof: 'mailbox' | 'admin',
): Promise<string | null> {
  const domain = ownDomain(known)
  if (domain) await repository.addDomain(tx, { vendorId, domain, proof })
  return domain
}
