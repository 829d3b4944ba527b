import { showServices } from '#/features/catalogue/offers/record.server.ts'
import {
  afterRenaming,
  isConfirmed,
  unconfirmed,
} from '#/features/companies/confirmation.server.ts'
import { isCorporateEmail } from '#/features/companies/corporate-email.server.ts'
import { FREE_PROVIDER } from '#/features/companies/limits.ts'
import * as pages from '#/features/companies/service.server.ts'
import { isFree, pageState } from '#/features/companies/state.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { changeFiles, type FileChanges } from '#/platform/server/files/file-changes.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { CNPJ_TAKEN } from '../limits.ts'
import { showConfirmed } from '../page/visibility.server.ts'
import { ownVendor, VENDOR_SUBJECT, vendorTags } from '../pages.server.ts'
import { presentKnownVendor, presentOwnVendor } from '../presenter.server.ts'
import { unlinkOffers } from '../products/repository.server.ts'
import type { KnownVendor, OwnVendor } from '../schema.ts'
import type { SupplierChange, SupplierForm } from './schema.ts'

/** Each may keep a CNPJ from its company for some days. */
const BEGUN: Limit = { name: 'vendor:begin', attempts: 20, durationSeconds: 60 * 60 }

/** Each takes lists of suppliers out of the cache. */
const CHANGED: Limit = { name: 'vendor:change', attempts: 300, durationSeconds: 60 * 60 }

const cnpjTaken = () => new AppError(409, CNPJ_TAKEN, { cnpj: CNPJ_TAKEN })

function requireCorporate(email: string | undefined) {
  if (email !== undefined && !isCorporateEmail(email))
    throw new AppError(400, FREE_PROVIDER, { email: FREE_PROVIDER })
}

/** Columns of what a form holds; undefined leaves one as it is. */
const toColumns = (form: SupplierChange) => ({
  cnpj: form.cnpj,
  razaoSocial: form.razaoSocial,
  nomeFantasia: form.nomeFantasia,
  site: form.site,
  employeeRange: form.numeroFuncionarios,
  email: form.email,
  phone: form.telefone,
  cep: form.cep,
  city: form.cidade,
  state: form.estado,
  street: form.logradouro,
  streetNumber: form.numero,
  bairro: form.bairro,
  complement: form.complemento,
  country: form.pais,
  acceptsLeads: form.leads,
  showVideo: form.isVisibleManifesto,
  showSoftware: form.isVisibleSoftwares,
  showServices: form.isVisibleServicos,
  description: form.descricao,
})

/**
 * Begins a supplier's page: nobody sees it before it is published, but a search for its CNPJ shows
 * that it is there. Sent again by the same person, it goes on with what it began; a page that nobody
 * keeps begins again.
 * @throws AppError 400 for a free e-mail provider, 409 when the CNPJ is registered; TooManyAttempts
 */
export async function registerVendor(
  { db, files }: Platform,
  viewer: Viewer,
  form: SupplierForm,
): Promise<OwnVendor> {
  requireCorporate(form.email)
  await countAttempt(db, BEGUN, viewer.id)
  const columns = { ...toColumns(form), cnpj: form.cnpj, razaoSocial: form.razaoSocial }
  return changeFiles(files, (changes) =>
    db.transaction(async (tx) => {
      const state = { isVisible: false, isAssociated: true, isDraft: true }
      const draft = { ...columns, ...state, ...unconfirmed() }
      const id = (await pages.insertPage(tx, draft)) ?? (await goOn(tx, viewer, draft, changes))
      await pages.addAdmin(tx, id, viewer.id)
      await dropPages(tx, vendorTags(id, [viewer.id]))
      return ownVendor(tx, id)
    }),
  )
}

/** @returns id of the page of this CNPJ, when it may be this person's */
async function goOn(
  tx: Database,
  viewer: Viewer,
  draft: pages.PageChange & { cnpj: string },
  changes: FileChanges,
): Promise<string> {
  const page = await pages.lockPageByCnpj(tx, draft.cnpj)
  if (!page) throw cnpjTaken()
  const { id, logoKey, coverKey, videoKey } = page.vendor
  const isOwnDraft = pageState(page) === 'unfinished' && page.adminIds.includes(viewer.id)
  if (!isOwnDraft) {
    if (!isFree(page)) throw cnpjTaken()
    await pages.closePage(tx, id)
    await showServices(tx, id, false)
    await unlinkOffers(tx, id)
    await pages.clearPage(tx, id)
    changes.remove(logoKey, coverKey, videoKey)
  }
  const { confirmBy } = page.vendor
  await pages.updatePage(tx, id, { ...draft, confirmBy })
  return id
}

/**
 * Whether a CNPJ is registered. Of a page that is not seen, others learn its name and no more.
 * @returns the supplier, or none when the CNPJ is free to be registered
 */
export async function vendorsOfCnpj(
  db: Database,
  viewer: Viewer | null,
  cnpj: string,
): Promise<KnownVendor[]> {
  const page = await pages.findPageByCnpj(db, cnpj)
  if (!page) return []
  if (viewer && page.adminIds.includes(viewer.id))
    return [{ ...presentOwnVendor(page.vendor), owns: true }]
  if (isFree(page)) return []
  // Who began a registration has proven nothing: people of the company may ask for the page.
  const isAssociated = page.vendor.isAssociated && pageState(page) !== 'unfinished'
  return [{ ...presentKnownVendor(page.vendor), isAssociated, owns: false }]
}

/**
 * Changes a supplier's data. Its CNPJ says whose page it is: it changes only while the registration
 * is unfinished and not confirmed. A confirmed page that takes another company's name waits to be confirmed again.
 * @throws AppError 400, 403, 404, 409; TooManyAttempts
 */
export async function changeVendor(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  change: SupplierChange,
): Promise<OwnVendor> {
  requireCorporate(change.email)
  await countAttempt(db, CHANGED, viewer.id)
  return db.transaction(async (tx) => {
    const page = await pages.lockManagedPage(tx, viewer, vendorId)
    const isNewCnpj = change.cnpj !== undefined && change.cnpj !== page.vendor.cnpj
    const isFixed = pageState(page) !== 'unfinished' || isConfirmed(page.vendor)
    if (isNewCnpj && isFixed) throw fixedCnpj()
    const columns = toColumns(change)
    const isAdminsWord =
      viewer.role === 'admin' && !(await pages.keepsOrKept(tx, vendorId, viewer.id))
    const standing = afterRenaming(page.vendor, columns, isAdminsWord)
    if (!(await pages.updatePage(tx, vendorId, { ...columns, ...standing }))) throw cnpjTaken()
    await showConfirmed(tx, vendorId)
    await recordChange(tx, viewer, page, columns)
    await dropPages(tx, vendorTags(vendorId, page.adminIds))
    return ownVendor(tx, vendorId)
  })
}

const WHOSE = ['razaoSocial', 'nomeFantasia', 'site'] as const

/** Keeps in the audit trail what says whose a page is, and whatever an Admin changes of others' pages. */
async function recordChange(
  tx: Database,
  viewer: Viewer,
  { vendor, adminIds }: pages.ManagedPage,
  columns: ReturnType<typeof toColumns>,
) {
  const changed = WHOSE.filter(
    (part) => columns[part] !== undefined && columns[part] !== vendor[part],
  )
  const isUnseen = vendor.isDraft && !isConfirmed(vendor)
  if (isUnseen || (changed.length === 0 && adminIds.includes(viewer.id))) return
  const of = (row: Partial<typeof vendor>) =>
    Object.fromEntries(changed.map((part) => [part, row[part]]))
  const subject = { subjectKind: VENDOR_SUBJECT, subjectId: vendor.id }
  const detail = { before: of(vendor), after: of(columns) }
  await recordAudit(tx, { actorId: viewer.id, action: 'edit', ...subject, detail })
}

function fixedCnpj() {
  const message = 'O CNPJ de uma página publicada ou confirmada não muda. Cadastre a outra empresa.'
  return new AppError(409, message, { cnpj: message })
}
