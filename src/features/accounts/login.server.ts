import { normaliseEmail } from '#/domain/person.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import {
  closeSession,
  type Origin,
  openSession,
  type Viewer,
} from '#/platform/server/session.server.ts'
import { attempt, attemptSucceeded } from './attempts.server.ts'
import { passwordFits } from './passwords.server.ts'
import * as repository from './repository.server.ts'
import { askCode, refuseUnproven } from './second-factor/codes.server.ts'
import type { Cookies, DeviceCookie } from './sessions/cookie.server.ts'
import { knownDevice, noteDevice } from './sessions/devices.server.ts'

export interface Login {
  userId: string
  token: string
  /** Secret that a remembered browser keeps in place of the password, or ''. */
  credential: string
  /** With which the browser is known from now on. */
  cookie?: DeviceCookie
}

const BLOCKED =
  'Sua conta está bloqueada. Veja em “Privacidade”, no fim da página, como falar com a nossa equipe.'

/** One sentence for every reason: nothing but the log shows whether the account exists. */
function refused(accountId: string | undefined) {
  securityEvent('login.failed', { account: accountId ?? 'unknown' })
  return new AppError(
    401,
    'E-mail ou senha incorretos. Se você acabou de se cadastrar, valide antes o seu e-mail.',
  )
}

/**
 * Refuses a person whom an Admin keeps out. Only people who proved who they are read it.
 * @param tx the transaction that opens the session: nobody is blocked between the two
 * @throws AppError 403
 */
export async function refuseBlocked(tx: Database, userId: string) {
  if (!(await repository.isBlocked(tx, userId))) return
  securityEvent('login.blocked', { account: userId })
  throw new AppError(403, BLOCKED)
}

/**
 * Wrong attempts count for the account and for where they come from; in a browser that is known to
 * the account, for that browser alone: so others cannot use its attempts up.
 * @param request `user` is an e-mail address or a username; `password` may be the credential of a
 *   remembered browser, which is good only together with its cookie; `codigo` is asked for where
 *   there is a second factor
 * @throws AppError 401; 403 for who is blocked; TooManyAttempts
 */
export async function logIn(
  platform: Platform,
  request: { user: string; password: string; remember: boolean; codigo?: string },
  origin: Origin,
  cookies: Cookies,
): Promise<Login> {
  const { db } = platform
  const name = normaliseEmail(request.user)
  const account = await repository.accountNamed(db, name)
  const device = account && (await knownDevice(platform, account.id, cookies))
  const what = device ? 'loginOnDevice' : 'login'
  // One account is one, by whichever of its names.
  const counted = device?.id ?? account?.id ?? name
  await attempt(db, what, counted, origin.ip)
  const byCredential = device?.remembers(request.password) ?? false
  const fits = byCredential || (await passwordFits(request.password, account?.passwordHash))
  if (!account?.emailVerified || !fits) throw refused(account?.id)
  await attemptSucceeded(db, what, counted, origin.ip)
  const isProven = await askCode(platform, account.id, request.codigo, origin, device?.id)

  return db.transaction(async (tx) => {
    await refuseBlocked(tx, account.id)
    await refuseUnproven(tx, account.id, isProven)
    // A password that was changed meanwhile opens nothing, though it fitted a moment ago.
    const held = await repository.heldPassword(tx, account.id)
    if (held !== account.passwordHash) throw refused(account?.id)
    const { remember } = request
    const noted = await noteDevice(tx, account.id, { device, byCredential, remember }, origin)
    if (!noted) throw refused(account?.id)
    if (byCredential) securityEvent('login.by-credential', { account: account.id })
    const opened = { isConfirmed: isProven || !byCredential, deviceId: noted.id }
    return {
      userId: account.id,
      token: await openSession(tx, account.id, origin, opened),
      credential: byCredential && remember ? request.password : noted.credential,
      cookie: noted.cookie,
    }
  })
}

/** The token is dead as soon as this returns. */
export async function logOut({ db }: Platform, viewer: Viewer) {
  await closeSession(db, viewer)
  securityEvent('session.closed')
}

/**
 * Asks again who someone logged in is, before what cannot be undone or shows everything.
 * @throws AppError 403 by the field of the password; TooManyAttempts
 */
export async function proveAgain(
  { db }: Platform,
  viewer: Viewer,
  password: string,
  origin: Origin,
  field = 'password',
) {
  await attempt(db, 'reauthentication', viewer.sessionId, origin.ip)
  const account = await repository.accountById(db, viewer.id)
  if (!(await passwordFits(password, account?.passwordHash))) {
    securityEvent('password.wrong')
    throw new AppError(403, 'Senha incorreta.', { [field]: 'Senha incorreta.' })
  }
  await attemptSucceeded(db, 'reauthentication', viewer.sessionId, origin.ip)
}
