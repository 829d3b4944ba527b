import type { VendorRow } from '#/db/schema/index.ts'
import { isAlike, isNameOf, isSameName } from '#/domain/company-name.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { registeredCompany } from '#/features/lookups/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { brazilianLabel, ownDomain } from './corporate-email.server.ts'
import { CONFIRMATION_DAYS } from './limits.ts'
import {
  findPage,
  forgetDomains,
  proveDomain,
  provenDomains,
  updatePage,
} from './service.server.ts'

type Names = Pick<VendorRow, 'razaoSocial' | 'nomeFantasia'>
/** What a page says of whose it is. */
type Identity = Names & Pick<VendorRow, 'cnpj' | 'site'>
type Confirmation = Pick<VendorRow, 'unconfirmedSince' | 'confirmBy' | 'confirmedNames'>

/** Whether a page is known to be its company's, or mirrors the public register. */
export const isConfirmed = ({ unconfirmedSince }: { unconfirmedSince: Date | string | null }) =>
  unconfirmedSince === null

/** Of a page that somebody begins: a CNPJ and a mailbox that nobody proved. */
export const unconfirmed = (): Confirmation & { isFeatured: false } => ({
  unconfirmedSince: new Date(),
  confirmBy: null,
  confirmedNames: null,
  isFeatured: false,
})

/**
 * What publishing a page for the first time begins: the time in which it has to be confirmed. A CNPJ
 * whose page had such a time goes on with it: nobody begins it again by registering anew.
 */
export const confirmationTerm = (
  vendor: Pick<VendorRow, 'isDraft' | 'unconfirmedSince' | 'confirmBy'>,
): Partial<Confirmation> =>
  vendor.isDraft && !isConfirmed(vendor) && !vendor.confirmBy ? { confirmBy: newTerm() } : {}

const OVERDUE =
  'O prazo para confirmar o cadastro passou. Confirme-o na área do fornecedor para exibir a página de novo.'

/** Whether a page is seen no more because nobody confirmed it in time. */
export const isOverdue = (
  { unconfirmedSince, confirmBy }: Pick<VendorRow, 'unconfirmedSince' | 'confirmBy'>,
  now = new Date(),
) => unconfirmedSince !== null && confirmBy !== null && confirmBy <= now

const REMOVED =
  'A página desta empresa foi removida. Confirme o cadastro na área do fornecedor para exibi-la de novo.'

/**
 * @throws AppError 409 for a page that was to be confirmed before it is shown again: its time is over, or its company
 *   had it removed, and a stranger may have registered it since
 */
export function refuseUnconfirmed(
  vendor: Pick<VendorRow, 'unconfirmedSince' | 'confirmBy' | 'removedAt'>,
) {
  if (isOverdue(vendor)) throw new AppError(409, OVERDUE)
  if (vendor.removedAt) throw new AppError(409, REMOVED)
}

const UNCONFIRMED =
  'Confirme o cadastro da empresa, na área do fornecedor, antes de adicionar softwares que outras pessoas cadastraram.'

/** @throws AppError 409 for a page that speaks for nobody yet */
export function requireConfirmed(vendor: Pick<VendorRow, 'unconfirmedSince'>, message: string) {
  if (!isConfirmed(vendor)) throw new AppError(409, message)
}

export function refuseToLink(vendor: Pick<VendorRow, 'unconfirmedSince'>) {
  if (!isConfirmed(vendor)) throw new AppError(409, UNCONFIRMED, undefined, 'unconfirmed')
}

const namesOf = ({ razaoSocial, nomeFantasia }: Names) =>
  [razaoSocial, nomeFantasia].flatMap((name) => name || [])

/** The names that a confirmed page has proven, whatever it calls itself since. */
export const provenNames = (vendor: Names & Pick<VendorRow, 'confirmedNames'>) =>
  vendor.confirmedNames ?? namesOf(vendor)

/**
 * What a change of names does. A confirmed page goes on under a name that the same distinguishes as
 * one it was confirmed with; under another company's it waits to be confirmed, with a date once it
 * was published. Back under its own name it is confirmed again.
 * @param isAdmin the word of an Admin confirms whose page it is not
 */
export function afterRenaming(
  vendor: VendorRow,
  change: Partial<Names>,
  isAdmin: boolean,
): Partial<Confirmation> & { isFeatured?: false } {
  const names = namesOf({ ...vendor, ...withoutGaps(change) })
  const isRenamed = names.some((name) => !namesOf(vendor).includes(name))
  const wasConfirmed = isConfirmed(vendor) || vendor.confirmedNames !== null
  if (!isRenamed || !wasConfirmed) return {}
  if (isAdmin) return isConfirmed(vendor) ? { confirmedNames: names } : {}
  const confirmedNames = provenNames(vendor)
  if (names.every((name) => confirmedNames.some((known) => isAlike(name, known))))
    return { unconfirmedSince: null, confirmBy: null, confirmedNames }
  if (!isConfirmed(vendor)) return {}
  const confirmBy = vendor.isDraft ? null : newTerm()
  return { ...unconfirmed(), confirmBy, confirmedNames }
}

/**
 * What taking names of the register over does: the register says them of this CNPJ, so that a confirmed page goes on
 * being so. One that waits, as it was renamed, is confirmed again under its own names, as by any change of names.
 */
export const afterRegisteredNames = (
  vendor: VendorRow,
  change: { [Name in keyof Names]?: string },
): Partial<Confirmation> =>
  isConfirmed(vendor)
    ? { confirmedNames: [...new Set([...provenNames(vendor), ...Object.values(change)])] }
    : afterRenaming(vendor, change, false)

const newTerm = () => new Date(Date.now() + CONFIRMATION_DAYS * DAY_MS)

const withoutGaps = (change: Partial<Names>) =>
  Object.fromEntries(Object.entries(change).filter(([, name]) => name !== undefined))

/** What is known of a company and of a mailbox. */
export interface Vouched {
  /** What the page said when that was asked. */
  of: Identity | null
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

const NOTHING: Vouched = { of: null, mailbox: false, names: false, site: false }

/**
 * What the public register, a proof of before, and the page's site say of a mailbox that answered a
 * link. Asks services of others, so that no transaction waits for it: `stillVouched` looks again.
 */
export async function vouchedFor(
  platform: Pick<Platform, 'db' | 'companyRegister'>,
  vendorId: string,
  mailbox: string,
): Promise<Vouched> {
  const domain = ownDomain(mailbox)
  const page = await findPage(platform.db, vendorId)
  if (!page || !domain) return NOTHING
  const { vendor } = page
  const known = isConfirmed(vendor) ? [vendor.site, vendor.email] : []
  const proven = await provenDomains(platform.db, vendorId)
  if (proven.includes(domain) || known.some((each) => each && ownDomain(each) === domain))
    return { of: vendor, mailbox: true, names: isConfirmed(vendor), site: false }
  const register = await registeredCompany(platform, vendor.cnpj)
  if (register === null) return NOTHING
  // While nobody can be asked, the name that was typed is the only one.
  const { razaoSocial } = vendor
  const typed = { razaoSocial, nomeFantasia: '', email: '' }
  const { email, ...registered } = register === 'unavailable' ? typed : register
  // What was kept of an answer before its e-mail address was read has none.
  const registeredDomain = email ? ownDomain(email) : null
  const isCalledSo = isRegistered(vendor, registered)
  return {
    of: vendor,
    mailbox: registeredDomain === domain,
    names: isCalledSo && register !== 'unavailable',
    site: isCalledSo && !registeredDomain && isOwnSite(vendor.site, domain, namesOf(registered)),
  }
}

function isRegistered(vendor: Names, register: { razaoSocial: string; nomeFantasia: string }) {
  const known = namesOf(register)
  const { razaoSocial, nomeFantasia } = vendor
  const isTradeName = !nomeFantasia || known.some((name) => isAlike(name, nomeFantasia))
  return isSameName(razaoSocial, register.razaoSocial) && isTradeName
}

/** Whether a site is at a domain that is one of the names. */
function isOwnSite(site: string | null, domain: string, names: string[]) {
  const label = brazilianLabel(domain)
  return (
    label !== null &&
    site !== null &&
    ownDomain(site) === domain &&
    names.some((name) => isNameOf(label, name))
  )
}

/** What was said of a page that says something else of itself by now is of no worth. */
export function stillVouched(vouched: Vouched, vendor: Identity): Vouched {
  const { of } = vouched
  return of && IDENTITY.every((part) => of[part] === vendor[part]) ? vouched : NOTHING
}
const IDENTITY = ['cnpj', 'razaoSocial', 'nomeFantasia', 'site'] as const

/**
 * Notes that a page is its company's, which ends its wish to have none: a stranger who registers it does not.
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
    removedAt: null,
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
