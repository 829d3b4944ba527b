import { randomBytes, timingSafeEqual } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '#/platform/server/errors.server.ts'
import { SECURE_XSRF_COOKIE, XSRF_COOKIE, XSRF_HEADER } from '#/platform/xsrf.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How a call that changes something shows who makes it; else by the token. A `signature` is of
     * another server: its route checks it.
     */
    provenBy?: 'origin' | 'signature'
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

function equal(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const REFUSAL = 'Sua sessão de navegação expirou. Atualize a página e tente de novo.'

/** Browsers name the site that sends a POST themselves; no page can make them say another. */
function isOfThisSite({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin = '' } = headers
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}

/**
 * Double-submit check: a call that changes something repeats the cookie's value in a header, which
 * a page of another site cannot read. Any GET hands out the cookie where it is missing. Beacons
 * cannot carry headers: their routes ask for the origin instead (`provenBy`), and only anonymous
 * counts depend on it. Servers have no cookie, and nobody's session: what they send is signed.
 */
export const xsrf = fp<{ publicUrl: string }>(async (app, { publicUrl }) => {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? SECURE_XSRF_COOKIE : XSRF_COOKIE
  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    const known = request.cookies[name]
    if (SAFE.has(request.method)) {
      if (!known && request.method === 'GET') {
        reply.setCookie(name, randomBytes(18).toString('base64url'), {
          path: '/',
          sameSite: 'lax',
          secure,
        })
      }
      return
    }
    const { provenBy } = request.routeOptions.config
    if (provenBy === 'signature') return
    if (provenBy === 'origin') {
      if (!isOfThisSite(request, publicUrl)) throw new AppError(403, REFUSAL)
      return
    }
    const repeated = request.headers[XSRF_HEADER.toLowerCase()]
    if (!known || typeof repeated !== 'string' || !equal(known, repeated)) {
      throw new AppError(403, REFUSAL)
    }
  })
})
