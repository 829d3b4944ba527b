import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#/platform/server/env.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'

/** The login call and what stands below it: no other call is sent the cookie. */
const PATH = '/v1/login'
const NAME_LENGTH = 16

export type Cookies = FastifyRequest['cookies']

const isSecure = (env: Env) => env.PUBLIC_URL.startsWith('https:')

/**
 * Each account has a cookie of its own in a browser: none takes the place of another's. A path
 * other than `/` leaves `__Host-` out.
 */
const nameOf = (env: Env, userId: string) =>
  `${isSecure(env) ? '__Secure-' : ''}device-${hashSecret(userId).slice(0, NAME_LENGTH)}`

const attributes = (env: Env) =>
  ({ path: PATH, httpOnly: true, sameSite: 'strict', secure: isSecure(env) }) as const

/** The secret with which a browser shows that somebody has logged in to an account there. */
export const deviceSecret = (env: Env, cookies: Cookies, userId: string): string | undefined =>
  cookies[nameOf(env, userId)]

/** What a browser is to keep of an account. */
export interface DeviceCookie {
  userId: string
  secret: string
  expiresAt: Date
}

export function giveDeviceCookie(
  env: Env,
  reply: FastifyReply,
  { userId, secret, expiresAt: expires }: DeviceCookie,
) {
  reply.setCookie(nameOf(env, userId), secret, { ...attributes(env), expires })
}

export function takeDeviceCookie(env: Env, reply: FastifyReply, userId: string) {
  reply.clearCookie(nameOf(env, userId), attributes(env))
}
