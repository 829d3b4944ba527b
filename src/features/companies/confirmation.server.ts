import type { VendorRow } from '#/db/schema/index.ts'
import { beginAlike, isNameOf, isSameName } from '#/domain/company-name.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { registeredCompany } from '#/features/lookups/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { domainLabel, ownDomain } from './corporate-email.server.ts'
import { CONFIRMATION_DAYS } from './limits.ts'
import {
  findPage,
  forgetDomains,
  proveDomain,
  provenDomains,
  updatePage,
} from './service.server.ts'

type Names = Pick<VendorRow, 'razaoSocial' | 'nomeFantasia'>
type Confirmation = Pick<VendorRow, 'unconfirmedSince' | 'confirmBy' | 'confirmedNames'>

/** Whether a page is known to be its company's, or mirrors the public register. */
export const isConfirmed = ({ unconfirmedSince }: Pick<VendorRow, 'unconfirmedSince'>) =>
  unconfirmedSince === null

/** Of a page that somebody begins: a CNPJ and a mailbox that nobody proved. */
export const unconfirmed = (): Confirmation & { isFeatured: false } => ({
  unconfirmedSince: new Date(),
  confirmBy: null,
  confirmedNames: null,
  isFeatured: false,
})

/** What publishing a page for the first time begins: the time in which it has to be confirmed. */
export const confirmationTerm = (
  vendor: Pick<VendorRow, 'isDraft' | 'unconfirmedSince'>,
): Partial<Confirmation> =>
  vendor.isDraft && !isConfirmed(vendor)
    ? { confirmBy: new Date(Date.now() + CONFIRMATION_DAYS * DAY_MS) }
    : {}

const OVERDUE =
  'O prazo para confirmar o cadastro passou. Confirme-o na área do fornecedor para exibir a página de novo.'

/** Whether a page is seen no more because nobody confirmed it in time. */
export const isOverdue = (
  { unconfirmedSince, confirmBy }: Pick<VendorRow, 'unconfirmedSince' | 'confirmBy'>,
  now = new Date(),
) => unconfirmedSince !== null && confirmBy !== null && confirmBy <= now

/** @throws AppError 409 for a page that was to be confirmed before it is shown again */
export function refuseOverdue(vendor: Pick<VendorRow, 'unconfirmedSince' | 'confirmBy'>) {
  if (isOverdue(vendor)) throw new AppError(409, OVERDUE)
}

const UNCONFIRMED =
  'Confirme o cadastro da empresa, na área do fornecedor, antes de adicionar softwares que outras pessoas cadastraram.'

/** @throws AppError 409 for a page that speaks for nobody yet */
export function requireConfirmed(vendor: Pick<VendorRow, 'unconfirmedSince'>, message: string) {
  if (!isConfirmed(vendor)) throw new AppError(409, message)
}

export const refuseToLink = (vendor: Pick<VendorRow, 'unconfirmedSince'>) =>
  requireConfirmed(vendor, UNCONFIRMED)

const namesOf = ({ razaoSocial, nomeFantasia }: Names) =>
  [razaoSocial, nomeFantasia].flatMap((name) => name || [])

/** The names that a confirmed page has proven, whatever it calls itself since. */
export const provenNames = (vendor: Names & Pick<VendorRow, 'confirmedNames'>) =>
  vendor.confirmedNames ?? namesOf(vendor)

/**
 * What a change of names does to a confirmed page. It goes on under a name that
 * begins as one of those it was confirmed with; under another company's it waits to be confirmed.
 * @param isAdmin an Admin's word confirms
 */
export function afterRenaming(
  vendor: VendorRow,
  change: Partial<Names>,
  isAdmin: boolean,
): Partial<Confirmation> & { isFeatured?: false } {
  const names = namesOf({ ...vendor, ...withoutGaps(change) })
  const isRenamed = names.some((name) => !namesOf(vendor).includes(name))
  if (!isConfirmed(vendor) || !isRenamed) return {}
  if (isAdmin) return { confirmedNames: names }
  const proven = provenNames(vendor)
  const isKnown = (name: string) =>
    proven.some((known) => isSameName(name, known) || beginAlike(name, known))
  return names.every(isKnown) ? { confirmedNames: proven } : unconfirmed()
}

const withoutGaps = (change: Partial<Names>) =>
  Object.fromEntries(Object.entries(change).filter(([, name]) => name !== undefined))

/** What is known of a company and of a mailbox. */
export interface Vouched {
  /** The mailbox is at a domain that is known as the company's apart from who asks. */
  mailbox: boolean
  /** The page's names are those of the register. */
  names: boolean
  /**
   * The mailbox is at the site that the page names, whose domain is the company's name, and the
   * register says nothing else: enough for the page to speak, not to take it from somebody.
   */
  site: boolean
}

/**
 * What the public register, a proof of before, and the page's site say of a mailbox that answered a
 * link. Asks services of others, so that no transaction waits for it.
 */
export async function vouchedFor(
  platform: Pick<Platform, 'db' | 'companyRegister'>,
  vendorId: string,
  mailbox: string,
): Promise<Vouched> {
  const domain = ownDomain(mailbox)
  const page = await findPage(platform.db, vendorId)
  if (!page || !domain) return { mailbox: false, names: false, site: false }
  const { vendor } = page
  const named = isConfirmed(vendor) ? [vendor.site, vendor.email] : []
  const proven = await provenDomains(platform.db, vendorId)
  if (proven.includes(domain) || named.some((known) => known && ownDomain(known) === domain))
    return { mailbox: true, names: isConfirmed(vendor), site: false }
  const found = await registeredCompany(platform, vendor.cnpj)
  const register = found === 'unavailable' ? null : found
  // What was kept of an answer before its e-mail address was read has none.
  const registered = register?.email ? ownDomain(register.email) : null
  const names = register !== null && isRegistered(vendor, register)
  // Without an answer of the register, the names that were typed are the only ones.
  const isUncontradicted = found === 'unavailable' || (names && registered === null)
  const isAtSite = vendor.site !== null && ownDomain(vendor.site) === domain
  const isNamedSo = namesOf(register ?? vendor).some((name) => isNameOf(domainLabel(domain), name))
  return {
    mailbox: registered === domain,
    names,
    site: isUncontradicted && isAtSite && isNamedSo,
  }
}

function isRegistered(vendor: Names, register: { razaoSocial: string; nomeFantasia: string }) {
  const known = namesOf(register)
  const { razaoSocial, nomeFantasia } = vendor
  const isTradeName =
    !nomeFantasia ||
    known.some((name) => isSameName(name, nomeFantasia) || beginAlike(name, nomeFantasia))
  return isSameName(razaoSocial, register.razaoSocial) && isTradeName
}

/**
 * Notes that a page is its company's.
 * @param tx the transaction in which the page was locked
 * @param proof the mailbox that showed it, and whether its domain counts by that or by an Admin's word
 */
export async function confirmPage(
  tx: Database,
  vendor: Pick<VendorRow, 'id'> & Names,
  proof?: { mailbox: string; by: 'mailbox' | 'admin' },
) {
  await updatePage(tx, vendor.id, {
    unconfirmedSince: null,
    confirmBy: null,
    confirmedNames: namesOf(vendor),
  })
  if (proof) await proveDomain(tx, vendor.id, proof.mailbox, proof.by)
}

/** Takes back that a page is its company's: it waits to be confirmed, without a date. */
export async function unconfirmPage(tx: Database, vendorId: string) {
  await updatePage(tx, vendorId, unconfirmed())
  await forgetDomains(tx, vendorId)
}
