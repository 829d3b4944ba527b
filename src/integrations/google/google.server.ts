import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Env } from '#/platform/server/env.server.ts'
import {
  type Identity,
  IdentityUnavailable,
  type IdentityVerifier,
  InvalidIdentity,
} from './identity.server.ts'

const FETCH_TIMEOUT_MS = 5000
/** An unknown key makes the keys be fetched again, at most this often. */
const COOLDOWN_MS = 30_000
const CLOCK_TOLERANCE_SECONDS = 30
/** Google's tokens live for an hour. */
const MAX_TOKEN_AGE = '1h'

const name = z.string().trim().catch('')

/** What a token must say; https://developers.google.com/identity/openid-connect/openid-connect */
const claims = z.object({
  sub: z.string().min(1).max(255),
  // As one string: a token made for other sites too proves nothing here.
  aud: z.string(),
  email: z.email(),
  email_verified: z.boolean().catch(false),
  /** Domain of the organisation whose mail Google runs. */
  hd: z.string().catch(''),
  nonce: z.string().catch(''),
  given_name: name,
  family_name: name,
  name,
})

/** Sign-in by Google, or null where no client id is configured. */
export function openGoogle(
  env: Pick<Env, 'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER' | 'GOOGLE_JWKS_URL'>,
): IdentityVerifier | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer } = env
  if (!clientId) return null
  const getKey = keysAt(env.GOOGLE_JWKS_URL)
  return {
    async verify(idToken) {
      try {
        const { payload } = await jwtVerify(idToken, getKey, {
          algorithms: ['RS256'],
          audience: clientId,
          // Google writes its name in both ways.
          issuer: [issuer, issuer.replace(/^https?:\/\//, '')],
          requiredClaims: ['exp'],
          maxTokenAge: MAX_TOKEN_AGE,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
        })
        return identityOf(claims.parse(payload))
      } catch (cause) {
        if (cause instanceof IdentityUnavailable) throw cause
        throw new InvalidIdentity('the token does not prove an identity', { cause })
      }
    },
  }
}

/** Distinguishes a key that does not exist, which is the token's fault, from keys that cannot be had. */
function keysAt(url: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), {
    timeoutDuration: FETCH_TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
  })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (cause) {
      const isOfToken =
        cause instanceof errors.JWKSNoMatchingKey ||
        cause instanceof errors.JWKSMultipleMatchingKeys
      if (isOfToken) throw cause
      throw new IdentityUnavailable('the keys of the identity provider are out of reach', { cause })
    }
  }
}

const GOOGLE_MAIL = ['gmail.com', 'googlemail.com']

function identityOf(token: z.infer<typeof claims>): Identity {
  const [first = '', ...others] = token.name.split(/\s+/)
  const [localPart = '', domain = ''] = token.email.toLowerCase().split('@')
  const isGoogleMail = GOOGLE_MAIL.includes(domain) || token.hd.toLowerCase() === domain
  return {
    subject: token.sub,
    email: token.email,
    emailVerified: token.email_verified,
    answersForEmail: token.email_verified && isGoogleMail,
    nonce: token.nonce,
    firstName: token.given_name || first || localPart,
    lastName: token.family_name || (token.given_name ? '' : others.join(' ')),
  }
}
