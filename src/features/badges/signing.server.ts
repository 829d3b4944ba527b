import { createPublicKey } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, SignJWT } from 'jose'
import { DAY_MS } from '#/domain/durations.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { signingKey } from '#/platform/server/sealing.server.ts'
import { BADGES, type BadgeName, type BadgeSubject } from './kinds.ts'

const ABOUT = 'badges'
const ALGORITHM = 'EdDSA'
/** For which a badge that somebody keeps can be verified: ours is made anew within minutes. */
const VALID_DAYS = 2

async function publicKey(env: Env) {
  const jwk = await exportJWK(createPublicKey(await signingKey(env, ABOUT)))
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' }
}

/** What badges are signed with, for who verifies them (RFC 7517). */
export const badgeKeys = async (env: Env) => ({ keys: [await publicKey(env)] })

/**
 * What a badge says and since when, signed (RFC 7519): who took the picture elsewhere can show that it is ours, for two
 * days. The same all day, as the picture is.
 * @returns undefined for one that is not earned
 */
export async function badgeToken(
  env: Env,
  name: BadgeName,
  subject: BadgeSubject,
  now = new Date(),
): Promise<string | undefined> {
  const said = BADGES[name].says(subject)
  if (!said) return undefined
  const day = Math.floor(now.getTime() / DAY_MS) * (DAY_MS / 1000)
  return new SignJWT({ selo: name, nome: subject.name, diz: said })
    .setProtectedHeader({ alg: ALGORITHM, kid: (await publicKey(env)).kid })
    .setIssuer(env.PUBLIC_URL)
    .setSubject(subject.id)
    .setIssuedAt(day)
    .setExpirationTime(day + VALID_DAYS * (DAY_MS / 1000))
    .sign(await signingKey(env, ABOUT))
}
