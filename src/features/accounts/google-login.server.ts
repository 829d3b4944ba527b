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
import type { Platform } from '#/platform/server/platform.server.ts'
import { type Origin, openSession } from '#/platform/server/session.server.ts'
import { attempt } from './attempts.server.ts'
import { type Login, refuseBlocked } from './login.server.ts'
import * as repository from './repository.server.ts'
import { askCode, refuseUnproven } from './second-factor/codes.server.ts'
import { openAccount, varied } from './sign-up.server.ts'

const PROVIDER = 'google'

/**
 * Logs in by an ID token of Google: into the account linked to that identity, else into the one
 * with the same address, which is linked, else into a new one.
 * @throws AppError 401 for a token that is not good, 403 for an address Google did not verify and for
 *   who is blocked, 404 where this sign-in is not configured, 503 when Google's keys cannot be fetched
 */
export async function logInWithGoogle(
  platform: Platform,
  { idToken, codigo }: { idToken: string; codigo?: string },
  origin: Origin,
): Promise<Login> {
  const { db } = platform
  await attempt(db, 'secret', null, origin.ip)
  const identity = await identityOf(platform, idToken)
  const known =
    (await repository.linkedUser(db, PROVIDER, identity.subject)) ??
    (await repository.accountNamed(db, identity.email))?.id
  const isProven = known !== undefined && (await askCode(platform, known, codigo, origin))
  return db.transaction(async (tx) => {
    const userId =
      (await repository.linkedUser(tx, PROVIDER, identity.subject)) ?? (await link(tx, identity))
    await refuseBlocked(tx, userId)
    await refuseUnproven(tx, userId, isProven && userId === known)
    // Google may log in without asking anything: that confirms nothing.
    const token = await openSession(tx, userId, origin, { isConfirmed: isProven })
    return { userId, token, credential: '' }
  })
}

async function identityOf({ google }: Platform, idToken: string): Promise<Identity> {
  if (!google) throw new AppError(404, 'O login com o Google não está disponível.')
  try {
    const identity = await google.verify(idToken)
    if (identity.emailVerified) return { ...identity, email: identity.email.toLowerCase() }
  } catch (error) {
    if (error instanceof InvalidIdentity)
      throw new AppError(401, 'Não foi possível confirmar o seu login com o Google.')
    if (error instanceof IdentityUnavailable)
      throw new AppError(503, 'O Google não respondeu. Tente de novo em instantes.')
    throw error
  }
  throw new AppError(403, 'O Google ainda não verificou o seu e-mail.')
}

async function link(tx: Database, identity: Identity): Promise<string> {
  const { email, subject: accountId } = identity
  const userId = (await repository.accountNamed(tx, email))?.id ?? (await open(tx, identity))
  await repository.linkIdentity(tx, { userId, providerId: PROVIDER, accountId })
  return userId
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
