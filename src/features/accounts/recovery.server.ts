import { mailboxOf } from '#/domain/person.ts'
import { updatePerson } from '#/features/people/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { isLetThrough } from '#/platform/server/rate-limit.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import type { Origin, Viewer } from '#/platform/server/session.server.ts'
import { attempt, forgetAttemptsOn } from './attempts.server.ts'
import { refuseCommonPassword } from './common-passwords.server.ts'
import { PROVIDER as GOOGLE } from './google-login.server.ts'
import { proveAgain } from './login.server.ts'
import { accountMail } from './mail-job.server.ts'
import { hashPassword } from './passwords.server.ts'
import * as repository from './repository.server.ts'
import type { DeviceCookie } from './sessions/cookie.server.ts'
import { endOtherAccess, noteDevice } from './sessions/devices.server.ts'
import { invalidLink } from './sign-up.server.ts'

/**
 * Asks for the mail with a link to choose a new password. Whether there is such an account is looked
 * up when the mail is sent, so the answer and its time are the same for every address. Who has got
 * many in an hour gets no more, and may use any of them: whoever asked, nobody is left without one.
 */
export async function forgotPassword({ db, jobs }: Platform, email: string, origin: Origin) {
  await attempt(db, 'mail', mailboxOf(email), origin.ip)
  if (!(await isLetThrough(attempt(db, 'resetLinks', mailboxOf(email), origin.ip)))) return
  await db.transaction((tx) => jobs.enqueue(tx, accountMail, { kind: 'resetPassword', email }))
}

/**
 * Whether the link of the mail is good; looking does not use it up.
 * @returns whose it is
 * @throws AppError 400 for one that is unknown, used or over
 */
export async function checkResetLink({ db }: Platform, token: string, { ip }: Origin) {
  const asked = await repository.findVerification(db, 'password_reset', hashSecret(token))
  if (asked) return asked.userId
  securityEvent('password.link-refused')
  await attempt(db, 'secret', null, ip)
  throw invalidLink()
}

/**
 * Uses the link of the mail. The browser is known to the account from then on: what others tried
 * does not keep its owner from logging in there.
 * @param viewer who calls, if anyone: their own session goes on
 * @returns the cookie that the browser is to keep
 * @throws AppError 400 for a link that is unknown, used or over, and for a common password
 */
export async function resetPassword(
  platform: Platform,
  { token, password }: { token: string; password: string },
  viewer: Viewer | null,
  origin: Origin,
): Promise<DeviceCookie | undefined> {
  const { db, jobs } = platform
  await refuseCommon(db, await checkResetLink(platform, token, origin), password)
  const hashed = await hashPassword(password)
  return db.transaction(async (tx) => {
    const proof = await repository.takeVerification(tx, 'password_reset', hashSecret(token))
    if (!proof) throw invalidLink()
    // The link came by mail: it proves the mailbox as well.
    await updatePerson(tx, proof.userId, { emailVerified: true })
    // Somebody else may have linked an identity of theirs. A first password leaves the one there is.
    const before = await repository.accountById(tx, proof.userId)
    const googleEnded =
      before?.passwordHash != null && (await repository.unlinkIdentities(tx, proof.userId, GOOGLE))
    await replacePassword(tx, proof.userId, hashed, viewer)
    const mail = { kind: 'passwordChanged', userId: proof.userId, googleEnded } as const
    await jobs.enqueue(tx, accountMail, mail)
    return (await noteDevice(tx, proof.userId, { remember: false }, origin))?.cookie
  })
}

/** @throws AppError 403 when the current password is wrong; 400 for a common new one */
export async function changePassword(
  platform: Platform,
  viewer: Viewer,
  {
    currentPassword,
    password,
    endGoogle,
  }: { currentPassword: string; password: string; endGoogle: boolean },
  origin: Origin,
) {
  await proveAgain(platform, viewer, currentPassword, origin, 'currentPassword')
  await refuseCommon(platform.db, viewer.id, password)
  const hashed = await hashPassword(password)
  await platform.db.transaction(async (tx) => {
    await replacePassword(tx, viewer.id, hashed, viewer)
    const googleEnded = endGoogle && (await repository.unlinkIdentities(tx, viewer.id, GOOGLE))
    const mail = { kind: 'passwordChanged', userId: viewer.id, googleEnded } as const
    await platform.jobs.enqueue(tx, accountMail, mail)
  })
}

async function refuseCommon(db: Database, userId: string, password: string) {
  const account = await repository.accountById(db, userId)
  if (account) await refuseCommonPassword(password, account)
}

/** A new password ends every other way in, and what was tried against the old one. */
async function replacePassword(
  tx: Database,
  userId: string,
  hashed: string,
  viewer: Viewer | null,
) {
  await repository.setPassword(tx, userId, hashed)
  securityEvent('password.replaced', { who: userId })
  await endOtherAccess(tx, userId, viewer)
  await forgetAttemptsOn(tx, 'login', userId)
  await forgetAttemptsOn(tx, 'code', userId)
  const account = await repository.accountById(tx, userId)
  if (account) await forgetAttemptsOn(tx, 'resetLinks', mailboxOf(account.email))
}
