import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { XSRF_HEADER } from '#/platform/xsrf.ts'
import { buildApp } from './app.server.ts'
import { testApi } from './testing/api.server.ts'
import { getRaw, sendRaw, statusOf } from './testing/raw-request.server.ts'

const api = testApi()
/** The same site, reached by https. */
let app: FastifyInstance

beforeAll(async () => {
  const env = { ...api.platform.env, PUBLIC_URL: 'https://praca.example' }
  app = await buildApp({ platform: { ...api.platform, env } })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app?.close())

describe('every answer', () => {
  it.each([
    ['/health', 200],
    ['/v1/xsrf', 200],
    ['/v1/nada', 404],
    ['/v1/vendor/nada', 400],
    ['/v1/admin/users', 401],
    ['/v1/%zz', 400],
    ['/%zz', 302],
    ['/uploads/%zz', 404],
    ['/uploads/nada.webp', 404],
    ['/robots.txt', 200],
    ['/docs', 200],
    ['/docs/static/swagger-ui-bundle.js', 200],
    ['/docs/static/nada.js', 404],
    ['/%ff/'.repeat(200), 302],
    [' ', 400],
  ])('has the headers that protect: %.40s', async (target, status) => {
    const answer = await getRaw(app, target)
    expect(statusOf(answer)).toBe(status)
    for (const header of [
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'strict-transport-security: max-age=31536000; includeSubDomains',
      'permissions-policy: accelerometer=(), camera=()',
      "content-security-policy: default-src 'none'",
      'referrer-policy: ',
    ])
      expect(answer).toContain(header)
  })

  it('asks for https only where the site is reached by it', async () => {
    const { headers } = await api.app.inject('/health')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('what is no request', () => {
  it.each([
    [`GET /v1/category HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET /v1/category HTTP/1.1\r\nHost: x\r\nX-Nul: a\0b\r\n\r\n', 400],
    ['GET /v1/cat\0egory HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['OLÁ\r\n\r\n', 400],
  ])('is refused in the shape of the API, and its connection closed', async (bytes, status) => {
    const [head = '', body = ''] = (await sendRaw(app, bytes)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(head).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toEqual({ data: null, message: '', error: expect.any(String) })
  })
})

describe('the cookie of the double-submit check', () => {
  it('is one that no other host can set, where the site is https', async () => {
    const [cookie] = (await app.inject('/v1/xsrf')).cookies
    expect(cookie).toMatchObject({ name: '__Host-XSRF-TOKEN', secure: true, path: '/' })
    const click = (name: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/logout',
        headers: { cookie: `${name}=x`, [XSRF_HEADER]: 'x' },
      })
    expect((await click('XSRF-TOKEN')).statusCode).toBe(403)
    expect((await click('__Host-XSRF-TOKEN')).statusCode).toBe(200)
  })
})

describe('the documentation of the API', () => {
  it('runs apart from the login that the site keeps, and nothing inline', async () => {
    const { headers, body } = await app.inject('/docs')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).toContain("script-src 'self';")
    expect(body).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=/)
    expect(body).toContain('<html lang="pt-BR">')
    expect(body).toContain('<title>API da Praça</title>')
    // The bar above it would open any other description.
    expect((await app.inject('/docs/static/swagger-initializer.js')).body).toContain('BaseLayout')
  })

  it('is written once and sent packed, wherever it is asked for', async () => {
    const ask = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    const whole = (await app.inject('/v1/openapi.json')).json()
    for (const url of ['/v1/openapi.json', '/docs/json', '/docs/%6Ason']) {
      const { headers, rawPayload } = await ask(url)
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', etag: expect.any(String) })
      expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(whole)
    }
    expect((await ask('/docs/json')).headers['access-control-allow-origin']).toBe('*')
    expect((await ask('/docs/yaml')).headers.location).toBe('/docs/json')
  })
})
