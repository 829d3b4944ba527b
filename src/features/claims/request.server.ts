import { DAY_MS } from '#/domain/durations.ts'
import { TERMS_VERSION } from '#/domain/terms.ts'
import { isCorporateEmail } from '#/features/companies/corporate-email.server.ts'
import { FREE_PROVIDER } from '#/features/companies/limits.ts'
import { pageToClaim } from '#/features/vendors/control.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Origin, Viewer } from '#/platform/server/session.server.ts'
import { countRequest } from './attempts.server.ts'
import { claimMail } from './mail-job.server.ts'
import * as repository from './repository.server.ts'
import type { AccessRequest } from './schema.ts'
import { STANDS_AT } from './transition.server.ts'

/** A request whose mail waits in the queue; once that is sent, its link has a shorter time. */
const PENDING_DAYS = 2

/**
 * Asks for control of a company's page, or again for the mail that proves the mailbox there.
 * @returns the id of the request
 * @throws AppError 400 for a free provider, 404 without such a page, 409 when the person administers
 *   it or a request waits for an Admin; TooManyAttempts
 */
export async function requestAccess(
  { db, jobs }: Platform,
  viewer: Viewer,
  { cnpj, email }: AccessRequest,
  { ip }: Origin,
): Promise<string> {
  if (!isCorporateEmail(email)) throw new AppError(400, FREE_PROVIDER, { email: FREE_PROVIDER })
  await countRequest(db, { userId: viewer.id, cnpj, email, ip })
  return db.transaction(async (tx) => {
    const page = await pageToClaim(tx, cnpj)
    if (page.adminIds.includes(viewer.id))
      throw new AppError(409, 'Você já administra esta página.')
    const requestId = await repository.openRequest(tx, {
      userId: viewer.id,
      vendorId: page.vendor.id,
      email,
      termsVersion: TERMS_VERSION,
      expiresAt: new Date(Date.now() + PENDING_DAYS * DAY_MS),
    })
    if (!requestId) throw new AppError(409, STANDS_AT.awaiting_admin)
    await jobs.enqueue(tx, claimMail, { requestId, status: 'awaiting_email' })
    return requestId
  })
}
