import { NAME_MAX, NAME_MIN, USERNAME_MAX, USERNAME_MIN } from '#/domain/person.ts'
import { TERMS_VERSION } from '#/domain/terms.ts'
import { looksLikeHost } from '#/features/people/usernames.server.ts'
import {
  type Identity,
  IdentityUnavailable,
  InvalidIdentity,
} from '#/integrations/google/identity.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import {
  type Origin,
  openSession,
  requireConfirmed,
  type Viewer,
} from '#/platform/server/session.server.ts'
import { attempt, attemptSucceeded } from './attempts.server.ts'
import { isOfBrowser, notConfirmed, useUp } from './google-nonce.server.ts'
import { type Login, refuseBlocked } from './login.server.ts'
import { accountMail } from './mail-job.server.ts'
import { passwordFits } from './passwords.server.ts'
import * as repository from './repository.server.ts'
import { askCode, refuseUnproven } from './second-factor/codes.server.ts'
import type { Cookies } from './sessions/cookie.server.ts'
import { openAccount, varied } from './sign-up.server.ts'

export const PROVIDER = 'google'

const SIGN_UP_FIRST =
  'O Google não responde por este endereço de e-mail. Crie antes a sua conta com e-mail e senha; depois, entre com o Google.'
const PASSWORD_ONCE =
  'Este e-mail já tem uma conta na Praça, e o Google não responde por ele. Digite a senha da conta, só desta vez, para entrar com o Google.'

interface GoogleLogin {
  idToken: string
  /** Of the account that is to be linked, where Google does not answer for the address. */
  password?: string
  codigo?: string
}

/**
 * Logs in by an ID token of Google: into the account linked to that identity, else into the one
 * with the same address, which is linked, else into a new one. By the address alone only where
 * Google runs the mailbox: elsewhere it may have changed hands since Google saw it.
 * @throws AppError 401 for a token that is not good, not of this browser, or used; 403 for an address
 *   Google did not verify, for a wrong password and for who is blocked; 404 where this sign-in is not
 *   configured; 409 where the password is asked for, or an account by e-mail; 503 when Google's keys
 *   cannot be fetched
 */
export async function logInWithGoogle(
  platform: Platform,
  { idToken, password, codigo }: GoogleLogin,
  origin: Origin,
  cookies: Cookies,
): Promise<Login> {
  const identity = await identityOf(platform, idToken, origin, cookies)
  const known = await accountOf(platform, identity, password, origin)
  const isProven = known !== undefined && (await askCode(platform, known.userId, codigo, origin))
  return platform.db.transaction(async (tx) => {
    await useUp(tx, identity.nonce, origin.ip)
    const userId =
      (await repository.linkedUser(tx, PROVIDER, identity.subject)) ??
      (await link(tx, platform, identity, known))
    await refuseBlocked(tx, userId)
    await refuseUnproven(tx, userId, isProven && userId === known?.userId)
    // Google may log in without asking anything: that confirms nothing.
    const isConfirmed = isProven || (known?.byPassword === true && userId === known.userId)
    const token = await openSession(tx, userId, origin, { isConfirmed })
    return { userId, token, credential: '' }
  })
}

/** Who the token names; one that is wrong is counted for where it comes from. */
async function identityOf(
  { google, env, db }: Platform,
  idToken: string,
  origin: Origin,
  cookies: Cookies,
): Promise<Identity> {
  if (!google) throw new AppError(404, 'O acesso pelo Google não está disponível.')
  try {
    const identity = await google.verify(idToken)
    if (!isOfBrowser(env, identity.nonce, cookies)) throw new InvalidIdentity('another browser')
    if (identity.emailVerified) return { ...identity, email: identity.email.toLowerCase() }
  } catch (error) {
    if (error instanceof IdentityUnavailable)
      throw new AppError(503, 'O Google não respondeu. Tente de novo em instantes.')
    if (!(error instanceof InvalidIdentity)) throw error
    securityEvent('google.failed')
    await attempt(db, 'secret', null, origin.ip)
    throw notConfirmed()
  }
  throw new AppError(403, 'O Google ainda não verificou o seu e-mail.')
}

interface KnownAccount {
  userId: string
  /** Whether its password was asked for, and fitted. */
  byPassword: boolean
  passwordHash?: string | null
}

/**
 * The account that an identity opens: the one that is linked, or is to be. Undefined for one to open.
 * @throws AppError 403 by the field of the password; 409
 */
async function accountOf(
  { db }: Platform,
  { subject, email, answersForEmail }: Identity,
  password: string | undefined,
  { ip }: Origin,
): Promise<KnownAccount | undefined> {
  const linked = await repository.linkedUser(db, PROVIDER, subject)
  if (linked) return { userId: linked, byPassword: false }
  const account = await repository.accountNamed(db, email)
  if (answersForEmail) return account && { userId: account.id, byPassword: false }
  if (!account) throw new AppError(409, SIGN_UP_FIRST, { email: SIGN_UP_FIRST })
  if (!password) throw new AppError(409, PASSWORD_ONCE, { password: PASSWORD_ONCE })
  await attempt(db, 'login', account.id, ip)
  const { passwordHash } = account
  if (!(await passwordFits(password, passwordHash)))
    throw new AppError(403, 'Senha incorreta.', { password: 'Senha incorreta.' })
  await attemptSucceeded(db, 'login', account.id, ip)
  return { userId: account.id, byPassword: true, passwordHash }
}

/** Links an identity to the account that it may open, or to a new one. */
async function link(
  tx: Database,
  { jobs }: Platform,
  identity: Identity,
  known: KnownAccount | undefined,
): Promise<string> {
  // A password that was changed meanwhile links nothing, though it fitted a moment ago.
  if (known?.byPassword && (await repository.heldPassword(tx, known.userId)) !== known.passwordHash)
    throw new AppError(403, 'Senha incorreta.', { password: 'Senha incorreta.' })
  const userId = known?.userId ?? (await open(tx, identity))
  await repository.linkIdentity(tx, { userId, providerId: PROVIDER, accountId: identity.subject })
  if (known) {
    await jobs.enqueue(tx, accountMail, { kind: 'google', change: 'linked', userId })
    securityEvent('google.linked', { who: userId })
  }
  return userId
}

/**
 * Ends the login by Google of somebody who has a password, and has confirmed who they are.
 * @throws AppError 409 where it is the only way in; 403
 */
export async function unlinkGoogle({ db, jobs }: Platform, viewer: Viewer) {
  const userId = viewer.id
  await db.transaction(async (tx) => {
    if (!(await repository.heldPassword(tx, userId)))
      throw new AppError(409, 'Defina antes uma senha: o Google é a sua única forma de entrar.')
    requireConfirmed(viewer)
    if (!(await repository.unlinkIdentities(tx, userId, PROVIDER))) return
    await jobs.enqueue(tx, accountMail, { kind: 'google', change: 'unlinked', userId })
    securityEvent('google.unlinked')
  })
}

/** Opens an account; the person may choose another username later. */
async function open(tx: Database, { email, firstName, lastName }: Identity): Promise<string> {
  const person = {
    firstName: named(firstName, 'Pessoa'),
    lastName: named(lastName, ''),
    email,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: new Date(),
  }
  // Google proved the mailbox; sign-ups with this address that nobody proved are void.
  await repository.takeSignUps(tx, email)
  const opened = await openAccount(tx, person, usernameFrom(email))
  const id = opened ?? (await repository.accountNamed(tx, email))?.id
  if (!id) throw new AppError(503, 'Não foi possível abrir a conta. Tente de novo em instantes.')
  return id
}

const named = (name: string, fallback: string) =>
  name.length >= NAME_MIN ? name.slice(0, NAME_MAX) : fallback

/** From the beginning of the address. */
function usernameFrom(email: string): string {
  const base = email
    .slice(0, email.indexOf('@'))
    .replace(/[^a-z0-9._-]+/g, '')
    .slice(0, USERNAME_MAX)
    .replace(/^[._-]+|[._-]+$/g, '')
  if (base.length < USERNAME_MIN) return varied('pessoa')
  return looksLikeHost(base) ? base.replaceAll('.', '-') : base
}
