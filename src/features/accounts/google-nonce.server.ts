import type { FastifyReply } from 'fastify'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { isLetThrough } from '#/platform/server/rate-limit.server.ts'
import { hashSecret, newSecret } from '#/platform/server/secrets.server.ts'
import { attempt } from './attempts.server.ts'
import type { Cookies } from './sessions/cookie.server.ts'

/** The call that takes the token, and the one that hands the nonce out. */
const PATH = '/auth/google'
/** As long as Google's token is good. */
const SECONDS = 60 * 60

const isSecure = (env: Env) => env.PUBLIC_URL.startsWith('https:')
const nameOf = (env: Env) => `${isSecure(env) ? '__Secure-' : ''}google-nonce`

/**
 * Makes the nonce of a login by Google: Google signs it into the token. It is the hash of a secret
 * that only this browser has, in a cookie that no script reads: a token that was taken from it is of
 * no use elsewhere.
 */
export function giveNonce(env: Env, reply: FastifyReply): string {
  const secret = newSecret()
  reply.setCookie(nameOf(env), secret, {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(env),
    maxAge: SECONDS,
  })
  return hashSecret(secret)
}

export const notConfirmed = () =>
  new AppError(401, 'Não foi possível confirmar o seu acesso pelo Google. Tente de novo.')

/** Whether a token was made for this browser. */
export function isOfBrowser(env: Env, nonce: string, cookies: Cookies): boolean {
  const secret = cookies[nameOf(env)]
  return secret !== undefined && hashSecret(secret) === nonce
}

/**
 * Uses a token up. Its nonce is kept for longer than it is good.
 * @param tx opens the session: where that fails, the token may be sent again
 * @throws AppError 401 for one that was used
 */
export async function useUp(tx: Database, nonce: string, ip: string) {
  if (!(await isLetThrough(attempt(tx, 'googleToken', nonce, ip)))) throw notConfirmed()
}
