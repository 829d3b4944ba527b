import { describe, expect, it } from 'vitest'
import { giveVendor, linkOffer, makeOffer, makeVendor } from '#/db/factories/index.ts'
import { maskCnpj } from '#/domain/cnpj.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { watchPages } from '#/server/testing/pages.server.ts'

const api = testApi()
const NOBODY = '0198c0de-0000-7000-8000-000000000000'
const REASON = 'A empresa não existe.'

const { person, admin } = api
const listed = (who?: Person, parameters: Record<string, string> = {}) =>
  api.get(`/v1/admin/suppliers?${new URLSearchParams(parameters)}`, who?.token)
const decide = (who: Person | undefined, id: string, what: 'hide' | 'show', reason = REASON) =>
  api.send('POST', `/v1/admin/suppliers/${id}/${what}`, { token: who?.token, payload: { reason } })
const turn = (who: Person, id: string, visivel: boolean) =>
  api.send('POST', `/v1/vendor/page/visible/${id}`, {
    token: who.token,
    payload: { visivel, categoria: 'pagina' },
  })
const statusOf = async (id: string, who?: Person) =>
  (await api.get(`/v1/vendor/${id}`, who?.token)).status
const idsIn = (data: { _id: string }[]) => data.map(({ _id }) => _id)

describe('the desk of suppliers', () => {
  it('is for Admins only', async () => {
    const { id } = await makeVendor(api.platform.db)
    const [someone, who] = [await person(), await admin()]
    for (const what of ['hide', 'show'] as const) {
      expect((await decide(undefined, id, what)).status).toBe(401)
      expect((await decide(someone, id, what)).status).toBe(403)
      expect((await decide(who, NOBODY, what)).status).toBe(404)
      const { status, body } = await decide(who, id, what, '')
      expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']])
    }
    expect([(await listed()).status, (await listed(someone)).status]).toEqual([401, 403])
    expect(await statusOf(id)).toBe(200)
  })

  it('finds pages by name and by CNPJ, masked or not, seen or not', async () => {
    const [who, keeper] = [await admin(), await person()]
    const vendor = await makeVendor(api.platform.db, {
      nomeFantasia: 'Jataí 50% Sistemas',
      razaoSocial: 'JTI LTDA',
      isVisible: false,
    })
    await giveVendor(api.platform.db, vendor.id, keeper.id)
    const { cnpj } = vendor
    for (const search of ['JATAI 50%', 'jti', cnpj, maskCnpj(cnpj), maskCnpj(cnpj).slice(0, 10)]) {
      const { body } = await listed(who, { search })
      expect(idsIn(body.data), search).toContain(vendor.id)
    }
    for (const search of ['jat%', 'jata_', "jati'", '11.111.111/1111-11'])
      expect((await listed(who, { search })).body.total, search).toBe(0)
    const { body } = await listed(who, { search: 'jti' })
    expect(body.data).toEqual([
      {
        _id: vendor.id,
        razaoSocial: 'JTI LTDA',
        nomeFantasia: 'Jataí 50% Sistemas',
        cnpj,
        state: 'hidden',
        ocultada: null,
        isAssociated: true,
        confirmado: true,
        destaque: false,
        admins: [{ _id: keeper.id, name: `Pessoa ${keeper.lastName}`, email: keeper.email }],
        offers: 0,
        createdAt: vendor.createdAt.toISOString(),
      },
    ])
    expect((await listed(who, { page: '9999' })).body.data).toEqual([])
  })

  it('begins with what somebody keeps, the latest of it first, unless another order is asked for', async () => {
    const who = await admin()
    const mark = 'Zelada'
    const make = async (isAssociated: boolean) =>
      (await makeVendor(api.platform.db, { nomeFantasia: mark, isAssociated })).id
    const [mirror, kept] = [await make(false), await make(true)]
    const [laterKept, laterMirror] = [await make(true), await make(false)]
    const ids = async (parameters = {}) =>
      idsIn((await listed(who, { search: mark, ...parameters })).body.data)
    expect(await ids()).toEqual([laterKept, kept, laterMirror, mirror])
    expect(await ids({ sort: '-desde' })).toEqual([laterMirror, laterKept, kept, mirror])
  })

  it('is put in the order of its days, whatever the ids of mirrors begin with', async () => {
    const who = await admin()
    const mark = 'Zarabatana'
    for (const [id, day] of [
      ['f0000000-0000-8000-8000-000000000001', '2026-01-05'],
      ['00000000-0000-8000-8000-000000000002', '2026-03-05'],
      ['80000000-0000-8000-8000-000000000003', '2026-02-05'],
    ] as const)
      await makeVendor(api.platform.db, {
        id,
        nomeFantasia: mark,
        isAssociated: false,
        createdAt: new Date(`${day}T12:00:00Z`),
      })
    const { body } = await listed(who, { search: mark, sort: 'desde' })
    const days = body.data.map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 10))
    expect(days).toEqual(['2026-01-05', '2026-02-05', '2026-03-05'])
  })

  it('tells the states of pages apart', async () => {
    const [who, keeper] = [await admin(), await person()]
    const mark = 'Estadual'
    const make = async (state: string, overrides: object, isKept: boolean) => {
      const { id } = await makeVendor(api.platform.db, {
        nomeFantasia: `${mark} ${state}`,
        ...overrides,
      })
      if (isKept) await giveVendor(api.platform.db, id, keeper.id)
    }
    await make('published', { isAssociated: false }, false)
    await make('suspended', { isVisible: false, suspendedAt: new Date() }, false)
    await make('hidden', { isVisible: false }, true)
    await make('unfinished', { isVisible: false, isDraft: true }, true)
    await make('removed', { isVisible: false, isAssociated: false }, false)
    for (const state of ['published', 'suspended', 'hidden', 'unfinished', 'removed']) {
      const { body } = await listed(who, { search: mark, situacao: state })
      expect(body.data).toMatchObject([{ state, nomeFantasia: `${mark} ${state}` }])
    }
    const { body } = await listed(who, { search: mark, mantida: 'ninguem', sort: 'nome' })
    expect(body.data.map(({ state }: { state: string }) => state)).toEqual(['published', 'removed'])
    for (const [name, wrong] of Object.entries({
      situacao: 'x',
      mantida: 'x',
      sort: 'x',
      limit: '0',
    }))
      expect((await listed(who, { [name]: wrong })).status, name).toBe(400)
  })
})

describe('a page that an Admin hides', () => {
  it('is gone with its services, also against the will of those who keep it, and comes back', async () => {
    const [who, keeper, other] = [await admin(), await person(), await person()]
    const vendor = await makeVendor(api.platform.db, {
      nomeFantasia: 'Sumível',
      logoKey: 'logos/x.webp',
    })
    await giveVendor(api.platform.db, vendor.id, keeper.id)
    const service = await makeOffer(api.platform.db, { kind: 'service' })
    const software = await makeOffer(api.platform.db)
    for (const { id } of [service, software]) await linkOffer(api.platform.db, vendor.id, id)
    const found = async () => (await api.get('/v1/vendor?query=sumivel')).body.data.length
    const offerStatus = async (id: string) => (await api.get(`/v1/software?id=${id}`)).status
    const tags = ['vendors', `vendor:${vendor.id}`, `offer:${service.id}`] as const
    const dropped = await watchPages(api.platform, [...tags])

    const { status, body } = await decide(who, vendor.id, 'hide')
    expect([status, body.data.state, body.message]).toEqual([
      200,
      'suspended',
      'A página saiu do ar.',
    ])
    await expect.poll(dropped).toEqual(tags)
    expect([await found(), await statusOf(vendor.id), await statusOf(vendor.id, other)]).toEqual([
      0, 404, 404,
    ])
    expect([await offerStatus(service.id), await offerStatus(software.id)]).toEqual([404, 200])
    expect(await statusOf(vendor.id, keeper)).toBe(200)
    const again = await turn(keeper, vendor.id, true)
    expect([again.status, again.body.error]).toEqual([409, expect.stringContaining(REASON)])
    // At the desk it says since when, and the last reason.
    expect(body.data.ocultada).toEqual({ desde: expect.any(String), motivo: REASON })
    expect((await decide(who, vendor.id, 'hide')).status).toBe(409)

    expect((await decide(who, vendor.id, 'show')).body.data.state).toBe('published')
    expect([await found(), await statusOf(vendor.id), await offerStatus(service.id)]).toEqual([
      1, 200, 200,
    ])
    const trail = await auditTrailOf(api.platform.db, 'vendor', [vendor.id])
    expect(trail.map(({ action, actor }) => [action, actor?.id])).toEqual([
      ['show', who.id],
      ['hide', who.id],
    ])
  })

  it('cannot be registered anew by somebody else', async () => {
    const [who, other] = [await admin(), await person()]
    const vendor = await makeVendor(api.platform.db, { isAssociated: false })
    await decide(who, vendor.id, 'hide')
    const form = {
      cnpj: vendor.cnpj,
      razaoSocial: 'Outra Ltda',
      nomeFantasia: 'Outra',
      email: 'a@empresa-outra.com.br',
      telefone: '(11) 2385-1939',
      site: 'https://empresa-outra.com.br',
      numeroFuncionarios: '11 a 50',
      cep: '01310-100',
      cidade: 'São Paulo',
      estado: 'SP',
      logradouro: 'Avenida Paulista',
      numero: '1000',
      bairro: 'Bela Vista',
      complemento: '',
      pais: 'Brasil',
    }
    const begun = await api.send('POST', '/v1/vendor', { token: other.token, payload: form })
    expect([begun.status, begun.body.fields]).toEqual([409, { cnpj: 'CNPJ já cadastrado' }])
  })

  it('is only one that is seen; what its administrators hid is theirs', async () => {
    const [who, keeper] = [await admin(), await person()]
    const vendor = await makeVendor(api.platform.db, { isVisible: false })
    await giveVendor(api.platform.db, vendor.id, keeper.id)
    for (const what of ['hide', 'show'] as const) {
      const { status, body } = await decide(who, vendor.id, what)
      expect([status, body.error]).toEqual([409, 'Quem administra esta página a ocultou.'])
    }
  })
})
