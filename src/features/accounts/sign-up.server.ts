import { TERMS_VERSION } from '#/domain/terms.ts'
import type { Database } from '#/platform/database/types.server.ts'
import { AppError } from '#/platform/errors.server.ts'
import type { Platform } from '#/platform/platform.server.ts'
import { hashSecret } from '#/platform/secrets.server.ts'
import { type Origin, openSession } from '#/platform/session.server.ts'
import { attempt } from './attempts.server.ts'
import { accountMail } from './mail-job.server.ts'
import { hashPassword } from './passwords.server.ts'
import * as repository from './repository.server.ts'
import type { SignUp } from './schema.ts'

/** A sign-up whose mail waits in the queue; once that is sent, its link has a shorter time. */
const PENDING_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Asks for an account, or again for the mail that proves its mailbox. Whether the address is known
 * shows only in the mail: the answer is the same.
 *
 * The password travels with the proof and is in force only once that is used: whoever signs up with
 * someone else's address never gets into what that person later makes of it.
 * @throws AppError 409 when the username, which is public, belongs to another
 */
export async function signUp(platform: Platform, request: SignUp, origin: Origin): Promise<void> {
  const { db, jobs } = platform
  await attempt(db, 'signUp', request.email, origin.ip)
  // Before anything is looked up, so that known addresses take as long as unknown ones.
  const password = await hashPassword(request.password)
  await db.transaction(async (tx) => {
    if (await repository.usernameIsTaken(tx, request.plataformName, request.email))
      throw usernameTaken()
    const account = await accountOf(tx, request)
    if (account.emailVerified) {
      await jobs.enqueue(tx, accountMail, { kind: 'alreadyRegistered', email: request.email })
      return
    }
    const verificationId = await repository.insertVerification(tx, {
      purpose: 'email',
      userId: account.id,
      password,
      expiresAt: new Date(Date.now() + PENDING_DAYS * DAY_MS),
    })
    await jobs.enqueue(tx, accountMail, { kind: 'validateEmail', verificationId })
  })
}

/** The account of an address, made where it does not exist; of several at once one makes it. */
async function accountOf(tx: Database, request: SignUp) {
  const { firstName, lastName, email, plataformName: username } = request
  const person = { firstName, lastName, username, termsVersion: TERMS_VERSION }
  const id = await repository.insertUser(tx, { ...person, email, termsAcceptedAt: new Date() })
  if (id) return { id, emailVerified: false }
  const known = await repository.accountNamed(tx, email)
  // The address is free, so it is the username that another took a moment ago.
  if (!known) throw usernameTaken()
  return known
}

const usernameTaken = () => {
  const message = 'Este nome de usuário já está em uso.'
  return new AppError(409, message, { plataformName: message })
}

/**
 * Uses the link of the mail: the mailbox is proven, the account open, and the browser logged in.
 * @returns the person and the session's token
 * @throws AppError 400 for a link that is unknown, used or over
 */
export async function validateEmail({ db }: Platform, secret: string, origin: Origin) {
  await attempt(db, 'secret', null, origin.ip)
  return db.transaction(async (tx) => {
    const proof = await repository.takeVerification(tx, 'email', hashSecret(secret))
    if (!proof?.password) throw invalidLink()
    await repository.updateUser(tx, proof.userId, { emailVerified: true })
    await repository.setPassword(tx, proof.userId, proof.password)
    await repository.deleteVerifications(tx, proof.userId, 'email')
    return { userId: proof.userId, token: await openSession(tx, proof.userId, origin) }
  })
}

export const invalidLink = () =>
  new AppError(400, 'Este link não vale mais. Peça outro e use o mais recente.')
