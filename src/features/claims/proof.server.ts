import { invalidLink } from '#/features/accounts/sign-up.server.ts'
import {
  isConfirmed,
  stillVouched,
  type Vouched,
  vouchedFor,
} from '#/features/companies/confirmation.server.ts'
import type { ManagedPage } from '#/features/companies/service.server.ts'
import { settle } from '#/features/confirmation/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { giveControl, lockPageToClaim } from '#/features/vendors/control.server.ts'
import { VENDOR_SUBJECT } from '#/features/vendors/pages.server.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import { forbidden, type Origin, type Viewer } from '#/platform/server/session.server.ts'
import { countLinkUse } from './attempts.server.ts'
import { claimMail } from './mail-job.server.ts'
import { isGrantedAtOnce, isRequester } from './policy.ts'
import * as repository from './repository.server.ts'
import type { ProvenAccess } from './schema.ts'
import { endUnprovenControl } from './succession.server.ts'
import { move } from './transition.server.ts'

/**
 * Uses the link of the mail: the mailbox is proven. At the company's own domain that gives control
 * of a page that nobody keeps, or whose keepers proved nothing; anything else waits for an Admin.
 * @throws AppError 400 for a link that is unknown, used or over; 403 for another person's, which
 *   stays good for that person; TooManyAttempts
 */
export async function proveMailbox(
  platform: Platform,
  viewer: Viewer,
  secret: string,
  { ip }: Origin,
): Promise<ProvenAccess> {
  const { db, jobs } = platform
  await countLinkUse(db, ip)
  const tokenHash = hashSecret(secret)
  const asked = await repository.requestOfLink(db, tokenHash, { lock: false })
  if (!asked) throw invalidLink()
  if (!isRequester(viewer, asked)) throw forbidden()
  const answered = await vouchedFor(platform, asked.vendorId, asked.email)
  return db.transaction(async (tx) => {
    const request = await repository.requestOfLink(tx, tokenHash, { lock: true })
    if (request?.email !== asked.email) throw invalidLink()
    const page = await lockPageToClaim(tx, request.vendorId)
    const { vendor, adminIds } = page
    const vouched = stillVouched(answered, vendor)
    const atOnce = grantsControl(request, page, vouched)
    const status = await move(tx, request, atOnce ? 'provenAsCompany' : 'proven')
    if (!atOnce) await notify(tx, vendor.id, 'access_awaiting')
    else if (adminIds.includes(viewer.id)) await giveControl(tx, vendor.id, viewer.id)
    else {
      const proof = { userId: viewer.id, email: request.email }
      if (!isConfirmed(vendor)) await endUnprovenControl(platform, tx, page, proof)
      const proven = { mailbox: request.email, by: 'mailbox' } as const
      await giveControl(tx, vendor.id, viewer.id, proven)
      const subject = { subjectKind: VENDOR_SUBJECT, subjectId: vendor.id }
      await recordAudit(tx, { actorId: viewer.id, action: 'takeOver', ...subject })
      await settle(platform, tx, page, { ...proof, vouched })
    }
    await jobs.enqueue(tx, claimMail, { requestId: request.id, status })
    return {
      status,
      requestId: request.id,
      vendorId: vendor.id,
      razaoSocial: vendor.razaoSocial,
    }
  })
}

/** What is known of the company apart from who asks counts; what a person typed does not. */
const grantsControl = (
  { userId }: repository.RequestRow,
  { vendor, adminIds }: ManagedPage,
  vouched: Vouched,
) =>
  isGrantedAtOnce({
    hasControl: adminIds.includes(userId),
    isAssociated: vendor.isAssociated,
    isConfirmed: isConfirmed(vendor),
    isCompanyMailbox: vouched.mailbox,
  })
