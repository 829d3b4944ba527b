import { DAY_MS } from '#/domain/durations.ts'
import { invalidLink } from '#/features/accounts/sign-up.server.ts'
import {
  confirmPage,
  isConfirmed,
  stillVouched,
  type Vouched,
  vouchedFor,
} from '#/features/companies/confirmation.server.ts'
import {
  isCorporateEmail,
  ownDomain,
  sameCompany,
} from '#/features/companies/corporate-email.server.ts'
import { FREE_PROVIDER } from '#/features/companies/limits.ts'
import {
  findPage,
  lockManagedPage,
  lockPage,
  type ManagedPage,
  missingVendor,
  requirePage,
} from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { showConfirmed } from '#/features/vendors/page/visibility.server.ts'
import { VENDOR_SUBJECT, vendorTags } from '#/features/vendors/pages.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import { forbidden, type Origin, type Viewer } from '#/platform/server/session.server.ts'
import { countLinkUse, countRequest } from './attempts.server.ts'
import { confirmationMail, type Occasion } from './mail-job.server.ts'
import * as repository from './repository.server.ts'
import type { ConfirmationOutcome, ConfirmationWire } from './schema.ts'
import { confirmationState } from './state.ts'

/** A link whose mail waits in the queue; once that is sent, it has a shorter time. */
const PENDING_DAYS = 2

const ALREADY = 'O cadastro desta página já está confirmado.'
const CHECKED_NOW = 'Um e-mail da empresa já foi confirmado: nossa equipe confere o cadastro.'

/** How far a page is from being confirmed, for those who administer it. */
export async function confirmationOf(db: Database, vendorId: string): Promise<ConfirmationWire> {
  const page = await findPage(db, vendorId)
  if (!page) throw missingVendor()
  const { vendor } = page
  const steps = await repository.stepsOf(db, vendorId)
  return {
    situacao: confirmationState(vendor, steps),
    email: steps?.email ?? vendor.email ?? '',
    prazo: vendor.unconfirmedSince ? (vendor.confirmBy?.toISOString() ?? '') : '',
    motivo: steps?.reason ?? '',
  }
}

/**
 * Asks for the link that proves a mailbox of the company, or again for it.
 * @throws AppError 400 for a free provider; 403, 404; 409 for a page that is confirmed, or that an
 *   Admin is about to look at; TooManyAttempts
 */
export async function askForLink(
  { db, jobs }: Platform,
  viewer: Viewer,
  vendorId: string,
  email: string,
): Promise<void> {
  if (!isCorporateEmail(email)) throw new AppError(400, FREE_PROVIDER, { email: FREE_PROVIDER })
  const { site, email: contact } = (await requirePage(db, viewer, vendorId)).vendor
  const isNamed = sameCompany(email, site) || sameCompany(email, contact)
  await countRequest(db, { vendorId, userId: viewer.id, email, isNamed })
  await db.transaction(async (tx) => {
    const { vendor } = await lockManagedPage(tx, viewer, vendorId)
    if (isConfirmed(vendor)) throw new AppError(409, ALREADY)
    const steps = await repository.stepsOf(tx, vendorId)
    if (steps?.provenAt) throw new AppError(409, CHECKED_NOW)
    await repository.askForLink(tx, {
      vendorId,
      userId: viewer.id,
      email,
      expiresAt: new Date(Date.now() + PENDING_DAYS * DAY_MS),
    })
    await jobs.enqueue(tx, confirmationMail, { vendorId, userId: viewer.id, occasion: 'link' })
  })
}

/**
 * Uses that link: the mailbox is proven. Where its domain is the company's, by the public register or
 * by a site of the company's name, the page is confirmed; else an Admin looks at it.
 * @throws AppError 400 for a link that is unknown, used or over; 403 for another person's, which stays
 *   good for that person, and for who does not administer the page any more; TooManyAttempts
 */
export async function proveMailbox(
  platform: Platform,
  viewer: Viewer,
  secret: string,
  { ip }: Origin,
): Promise<ConfirmationOutcome> {
  const { db } = platform
  await countLinkUse(db, ip)
  const tokenHash = hashSecret(secret)
  const asked = await repository.requestOfLink(db, tokenHash, { lock: false })
  if (!asked?.email) throw invalidLink()
  if (asked.userId !== viewer.id) throw forbidden()
  const { vendorId, email } = asked
  const vouched = await vouchedFor(platform, vendorId, email)
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, vendorId)
    const request = await repository.requestOfLink(tx, tokenHash, { lock: true })
    if (!page || request?.email !== email) throw invalidLink()
    if (!page.adminIds.includes(viewer.id)) throw forbidden()
    const found = stillVouched(vouched, page.vendor)
    const status = await settle(platform, tx, page, { userId: viewer.id, email, vouched: found })
    const visivel = (await findPage(tx, vendorId))?.vendor.isVisible ?? false
    return { status, vendorId, razaoSocial: page.vendor.razaoSocial, visivel }
  })
}

/**
 * What a proven mailbox comes to. Of a page that is confirmed already nothing.
 * @param tx the transaction in which the page was locked
 */
export async function settle(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  page: ManagedPage,
  { userId, email, vouched }: { userId: string; email: string; vouched: Vouched },
): Promise<ConfirmationOutcome['status']> {
  const { vendor } = page
  if (isConfirmed(vendor) || vouched.site || (vouched.mailbox && vouched.names)) {
    await markConfirmed({ jobs }, tx, page, { mailbox: email, by: 'mailbox' })
    const detail = { domain: ownDomain(email), by: vouched.site ? 'site' : 'register' }
    const subject = { subjectKind: VENDOR_SUBJECT, subjectId: vendor.id }
    await recordAudit(tx, { actorId: userId, action: 'confirm', ...subject, detail })
    return 'confirmed'
  }
  await repository.awaitAdmin(tx, { vendorId: vendor.id, userId, email })
  await jobs.enqueue(tx, confirmationMail, { vendorId: vendor.id, userId, occasion: 'awaiting' })
  return 'awaiting_admin'
}

/**
 * Confirms a page, unless it is so already, and notifies those who administer it.
 * @param tx the transaction in which the page was locked
 */
export async function markConfirmed(
  platform: Pick<Platform, 'jobs'>,
  tx: Database,
  { vendor }: ManagedPage,
  proof?: { mailbox: string; by: 'mailbox' | 'admin' },
  actorId?: string,
) {
  const wasConfirmed = isConfirmed(vendor)
  await repository.forgetSteps(tx, vendor.id)
  await confirmPage(tx, vendor, proof)
  await showConfirmed(tx, vendor.id)
  if (wasConfirmed) return
  await writeTo(platform, tx, vendor.id, 'confirmed')
  await notify(tx, vendor.id, 'page_confirmed', { actorId })
  await dropPages(tx, ['offers', ...vendorTags(vendor.id, await adminIdsOf(tx, vendor.id))])
}

/** Who administers a page now: a claim may have changed that since it was locked. */
const adminIdsOf = async (tx: Database, vendorId: string) =>
  (await findPage(tx, vendorId))?.adminIds ?? []

/** Writes to everybody who administers a page. */
export async function writeTo(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  vendorId: string,
  occasion: Occasion,
) {
  for (const userId of await adminIdsOf(tx, vendorId))
    await jobs.enqueue(tx, confirmationMail, { vendorId, userId, occasion })
}
