import { NAME_MAX, NAME_MIN, USERNAME_MAX, USERNAME_MIN } from '#/domain/person.ts'
import { TERMS_VERSION } from '#/domain/terms.ts'
import {
  type Identity,
  IdentityUnavailable,
  InvalidIdentity,
} from '#/integrations/google/identity.server.ts'
import type { Database } from '#/platform/database/types.server.ts'
import { AppError } from '#/platform/errors.server.ts'
import type { Platform } from '#/platform/platform.server.ts'
import { newSecret } from '#/platform/secrets.server.ts'
import { type Origin, openSession } from '#/platform/session.server.ts'
import { attempt } from './attempts.server.ts'
import type { Login } from './login.server.ts'
import * as repository from './repository.server.ts'

const PROVIDER = 'google'
const USERNAME_ATTEMPTS = 5

/**
 * Logs in by an ID token of Google: into the account linked to that identity, else into the one
 * with the same address, which is linked, else into a new one.
 * @throws AppError 401 for a token that is not good, 403 for an address Google did not verify, 404
 *   where this sign-in is not configured, 503 when Google's keys cannot be fetched
 */
export async function logInWithGoogle(
  platform: Platform,
  idToken: string,
  origin: Origin,
): Promise<Login> {
  const { db } = platform
  await attempt(db, 'secret', null, origin.ip)
  const identity = await identityOf(platform, idToken)
  return db.transaction(async (tx) => {
    const userId =
      (await repository.linkedUser(tx, PROVIDER, identity.subject)) ?? (await link(tx, identity))
    return { userId, token: await openSession(tx, userId, origin), credential: '' }
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
  const userId =
    (await repository.accountNamed(tx, identity.email))?.id ?? (await open(tx, identity))
  // Google proved the mailbox; sign-ups with this address that nobody proved are void.
  await repository.updateUser(tx, userId, { emailVerified: true })
  await repository.deleteVerifications(tx, userId, 'email')
  await repository.linkIdentity(tx, {
    userId,
    providerId: PROVIDER,
    accountId: identity.subject,
  })
  return userId
}

/** Opens an account; the person may choose another username later. */
async function open(tx: Database, identity: Identity): Promise<string> {
  const { email } = identity
  const [firstName, lastName] = [named(identity.firstName, 'Pessoa'), named(identity.lastName, '')]
  for (let n = 0; n < USERNAME_ATTEMPTS; n++) {
    const id = await repository.insertUser(tx, {
      firstName,
      lastName,
      email,
      username: usernameFrom(email, n),
      emailVerified: true,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: new Date(),
    })
    if (id) return id
    const meanwhile = await repository.accountNamed(tx, email)
    if (meanwhile) return meanwhile.id
  }
  throw new AppError(503, 'Não foi possível abrir a conta. Tente de novo em instantes.')
}

const named = (name: string, fallback: string) =>
  name.length >= NAME_MIN ? name.slice(0, NAME_MAX) : fallback

/** From the beginning of the address; from the second attempt on with a few letters more. */
function usernameFrom(email: string, attempt: number): string {
  const base = email
    .slice(0, email.indexOf('@'))
    .replace(/[^a-z0-9._-]+/g, '')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, USERNAME_MAX - 8)
  const short = base.length < USERNAME_MIN
  if (attempt === 0 && !short) return base
  const suffix = newSecret()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 5)
  return `${short ? 'pessoa' : base}.${suffix}`
}
