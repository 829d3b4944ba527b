import { count, eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { makeBanner, makeOffer, makeUser, makeVendor } from '#/db/factories/index.ts'
import { bannerClicks } from '#/db/schema/index.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import { registerApi } from './api.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()

describe('the API', () => {
  it('answers an unknown address with 404 in its own shape', async () => {
    const response = await api.app.inject('/v1/nada')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ data: null, message: '', error: 'Endereço não encontrado.' })
  })

  it('says in plain words which field is missing, or is of another kind', async () => {
    const { token } = await api.person()
    const { id } = await makeOffer(api.platform.db)
    const refused = async (eventos?: unknown) => {
      const payload = { tipo: 'produto', alvo: id, eventos }
      const { status, body } = await api.send('POST', '/v1/acompanhamentos', { token, payload })
      return [status, body.fields]
    }
    expect(await refused()).toEqual([400, { eventos: 'Campo obrigatório.' }])
    expect(await refused('precos')).toEqual([400, { eventos: 'Valor inválido.' }])
  })

  it.each([
    ['POST', '/v1/orcamentos'],
    ['POST', '/v1/comment'],
    ['POST', '/v1/acompanhamentos'],
    ['POST', '/v1/login/chaves'],
    ['PUT', '/v1/vendor/0198c0de-0000-7000-8000-000000000000/webhook'],
    ['POST', '/v1/vendor/nada/convites'],
  ] as const)('asks who calls before it looks at what was sent: %s %s', async (method, path) => {
    expect((await api.send(method, path, { payload: { outra: 'coisa' } })).status).toBe(401)
  })

  it('describes every call it answers', async () => {
    const { paths } = (await api.app.inject('/v1/openapi.json')).json()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/v1/software/searchPaginados',
        '/v1/software/searchMelhores',
        '/v1/software/search',
        '/v1/software',
        '/v1/softwareName/search',
        '/v1/category',
        '/v1/category/search',
        '/v1/vendor',
        '/v1/vendor/{id}',
        '/v1/vendor/search/getPaginados',
        '/v1/vendors/fornecedoresavaliados',
        '/v1/comments',
        '/v1/news',
        '/v1/newsarticle',
        '/v1/newsarticleSearch',
        '/v1/career',
        '/v1/banner',
        '/v1/bannerlog',
      ]),
    )
  })

  it('describes what may be null where it names the values', async () => {
    const { paths } = (await api.app.inject('/v1/openapi.json')).json()
    const listed: unknown[][] = []
    const look = (part: unknown) => {
      if (part === null || typeof part !== 'object') return
      const { nullable, enum: values } = part as { nullable?: boolean; enum?: unknown[] }
      if (nullable === true && Array.isArray(values)) listed.push(values)
      for (const inner of Object.values(part)) look(inner)
    }
    look(paths)
    expect(listed.length).toBeGreaterThan(5)
    for (const values of listed) expect(values).toContain(null)
  })

  it('reports its health', async () => {
    expect((await api.app.inject('/health')).json()).toEqual({ status: 'ok' })
  })
})

describe('who calls', () => {
  const { get, send } = api

  /** How often a call with a token reads the session. */
  async function readsOf(call: () => Promise<{ status: number }>) {
    const { $client } = api.platform.db as unknown as { $client: { query(sql: unknown): unknown } }
    const query = vi.spyOn($client, 'query')
    expect((await call()).status).toBe(200)
    const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement))
    query.mockRestore()
    return statements.filter((statement) => statement.includes('from \\"sessions\\"')).length
  }

  it('is read once for each call, and not where nobody asks', async () => {
    const { db } = api.platform
    const admin = await makeUser(db, { role: 'admin' })
    const token = await api.logIn(admin)
    const { id } = await makeVendor(db)
    const block = { reason: 'Conta falsa.' }
    const blocked = await makeUser(db)
    const picture = new FormData()
    picture.append(
      'logotipo',
      new File([new Uint8Array(await makePicture({ width: 90, height: 90 }))], 'a.png'),
    )

    expect(await readsOf(() => get('/v1/admin/users', token))).toBe(1)
    expect(
      await readsOf(() =>
        send('POST', `/v1/admin/users/${blocked.id}/block`, { token, payload: block }),
      ),
    ).toBe(1)
    expect(await readsOf(() => get('/v1/career/matching', token))).toBe(1)
    expect(await readsOf(() => get(`/v1/vendor/${id}/area`, token))).toBe(1)
    expect(await readsOf(() => get(`/v1/vendor/${id}`, token))).toBe(1)
    expect(
      await readsOf(() => send('POST', `/v1/vendor/logotipo/${id}`, { token, payload: picture })),
    ).toBe(1)
    expect(await readsOf(() => get('/v1/software/search', token))).toBe(0)
  })

  it('is an Admin, wherever the address says so', async () => {
    const token = await api.logIn(await makeUser(api.platform.db))
    const { paths } = (await api.app.inject('/v1/openapi.json')).json()
    const calls = Object.keys(paths)
      .filter((path) => path.startsWith('/v1/admin/'))
      .flatMap((path) => Object.keys(paths[path]).map((method) => ({ path, method })))
    expect(calls.length).toBeGreaterThan(40)
    for (const { path, method } of calls) {
      const url = path.replace(/\{\w+\}/g, '0198c0de-0000-7000-8000-000000000000')
      const call = (token?: string) =>
        method === 'get'
          ? get(url, token)
          : send(method.toUpperCase() as Parameters<typeof send>[0], url, { token })
      expect([method, path, (await call()).status, (await call(token)).status]).toEqual([
        method,
        path,
        401,
        403,
      ])
    }
  })

  it('is said by every route, or the server does not start', async () => {
    const forgetful = () => async (v1: FastifyInstance) =>
      void v1.get('/forgotten', async () => 'secret')
    await expect(registerApi(Fastify(), api.platform, [forgetful])).rejects.toThrow(
      'GET /v1/forgotten does not say who may call it.',
    )
  })
})

describe('banners', () => {
  const click = (bannerId: string, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: '/v1/bannerlog', headers, payload: { bannerId } })

  const clicksOn = async (bannerId: string) => {
    const { db } = api.platform
    const [row] = await db
      .select({ clicks: count() })
      .from(bannerClicks)
      .where(eq(bannerClicks.bannerId, bannerId))
    return row?.clicks
  }

  it('are those of the type, active and within their dates', async () => {
    const past = new Date('2020-01-01')
    const shown = await makeBanner(api.platform.db, { kind: 'vertical' })
    await makeBanner(api.platform.db, { kind: 'vertical', active: false })
    await makeBanner(api.platform.db, { kind: 'vertical', endsAt: past })
    await makeBanner(api.platform.db, { kind: 'vertical', startsAt: new Date('2999-01-01') })
    const { data } = (await api.app.inject('/v1/banner?type=vertical')).json()
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([shown.id])
    expect((await api.app.inject('/v1/banner?type=Nada')).statusCode).toBe(400)
  })

  it('count a click only with the token of the visitor', async () => {
    const banner = await makeBanner(api.platform.db)
    const cookies = (await api.app.inject('/v1/xsrf')).cookies
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    expect(token).not.toBe('')

    expect((await click(banner.id)).statusCode).toBe(403)
    expect((await click(banner.id, { cookie: `XSRF-TOKEN=${token}` })).statusCode).toBe(403)
    expect(
      (await click(banner.id, { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': 'outro' }))
        .statusCode,
    ).toBe(403)
    expect(await clicksOn(banner.id)).toBe(0)

    const accepted = await click(banner.id, {
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
    })
    expect(accepted.statusCode).toBe(200)
    expect(await clicksOn(banner.id)).toBe(1)
  })

  it('refuse what is not a click', async () => {
    const headers = { cookie: 'XSRF-TOKEN=t', 'x-xsrf-token': 't' }
    expect((await click('nada', headers)).statusCode).toBe(400)
    expect((await click('0198c0de-0000-7000-8000-000000000000', headers)).statusCode).toBe(404)
    const malformed = await api.app.inject({
      method: 'POST',
      url: '/v1/bannerlog',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"bannerId":',
    })
    expect(malformed.statusCode).toBe(400)
    expect(malformed.json().error).toBe('Requisição inválida.')
  })
})

describe('what crawlers read', () => {
  it('lists every visible page', async () => {
    const offer = await makeOffer(api.platform.db)
    const hidden = await makeOffer(api.platform.db, { isVisible: false })
    const robots = (await api.app.inject('/robots.txt')).body
    expect(robots).toContain('/sitemap.xml')
    const index = (await api.app.inject('/sitemap.xml')).body
    expect(index).toContain('/sitemap/softwares-1.xml')
    const part = (await api.app.inject('/sitemap/softwares-1.xml')).body
    expect(part).toContain(`/software/details/${offer.id}`)
    expect(part).not.toContain(hidden.id)
    for (const url of ['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemap/softwares-1.xml']) {
      const etag = String((await api.app.inject(url)).headers.etag)
      const again = await api.app.inject({
        url,
        headers: { 'if-none-match': `"other", W/${etag}` },
      })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
      const older = await api.app.inject({ url, headers: { 'if-none-match': '"other"' } })
      expect(older.statusCode).toBe(200)
    }
    expect((await api.app.inject('/sitemap/softwares-99.xml')).statusCode).toBe(404)
    expect((await api.app.inject('/sitemap/nada.xml')).statusCode).toBe(404)
  })

  it('lists pages on which only the register speaks where the operator wants that', async () => {
    const { db, env } = api.platform
    const { id } = await makeVendor(db, { fromRegister: true, isAssociated: false })
    const closed = await makeVendor(db, { fromRegister: true, isVisible: false })
    const listed = async () => {
      const index = (await api.app.inject('/sitemap.xml')).body
      const parts = [...index.matchAll(/\/sitemap\/fornecedores-\d+\.xml/g)]
      return (
        await Promise.all(parts.map(async ([part]) => (await api.app.inject(part)).body))
      ).join()
    }
    expect(await listed()).not.toContain(id)
    Object.assign(env, { REGISTER_PAGES_INDEXED: true })
    const all = await listed()
    Object.assign(env, { REGISTER_PAGES_INDEXED: false })
    expect(all).toContain(`/supplier/details/${id}`)
    expect(all).not.toContain(closed.id)
  })
})
