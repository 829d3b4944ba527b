import { invalidLink } from '#/features/accounts/sign-up.server.ts'
import { sameCompany } from '#/features/companies/corporate-email.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import {
  type ClaimablePage,
  giveControl,
  lockPageToClaim,
} from '#/features/vendors/control.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import { forbidden, type Origin, type Viewer } from '#/platform/server/session.server.ts'
import { countLinkUse } from './attempts.server.ts'
import { claimMail } from './mail-job.server.ts'
import { isGrantedAtOnce, isRequester } from './policy.ts'
import * as repository from './repository.server.ts'
import type { ProvenAccess } from './schema.ts'
import { move } from './transition.server.ts'

/**
 * Uses the link of the mail: the mailbox is proven. At the company's own domain that gives control
 * of a page that nobody keeps; anything else waits for an Admin.
 * @throws AppError 400 for a link that is unknown, used or over; 403 for another person's, which
 *   stays good for that person; TooManyAttempts
 */
export async function proveMailbox(
  { db, jobs }: Platform,
  viewer: Viewer,
  secret: string,
  { ip }: Origin,
): Promise<ProvenAccess> {
  await countLinkUse(db, ip)
  return db.transaction(async (tx) => {
    const request = await repository.lockRequestOfLink(tx, hashSecret(secret))
    if (!request) throw invalidLink()
    if (!isRequester(viewer, request)) throw forbidden()
    const page = await lockPageToClaim(tx, request.vendorId)
    const claim = claimOf(request, page)
    const atOnce = isGrantedAtOnce(claim)
    const status = await move(tx, request, atOnce ? 'provenAsCompany' : 'proven')
    // What those who keep a page write on it does not make a domain its own.
    const isProven = claim.isCompanyMailbox && !claim.isAssociated
    const proven = isProven ? ({ mailbox: request.email, by: 'mailbox' } as const) : undefined
    if (atOnce) await giveControl(tx, page.id, viewer.id, proven)
    else await notify(tx, page.id, 'access_awaiting')
    await jobs.enqueue(tx, claimMail, { requestId: request.id, status })
    return {
      status,
      requestId: request.id,
      vendorId: page.id,
      razaoSocial: page.razaoSocial,
    }
  })
}

/** What the page itself says of the company counts; what the person typed does not. */
const claimOf = ({ userId, email }: repository.RequestRow, page: ClaimablePage) => ({
  hasControl: page.adminIds.includes(userId),
  isAssociated: page.isAssociated,
  isCompanyMailbox: [page.site, page.email].some((known) => sameCompany(email, known)),
})
