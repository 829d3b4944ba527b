import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { unseal } from '#/platform/server/sealing.server.ts'
import type { Origin, Viewer } from '#/platform/server/session.server.ts'
import { attempt, attemptSucceeded } from '../attempts.server.ts'
import { passwordFits } from '../passwords.server.ts'
import { announce } from './changes.server.ts'
import { normaliseRecoveryCode } from './recovery-codes.server.ts'
import * as repository from './repository.server.ts'
import { stepOf } from './totp.server.ts'

/** What a sealed secret is bound to. */
export const secretOf = (userId: string) => `second factor of ${userId}`

const WRONG =
  'Código incorreto ou já usado. Espere o próximo do aplicativo, ou use um de recuperação.'

/** Of a login: the browser asks for the code, and sends the login again with it. */
const codeAsked = (message: string) => new AppError(401, message, { codigo: message }, 'code')

/**
 * Asks for the code of a person who has a second factor, once the first has fitted: a stranger to
 * the password neither sees the question nor uses the attempts up.
 * @param deviceId of a browser that is known to the account
 * @returns whether a code proved who it is; false for a person who has no second factor
 * @throws AppError 401 by the field of the code, with its reason; TooManyAttempts
 */
export async function askCode(
  platform: Platform,
  userId: string,
  code: string | undefined,
  origin: Origin,
  deviceId?: string,
): Promise<boolean> {
  if (!(await repository.secondFactorOf(platform.db, userId))) return false
  if (!code) throw codeAsked('Digite o código do seu aplicativo.')
  if (!(await fits(platform, userId, code, origin, deviceId))) throw codeAsked(WRONG)
  return true
}

/**
 * Refuses a login that no code proved, where a second factor was turned on meanwhile.
 * @param tx has locked the account
 */
export async function refuseUnproven(tx: Database, userId: string, isProven: boolean) {
  if (!isProven && (await repository.secondFactorOf(tx, userId)))
    throw codeAsked('Digite o código do seu aplicativo.')
}

/**
 * Asks someone logged in for the code.
 * @throws AppError 403 by the field of the code; TooManyAttempts
 */
export async function proveByCode(
  platform: Platform,
  viewer: Viewer,
  code: string,
  origin: Origin,
) {
  if (!(await fits(platform, viewer.id, code, origin, viewer.sessionId)))
    throw new AppError(403, WRONG, { codigo: WRONG })
}

/**
 * Counts the attempt, and uses the code up if it is right.
 * @param by the device or session that the account knows: it counts for itself, so that others, who
 *   may know the password, do not use its attempts up
 */
async function fits(
  platform: Platform,
  userId: string,
  code: string,
  { ip }: Origin,
  by: string | undefined,
) {
  const what = by ? 'codeOnDevice' : 'code'
  await attempt(platform.db, what, by ?? userId, ip)
  const digits = code.replace(/\s/g, '')
  const isRight = await (/^\d{6}$/.test(digits)
    ? takeAppCode(platform, userId, digits)
    : takeRecoveryCode(platform, userId, code))
  if (isRight) await attemptSucceeded(platform.db, what, by ?? userId, ip)
  else securityEvent('second-factor.failed', { who: userId })
  return isRight
}

async function takeAppCode({ db, env }: Platform, userId: string, code: string) {
  const held = await repository.secondFactorOf(db, userId)
  if (!held) return false
  const secret = await unseal(env, held.secret, secretOf(userId))
  if (secret === null) throw new Error('SECRETS_KEY is not that of the second factors')
  const step = stepOf(secret, code)
  return step !== null && repository.takeStep(db, userId, step)
}

async function takeRecoveryCode(platform: Platform, userId: string, typed: string) {
  const code = normaliseRecoveryCode(typed)
  for (const { id, hash } of await repository.recoveryHashes(platform.db, userId)) {
    if (!(await passwordFits(code, hash))) continue
    return platform.db.transaction(async (tx) => {
      const isFirst = await repository.takeRecoveryCode(tx, id)
      if (isFirst) await announce(tx, platform, userId, 'codeUsed')
      return isFirst
    })
  }
  return false
}
