import { DAY_MS } from '#/domain/durations.ts'
import { normaliseEmail } from '#/domain/person.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
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

const REMEMBERED_DAYS = 30
/** How a secret of ours looks; a password that looks so is still tried as one. */
const SECRET = /^[\w-]{43}$/

export interface Login {
  userId: string
  token: string
  /** Secret that a remembered browser keeps in place of the password, or ''. */
  credential: string
}

const BLOCKED =
  'Sua conta está bloqueada. Veja em “Privacidade”, no fim da página, como falar com a nossa equipe.'

/** One sentence for every reason: nothing shows whether the account exists. */
const refused = () =>
  new AppError(
    401,
    'E-mail ou senha incorretos. Se você acabou de se cadastrar, valide antes o seu e-mail.',
  )

/**
 * Refuses a person whom an Admin keeps out. Only people who proved who they are read it.
 * @param tx the transaction that opens the session: nobody is blocked between the two
 * @throws AppError 403
 */
export async function refuseBlocked(tx: Database, userId: string) {
  if (await repository.isBlocked(tx, userId)) throw new AppError(403, BLOCKED)
}

/**
 * @param request `user` is an e-mail address or a username; `password` may be the credential of a
 *   remembered browser; `codigo` is asked for where there is a second factor
 * @throws AppError 401; 403 for who is blocked; TooManyAttempts
 */
export async function logIn(
  platform: Platform,
  request: { user: string; password: string; remember: boolean; codigo?: string },
  origin: Origin,
): Promise<Login> {
  const { db } = platform
  const name = normaliseEmail(request.user)
  const account = await repository.accountNamed(db, name)
  // One account is one, by whichever of its names.
  const counted = account?.id ?? name
  await attempt(db, 'login', counted, origin.ip)
  const remembered = account && (await rememberedBy(db, account.id, request.password))
  const known = remembered ?? (await passwordFits(request.password, account?.passwordHash))
  if (!account?.emailVerified || !known) throw refused()
  await attemptSucceeded(db, 'login', counted, origin.ip)
  const isProven = await askCode(platform, account.id, request.codigo, origin)

  return db.transaction(async (tx) => {
    await refuseBlocked(tx, account.id)
    await refuseUnproven(tx, account.id, isProven)
    // A password that was changed meanwhile opens nothing, though it fitted a moment ago.
    const held = await repository.heldPassword(tx, account.id)
    if (held !== account.passwordHash) throw refused()
    const token = await openSession(tx, account.id, origin, isProven || !remembered)
    const credential = request.remember
      ? remembered
        ? request.password
        : await remember(tx, account.id)
      : ''
    // Logging in without 'remember' takes back what this browser was given.
    if (remembered && !request.remember) await repository.deleteVerification(tx, remembered.id)
    return { userId: account.id, token, credential }
  })
}

async function rememberedBy(db: Database, userId: string, secret: string) {
  if (!SECRET.test(secret)) return undefined
  const found = await repository.findVerification(db, 'remembered_login', hashSecret(secret))
  return found?.userId === userId ? found : undefined
}

async function remember(tx: Database, userId: string): Promise<string> {
  const secret = newSecret()
  await repository.insertVerification(tx, {
    purpose: 'remembered_login',
    userId,
    tokenHash: hashSecret(secret),
    expiresAt: new Date(Date.now() + REMEMBERED_DAYS * DAY_MS),
  })
  return secret
}

/** The token is dead as soon as this returns. */
export const logOut = ({ db }: Platform, viewer: Viewer) => closeSession(db, viewer)

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
  await attempt(db, 'reauthentication', viewer.id, origin.ip)
  const account = await repository.accountById(db, viewer.id)
  if (!(await passwordFits(password, account?.passwordHash)))
    throw new AppError(403, 'Senha incorreta.', { [field]: 'Senha incorreta.' })
  await attemptSucceeded(db, 'reauthentication', viewer.id, origin.ip)
}
