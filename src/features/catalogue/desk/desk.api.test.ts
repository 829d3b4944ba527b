import { describe, expect, it } from 'vitest'
import {
  giveOffer,
  giveVendor,
  linkOffer,
  makeOffer,
  makeReview,
  makeVendor,
} from '#/db/factories/index.ts'
import { offerNames } from '#/db/schema/index.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { watchPages } from '#/server/testing/pages.server.ts'

const api = testApi()
const NOBODY = '0198c0de-0000-7000-8000-000000000000'
const REASON = 'Não é um software.'

const { person, admin } = api
const listed = (who?: Person, parameters: Record<string, string> = {}) =>
  api.get(`/v1/admin/offers?${new URLSearchParams(parameters)}`, who?.token)
const decide = (who: Person | undefined, id: string, what: 'hide' | 'show', reason = REASON) =>
  api.send('POST', `/v1/admin/offers/${id}/${what}`, { token: who?.token, payload: { reason } })
const namesIn = (data: { name: string }[]) => data.map(({ name }) => name)
const statusOf = async (id: string) => (await api.get(`/v1/software?id=${id}`)).status

describe('the desk of offers', () => {
  it('is for Admins only', async () => {
    const { id } = await makeOffer(api.platform.db)
    const someone = await person()
    const who = await admin()
    for (const what of ['hide', 'show'] as const) {
      expect((await decide(undefined, id, what)).status).toBe(401)
      expect((await decide(someone, id, what)).status).toBe(403)
      expect((await decide(who, NOBODY, what)).status).toBe(404)
      expect((await decide(who, 'x', what)).status).toBe(400)
      const { status, body } = await decide(who, id, what, '')
      expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']])
    }
    expect([(await listed()).status, (await listed(someone)).status]).toEqual([401, 403])
    expect(await statusOf(id)).toBe(200)
  })

  it('finds what is seen and what is not, whatever is typed', async () => {
    const who = await admin()
    const shown = await makeOffer(api.platform.db, { name: 'Âncora Fiscal', manufacturer: 'Cais' })
    await makeOffer(api.platform.db, {
      name: 'Ancora 100% fiscal',
      kind: 'service',
      isVisible: false,
    })
    await makeOffer(api.platform.db, { name: 'Zancora', suspendedAt: new Date(), isVisible: false })
    const names = async (parameters: Record<string, string>) =>
      namesIn((await listed(who, { sort: 'nome', ...parameters })).body.data)
    expect(await names({ search: 'ANCORA' })).toEqual([
      'Ancora 100% fiscal',
      'Âncora Fiscal',
      'Zancora',
    ])
    expect(await names({ search: 'ancora', tipo: 'Serviço' })).toEqual(['Ancora 100% fiscal'])
    expect(await names({ search: 'ancora', situacao: 'suspended' })).toEqual(['Zancora'])
    expect(await names({ search: 'ancora', situacao: 'hidden' })).toEqual(['Ancora 100% fiscal'])
    expect(await names({ search: '100% f' })).toEqual(['Ancora 100% fiscal'])
    for (const search of ['a%a', 'a_cora', "a'ncora", 'a\\ncora'])
      expect(await names({ search }), search).toEqual([])
    expect((await listed(who, { page: '9999' })).body.data).toEqual([])
    expect((await listed(who, { situacao: 'x' })).status).toBe(400)
    const { body } = await listed(who, { search: 'âncora fiscal' })
    expect(body.data).toEqual([
      {
        _id: shown.id,
        tipo: 'Software',
        name: 'Âncora Fiscal',
        fabricante: 'Cais',
        category: ['ERP'],
        state: 'published',
        fornecedores: 0,
        rating: 0,
        ratingCount: 0,
        nomesAnteriores: [],
        createdAt: shown.createdAt.toISOString(),
      },
    ])
  })
})

describe('a former name', () => {
  it('is taken away by an Admin with a reason: that there was another name stays', async () => {
    const { db } = api.platform
    const [who, someone] = [await admin(), await person()]
    const offer = await makeOffer(db, { name: 'Onça Fiscal' })
    await makeReview(db, { offerId: offer.id, createdAt: new Date('2026-02-01') })
    const [since, until] = [new Date('2026-01-01'), new Date('2026-03-01')]
    await db.insert(offerNames).values({ offerId: offer.id, name: 'Lince é ladra', since, until })
    const named = async () =>
      (await api.get(`/v1/software?id=${offer.id}`)).body.data.nomesAnteriores
    expect(await named()).toMatchObject([{ nome: 'Lince é ladra' }])
    const [row] = (await listed(who, { search: 'Onça Fiscal' })).body.data
    expect(row.nomesAnteriores).toEqual(['Lince é ladra'])

    const withdraw = (by: Person | undefined, payload: object) =>
      api.send('POST', `/v1/admin/offers/${offer.id}/nome-anterior`, { token: by?.token, payload })
    const payload = { nome: 'Lince é ladra', reason: 'Ofende terceiros.' }
    expect((await withdraw(undefined, payload)).status).toBe(401)
    expect((await withdraw(someone, payload)).status).toBe(403)
    expect(Object.keys((await withdraw(who, {})).body.fields)).toEqual(['reason', 'nome'])
    expect((await withdraw(who, payload)).status).toBe(200)
    expect(await named()).toEqual([{ nome: '', ate: expect.stringMatching(/^20/) }])
    expect((await withdraw(who, payload)).status).toBe(409)
    expect((await listed(who, { search: 'Onça Fiscal' })).body.data[0].nomesAnteriores).toEqual([])
    const trail = await auditTrailOf(db, 'offer', [offer.id])
    expect(trail.map(({ action, detail }) => [action, detail.reason])).toEqual([
      ['withdrawName', 'Ofende terceiros.'],
    ])
  })
})

describe('a software that an Admin hides', () => {
  it('is gone for everybody but those who keep it, and comes back', async () => {
    const [who, owner, user] = [await admin(), await person(), await person()]
    const offer = await makeOffer(api.platform.db, { name: 'Escondível Plus', categories: ['ERP'] })
    const vendor = await makeVendor(api.platform.db)
    await linkOffer(api.platform.db, vendor.id, offer.id)
    await giveOffer(api.platform.db, offer.id, owner.id)
    await makeReview(api.platform.db, { offerId: offer.id, rating: 5 })
    const lists = async () => {
      const [search, best, ofVendor, names, sitemap] = await Promise.all([
        api.get('/v1/software/searchPaginados?query=escondivel'),
        api.get('/v1/software/searchMelhores?query=escondivel'),
        api.get(`/v1/vendor/${vendor.id}`),
        api.get('/v1/software/search?query=escondivel'),
        api.get('/sitemap/softwares-1.xml'),
      ])
      return {
        search: search.body.data.length,
        best: best.body.data.length,
        ofVendor: ofVendor.body.data.softwares.length,
        names: names.body.data.length,
        sitemap: String(sitemap.body).includes(offer.id),
      }
    }
    const seen = { search: 1, best: 1, ofVendor: 1, names: 1, sitemap: true }
    expect(await lists()).toEqual(seen)
    const tags = ['offers', 'categories', `offer:${offer.id}`, `vendor:${vendor.id}`] as const
    const dropped = await watchPages(api.platform, [...tags])

    const { status, body } = await decide(who, offer.id, 'hide')
    expect([status, body.data.state]).toEqual([200, 'suspended'])
    await expect.poll(dropped).toEqual(tags)
    expect(await statusOf(offer.id)).toBe(404)
    expect(await lists()).toEqual({ search: 0, best: 0, ofVendor: 0, names: 0, sitemap: false })
    const edition = async (by: Person) =>
      (await api.get(`/v1/software/${offer.id}/edicao`, by.token)).body.data?._id
    expect([await edition(owner), await edition(who), await edition(user)]).toEqual([
      offer.id,
      offer.id,
      undefined,
    ])
    const review = { softwareId: offer.id, userId: user.id, rating: 1, comment: 'x' }
    expect(
      (await api.send('POST', '/v1/comment', { token: user.token, payload: review })).status,
    ).toBe(404)
    expect((await decide(who, offer.id, 'hide')).status).toBe(409)

    expect((await decide(who, offer.id, 'show', 'Engano nosso.')).body.data.state).toBe('published')
    expect(await lists()).toEqual(seen)
    expect(await statusOf(offer.id)).toBe(200)
    expect((await decide(who, offer.id, 'show')).status).toBe(409)
    const trail = await auditTrailOf(api.platform.db, 'offer', [offer.id])
    expect(trail.map(({ action, detail }) => [action, detail.reason])).toEqual([
      ['show', 'Engano nosso.'],
      ['hide', REASON],
    ])
  })

  it('stays hidden as a service whatever its supplier does, and follows the page once shown', async () => {
    const [who, keeper] = [await admin(), await person()]
    const vendor = await makeVendor(api.platform.db, { logoKey: 'logos/x.webp' })
    await giveVendor(api.platform.db, vendor.id, keeper.id)
    const service = await makeOffer(api.platform.db, { kind: 'service' })
    await linkOffer(api.platform.db, vendor.id, service.id)
    await decide(who, service.id, 'hide')
    const turn = (visivel: boolean) =>
      api.send('POST', `/v1/vendor/page/visible/${vendor.id}`, {
        token: keeper.token,
        payload: { visivel, categoria: 'pagina' },
      })
    expect([(await turn(false)).status, (await turn(true)).status]).toEqual([200, 200])
    expect(await statusOf(service.id)).toBe(404)
    await turn(false)
    expect((await decide(who, service.id, 'show')).body.data.state).toBe('hidden')
    expect(await statusOf(service.id)).toBe(404)
    await turn(true)
    expect(await statusOf(service.id)).toBe(200)
  })
})
