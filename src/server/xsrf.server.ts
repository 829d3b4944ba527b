import { randomBytes, timingSafeEqual } from 'node:crypto'
import cookie from '@fastify/cookie'
import fp from 'fastify-plugin'
import { AppError } from '#/platform/errors.server.ts'
import { XSRF_COOKIE, XSRF_HEADER } from '#/platform/xsrf.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

function equal(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Double-submit check: a call that changes something repeats the cookie's value in a header, which
 * a page of another site cannot read. Any GET hands out the cookie where it is missing.
 */
export const xsrf = fp<{ secure: boolean }>(async (app, { secure }) => {
  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    const known = request.cookies[XSRF_COOKIE]
    if (SAFE.has(request.method)) {
      if (!known && request.method === 'GET') {
        reply.setCookie(XSRF_COOKIE, randomBytes(18).toString('base64url'), {
          path: '/',
          sameSite: 'lax',
          secure,
        })
      }
      return
    }
    const repeated = request.headers[XSRF_HEADER.toLowerCase()]
    if (!known || typeof repeated !== 'string' || !equal(known, repeated)) {
      throw new AppError(403, 'Sua sessão de navegação expirou. Atualize a página e tente de novo.')
    }
  })
})
