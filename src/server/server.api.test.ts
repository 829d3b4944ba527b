import { count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeBanner, makeOffer } from '#/db/factories/index.ts'
import { bannerClicks } from '#/db/schema/index.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()

describe('the API', () => {
  it('answers an unknown address with 404 in its own shape', async () => {
    const response = await api.app.inject('/v1/nada')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ data: null, message: '', error: 'Endereço não encontrado.' })
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

  it('reports its health', async () => {
    expect((await api.app.inject('/health')).json()).toEqual({ status: 'ok' })
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
    expect((await api.app.inject('/sitemap/softwares-99.xml')).statusCode).toBe(404)
    expect((await api.app.inject('/sitemap/nada.xml')).statusCode).toBe(404)
  })
})
