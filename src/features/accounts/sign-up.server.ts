import { DAY_MS } from '#/domain/durations.ts'
import { mailboxOf, USERNAME_MAX } from '#/domain/person.ts'
import { TERMS_VERSION } from '#/domain/terms.ts'
import { insertPerson } from '#/features/people/service.server.ts'
import { refuseMisleading } from '#/features/people/usernames.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
import { type Origin, openSession } from '#/platform/server/session.server.ts'
import { attempt } from './attempts.server.ts'
import { refuseCommonPassword } from './common-passwords.server.ts'
import { UNVERIFIED_DAYS } from './limits.ts'
import type { Login } from './login.server.ts'
import { accountMail } from './mail-job.server.ts'
import { hashPassword, passwordFits } from './passwords.server.ts'
import * as repository from './repository.server.ts'
import type { SignUp } from './schema.ts'
import { noteDevice } from './sessions/devices.server.ts'

const USERNAME_ATTEMPTS = 5

/**
 * Asks for an account, or again for the mail that proves its mailbox. Whether the address is known
 * shows only in the mail: the answer is the same, and so is what becomes of the username. What was
 * typed waits beside the accounts and travels with the link, so nobody's name or password comes into
 * force by the link of another's sign-up.
 * @throws AppError 409 when the username, which is public, belongs to somebody else; 400 for one that
 *   looks like a host
 */
export async function signUp({ db, jobs }: Platform, request: SignUp, origin: Origin) {
  const { firstName, lastName, email, plataformName: username } = request
  refuseMisleading(username)
  await attempt(db, 'signUp', username, origin.ip)
  await refuseCommonPassword(request.password, { email, username })
  // Before anything is looked up, so that known addresses take as long as unknown ones.
  const password = await hashPassword(request.password)
  const earlier = await ownEarlier(db, request)
  await attempt(db, 'signUpMail', mailboxOf(email), origin.ip)
  await db.transaction(async (tx) => {
    const row = {
      firstName,
      lastName,
      email,
      username,
      password,
      termsVersion: TERMS_VERSION,
      // Long, for mail that waits; once it is sent, its link has a shorter time.
      expiresAt: new Date(Date.now() + UNVERIFIED_DAYS * DAY_MS),
    }
    const id = earlier
      ? await repository.renewSignUp(tx, earlier, row)
      : await repository.insertSignUp(tx, row)
    if (!id) throw usernameTaken()
    const isKnown = (await repository.accountNamed(tx, email)) !== undefined
    await jobs.enqueue(
      tx,
      accountMail,
      isKnown ? { kind: 'alreadyRegistered', email } : { kind: 'validateEmail', id, email },
    )
  })
}

/**
 * The sign-up that holds the username, when it is the same person's: they know its password, and
 * mistyped their address or want the mail again.
 * @throws AppError 409 when it is another's
 */
async function ownEarlier(db: Database, { plataformName, password }: SignUp) {
  if (await repository.usernameIsTaken(db, plataformName)) throw usernameTaken()
  const holding = await repository.signUpHolding(db, plataformName)
  if (holding && !(await passwordFits(password, holding.password))) throw usernameTaken()
  return holding
}

const usernameTaken = () => {
  const message = 'Este nome de usuário já está em uso.'
  return new AppError(409, message, { plataformName: message })
}

/**
 * Uses the link of the mail: the mailbox is proven, the account opened, and the browser logged in and
 * known.
 * @throws AppError 400 for a link that is unknown, used or over
 */
export async function validateEmail(
  { db }: Platform,
  secret: string,
  origin: Origin,
): Promise<Login> {
  const opened = await db.transaction(async (tx) => {
    const proven = await repository.takeSignUp(tx, hashSecret(secret))
    if (!proven) return undefined
    const { password, termsVersion, createdAt, username, firstName, lastName, email } = proven
    const userId = await openAccount(
      tx,
      { firstName, lastName, email, termsVersion, termsAcceptedAt: createdAt },
      username,
    )
    // Another link to the same mailbox was used a moment ago.
    if (!userId) throw invalidLink()
    await repository.setPassword(tx, userId, password)
    const noted = await noteDevice(tx, userId, { remember: false }, origin)
    const token = await openSession(tx, userId, origin, { deviceId: noted?.id })
    return { userId, token, credential: '', cookie: noted?.cookie }
  })
  if (opened) return opened
  await attempt(db, 'secret', null, origin.ip)
  throw invalidLink()
}

interface ProvenPerson {
  firstName: string
  lastName: string
  email: string
  termsVersion: string
  termsAcceptedAt: Date
}

/**
 * Opens an account for a proven mailbox. When the username belongs to somebody by now, a few letters
 * are added: the person may choose another later.
 * @returns undefined when the mailbox has an account
 */
export async function openAccount(
  tx: Database,
  person: ProvenPerson,
  wanted: string,
): Promise<string | undefined> {
  let username = wanted
  for (let n = 0; n < USERNAME_ATTEMPTS; n++) {
    const id = await insertPerson(tx, { ...person, username, emailVerified: true })
    if (id) return id
    if (await repository.accountNamed(tx, person.email)) return undefined
    username = varied(wanted)
  }
  throw new AppError(503, 'Não foi possível abrir a conta. Tente de novo em instantes.')
}

/** `ana.prado` → `ana.prado.x7k2p` */
export function varied(username: string): string {
  const letters = newSecret()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 5)
  return `${username.slice(0, USERNAME_MAX - letters.length - 1)}.${letters}`
}

export const invalidLink = () =>
  new AppError(400, 'Este link não vale mais. Peça outro e use o mais recente.')
