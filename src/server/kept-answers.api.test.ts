import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeOffer } from '#/db/factories/index.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { keepLog } from '#/platform/server/testing/log.server.ts'
import { buildApp } from './app.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const url = '/v1/software/searchPaginados?query=planilha'

describe('a public read of the API', () => {
  it('is kept, the same for everybody, until what it shows changes', async () => {
    await makeOffer(api.platform.db, { name: 'Planilha Um' })
    const [first, person] = [await api.get(url), await api.person()]
    expect(first.body).toMatchObject({ total: 1, data: [{ name: 'Planilha Um' }] })
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    expect(first.headers).not.toHaveProperty('set-cookie')

    await makeOffer(api.platform.db, { name: 'Planilha Dois' })
    const again = await api.get(url, person.token)
    expect(again.body).toEqual(first.body)
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])

    await dropPages(api.platform.db, ['offers'])
    await vi.waitFor(async () => expect((await api.get(url)).body.total).toBe(2))
  })

  it('is kept once, whatever parameters are sent that it does not read', async () => {
    await makeOffer(api.platform.db, { name: 'Tabela Um' })
    const read = (more: string) => api.get(`/v1/software/searchPaginados?query=tabela${more}`)
    const first = await read('')
    expect(first.body).toMatchObject({ total: 1, data: [{ name: 'Tabela Um' }] })
    await makeOffer(api.platform.db, { name: 'Tabela Dois' })
    for (const more of ['&x=1', '&utm_source=a&&', '&?page=9', '&Query=outra'])
      expect((await read(more)).body, more).toEqual(first.body)
    expect((await read('&page=2')).body.data).toEqual([])
    expect((await api.get('/v1/software/searchPaginados?%71uery=nada-assim')).body.total).toBe(0)
  })

  it('comes compressed to who takes it so, and not at all to who has it', async () => {
    await api.get(url)
    const headers = { 'accept-encoding': 'gzip, br' }
    const read = (more: Record<string, string> = {}) =>
      api.app.inject({ url, headers: { ...headers, ...more } })
    for (const answer of [await read(), await read()]) {
      expect(answer.headers['content-encoding']).toBe('br')
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    }
    const { etag } = (await read()).headers
    for (const known of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*']) {
      const unchanged = await read({ 'if-none-match': known })
      expect(unchanged.statusCode, known).toBe(304)
      expect(unchanged.rawPayload).toHaveLength(0)
    }
    expect((await read({ 'if-none-match': `x${etag}` })).statusCode).toBe(200)
    const head = await api.app.inject({ method: 'HEAD', url, headers })
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
  })

  it.each([
    ['br;q=1.0, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip, BR', 'br'],
    ['gzip, br; q = 0', 'gzip'],
    ['gzip ; q=0.000 , br ;q=0.0', undefined],
    ['*', undefined],
  ])('comes as its reader asks for it: %s', async (accepted, encoding) => {
    await api.get(url)
    const headers = { 'accept-encoding': accepted }
    const answer = await api.app.inject({ url, headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  it('comes over a connection as it came first, logged and counted as others are', async () => {
    const counted: string[] = []
    const app = await buildApp({
      platform: { ...api.platform, env: { ...api.platform.env, TRUSTED_PROXIES: ['127.0.0.1'] } },
      metrics: {
        note:
          ({ method }, raw, route) =>
          () =>
            counted.push(`${method} ${route()} ${raw.statusCode}`),
      },
    })
    onTestFinished(() => app.close())
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const ask = async (more: Record<string, string> = {}, method = 'GET') => {
      // The balancer adds who sent it to what that one wrote there.
      const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', ...more }
      const answer = await fetch(address + url, { method, headers })
      return { answer, head: Object.fromEntries(answer.headers), text: await answer.text() }
    }
    const first = await ask()
    const log = keepLog()
    const again = await ask()
    expect(again.text).toBe(first.text)
    const ofPage = ['content-type', 'content-length', 'etag', 'vary', 'content-security-policy']
    const of = ({ head }: typeof first) => ofPage.map((name) => head[name])
    expect(of(again)).toEqual(of(first))
    expect(again.head['x-request-id']).not.toBe(first.head['x-request-id'])
    const named = await ask({ 'x-request-id': 'of-the-balancer' }, 'HEAD')
    expect(of(named)).toEqual(of(first))
    expect(named.head['x-request-id']).toBe('of-the-balancer')
    const known = await ask({ 'if-none-match': String(first.head.etag) })
    expect([known.answer.status, known.text]).toEqual([304, ''])

    const route = '/v1/software/searchPaginados'
    await vi.waitFor(() =>
      expect(log.lines()).toEqual([
        expect.objectContaining({ method: 'GET', route, status: 200, from: '203.0.113.0/24' }),
        expect.objectContaining({ method: 'HEAD', route, request: 'of-the-balancer' }),
        expect.objectContaining({ method: 'GET', route, status: 304, from: '203.0.113.0/24' }),
      ]),
    )
    expect(counted).toEqual([
      `GET ${route} 200`,
      `GET ${route} 200`,
      `HEAD ${route} 200`,
      `GET ${route} 304`,
    ])
  })

  it('is logged as others are, and as often', async () => {
    await api.get(url)
    const log = keepLog()
    const { headers } = await api.get(url)
    expect(log.lines()).toEqual([
      expect.objectContaining({
        request: headers['x-request-id'],
        method: 'GET',
        route: '/v1/software/searchPaginados',
        status: 200,
        from: '127.0.0.0/24',
      }),
    ])
  })

  it('is not kept where it fails', async () => {
    const missing = '/v1/software?id=0198c0de-0000-7000-8000-000000000000'
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await api.get(missing)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })
})
