import { eq } from 'drizzle-orm'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeOffer, makeReview, makeVendor } from '#/db/factories/index.ts'
import { offerReadiness, offers, vendors } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { renewIndexes } from '#/features/reviews/rating-index/upkeep.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { BADGES, type BadgeSubject, READY_MIN, REVIEWS_MIN } from './kinds.ts'

const api = testApi()
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000'

const svg = (badge: string, id: string) => api.get(`/selo/${badge}/${id}.svg`)
const embed = (id: string) => api.get(`/embed/${id}`)
const rated = async (target: { offerId: string } | { vendorId: string }, count: number) => {
  for (let n = 0; n < count; n++) await makeReview(api.platform.db, { ...target, rating: 4 })
}
const changed = (tag: `offer:${string}` | `vendor:${string}`) =>
  api.platform.db.transaction((tx) => dropPages(tx, [tag]))

let made = 0
let offer: Awaited<ReturnType<typeof makeOffer>>
beforeEach(async () => {
  offer = await makeOffer(api.platform.db, {
    name: 'Prumo <b>"ERP"</b> & Cia',
    manufacturer: `Fabricante ${++made}`,
  })
})

describe('a badge', () => {
  it('says stars and index from some reviews on, and that it is not valid before', async () => {
    await rated({ offerId: offer.id }, REVIEWS_MIN - 1)
    const before = await svg('estrelas', offer.id)
    expect([before.status, before.body]).toEqual([
      200,
      expect.stringContaining('Selo não vigente: Avaliações.'),
    ])
    await rated({ offerId: offer.id }, 1)
    await changed(`offer:${offer.id}`)
    const { body, headers } = await svg('estrelas', offer.id)
    expect(body).toContain('Avaliações: 4,0 de 5 · 5 avaliações.')
    expect(body).toContain('Prumo &lt;b&gt;&quot;ERP&quot;&lt;/b&gt; &amp; Cia')
    expect(body).not.toMatch(/<b>|<script|href|url\(/)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.any(String),
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect((await svg('indice', offer.id)).body).toContain('Índice Praça: 3,8 de 5.')
  })

  it('has room for a long name, whatever its letters', async () => {
    const long = await makeOffer(api.platform.db, {
      name: 'Gestão Empresarial Integrada do Nordeste e Região',
    })
    const { body } = await svg('estrelas', long.id)
    expect(body).toMatch(/textLength="184"[^>]*>Gestão Empresarial Integrada do N…</)
    expect((await svg('estrelas', offer.id)).body).not.toContain('textLength')
  })

  it('is signed where it is earned, so that a program tells ours from others, for two days', async () => {
    await rated({ offerId: offer.id }, REVIEWS_MIN)
    const { body } = await svg('estrelas', offer.id)
    const [, token = ''] = /<metadata>([\w.-]+)<\/metadata>/.exec(body) ?? []
    const keys = createLocalJWKSet((await api.get('/v1/selos/chaves')).body)
    const { payload } = await jwtVerify(token, keys, { issuer: api.platform.env.PUBLIC_URL })
    expect(payload).toMatchObject({
      sub: offer.id,
      selo: 'estrelas',
      nome: offer.name,
      diz: '4,0 de 5 · 5 avaliações',
    })
    const later = new Date(Date.now() + 2 * DAY_MS)
    await expect(jwtVerify(token, keys, { currentDate: later })).rejects.toThrow('exp')
    const [head, , signature] = token.split('.')
    const claims = Buffer.from(JSON.stringify({ ...payload, diz: '5,0 de 5' })).toString(
      'base64url',
    )
    await expect(jwtVerify(`${head}.${claims}.${signature}`, keys)).rejects.toThrow('signature')
    expect((await svg('prontidao', offer.id)).body).not.toContain('metadata')
  })

  it('of the index grows older with its reviews, though nobody touched the page', async () => {
    await rated({ offerId: offer.id }, REVIEWS_MIN)
    await changed(`offer:${offer.id}`)
    expect((await svg('indice', offer.id)).body).toContain('3,8 de 5')
    expect((await embed(offer.id)).body).toContain('3,8 de 5')
    await renewIndexes(api.platform.db, new Date(Date.now() + 6 * 365 * DAY_MS))
    expect((await svg('indice', offer.id)).body).toContain('3,6 de 5')
    expect((await embed(offer.id)).body).toContain('3,6 de 5')
  })

  it('of readiness counts what is declared with a proof, until it ends', async () => {
    const { db } = api.platform
    const items = ['pix', 'backups', 'sso', 'esocial'].slice(0, READY_MIN)
    await db.insert(offerReadiness).values(
      items.map((item) => ({
        offerId: offer.id,
        item,
        state: 'sim' as const,
        source: 'supplier' as const,
        proofUrl: 'https://prumo.example/prova',
        declaredAt: new Date(),
        validUntil: new Date(Date.now() + DAY_MS),
      })),
    )
    expect((await svg('prontidao', offer.id)).body).toContain('3 itens com comprovação.')
    await db
      .update(offerReadiness)
      .set({ validUntil: new Date(Date.now() - DAY_MS) })
      .where(eq(offerReadiness.item, 'pix'))
    await changed(`offer:${offer.id}`)
    expect((await svg('prontidao', offer.id)).body).toContain('Selo não vigente')
  })

  it('of a recommendation goes with it, and with the page', async () => {
    const { db } = api.platform
    const vendor = await makeVendor(db, { isFeatured: true, nomeFantasia: 'Casa Prumo' })
    expect((await svg('recomendado', vendor.id)).body).toContain(
      'Recomendado: pela Praça. Casa Prumo',
    )
    await db.update(vendors).set({ isFeatured: false }).where(eq(vendors.id, vendor.id))
    await changed(`vendor:${vendor.id}`)
    expect((await svg('recomendado', vendor.id)).body).toContain('Selo não vigente')
    // It is nothing that a software earns.
    expect((await svg('recomendado', offer.id)).body).toContain('Selo não vigente')
  })

  it('of what nobody sees is a picture all the same, without its name, and is kept by nobody', async () => {
    const { db } = api.platform
    await rated({ offerId: offer.id }, REVIEWS_MIN)
    await db.update(offers).set({ isVisible: false }).where(eq(offers.id, offer.id))
    for (const id of [offer.id, UNKNOWN]) {
      const { status, body, headers } = await svg('estrelas', id)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
      expect(body).toContain('Selo não vigente')
      expect(body).not.toContain('Prumo')
    }
    expect((await svg('outro', offer.id)).status).toBe(404)
    expect((await api.get('/selo/estrelas/nada.svg')).status).toBe(404)
    expect((await api.get(`/selo/estrelas/${offer.id}`)).status).toBe(404)
  })
})

describe('the widget', () => {
  it('is a small document without script or cookie, that alone may be framed', async () => {
    await rated({ offerId: offer.id }, REVIEWS_MIN)
    // Made, and from the cache.
    for (let time = 0; time < 2; time++) {
      const { status, body, headers } = await embed(offer.id)
      expect(status).toBe(200)
      expect(body).toContain('4,0 de 5 · 5 avaliações')
      expect(body).toContain(`/selos/${offer.id}" target="_blank"`)
      expect(body).not.toMatch(/<script|<b>|src=/)
      expect(body.length).toBeLessThan(5000)
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors \*$/)
      expect(headers['x-frame-options']).toBeUndefined()
      expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
      expect(headers['set-cookie']).toBeUndefined()
    }
    const page = await svg('estrelas', offer.id)
    expect(page.headers['x-frame-options']).toBe('DENY')
  })

  it('says that it is not valid where nobody sees what it is about', async () => {
    const { status, body, headers } = await embed(UNKNOWN)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(body).toContain('Selo não vigente')
    expect((await embed('nada')).status).toBe(404)
  })
})

it('of answering needs enough answers, and says hours as people do', () => {
  const vendor: BadgeSubject = {
    id: UNKNOWN,
    name: 'Casa Prumo',
    page: '/',
    rating: 0,
    reviews: 0,
    index: null,
    isRecommended: false,
    ready: null,
    answering: null,
    isAsked: true,
  }
  const of = (total: number, respondidos: number, medianaHoras: number | null) =>
    BADGES.resposta.says({ ...vendor, answering: { total, respondidos, medianaHoras } })
  expect(of(6, 3, 2.4)).toBe('em 3 horas')
  expect(of(6, 6, 0.1)).toBe('em 1 hora')
  expect(of(6, 2, 0.1)).toBeNull()
  expect(of(6, 0, null)).toBeNull()
  expect(BADGES.resposta.says(vendor)).toBeNull()
})

it('each badge says how it is earned', () => {
  for (const { how } of Object.values(BADGES)) expect(how).toMatch(/^.+\.$/)
})
