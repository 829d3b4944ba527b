import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { giveOffer, giveVendor, linkOffer, makeOffer, makeVendor } from '#/db/factories/index.ts'
import { offerOwners, offerPrices, offers, offerTraits, vendors } from '#/db/schema/index.ts'
import { categoryPrices } from '#/features/catalogue/service.server.ts'
import { loader } from '#/routes/software-details.tsx'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { pageData } from '#/server/testing/pages.server.ts'
import { PLANS_MAX, PRICE_MAX } from './limits.ts'

const t = testApi()
const NO_SUCH = '0198c0de-0000-7000-8000-000000000000'

const PLAN = {
  nome: 'Essencial',
  precoCentavos: 9900,
  periodo: 'mensal',
  por: 'empresa',
  inclui: 'NF-e\nEstoque',
  limites: 'Até 2 usuários',
}

const pathOf = ({ id }: { id: string }) => `/v1/software/${id}/ficha`
const put = (offer: { id: string }, who: Person | undefined, payload: object) =>
  t.send('PUT', pathOf(offer), { token: who?.token, payload })
const read = async (offer: { id: string }) => (await t.get(pathOf(offer))).body.data

/** A software and the person who owns it. */
async function owned(overrides?: Parameters<typeof makeOffer>[1]) {
  const [owner, offer] = [await t.person(), await makeOffer(t.platform.db, overrides)]
  await giveOffer(t.platform.db, offer.id, owner.id)
  return { owner, offer }
}

const rowOf = async ({ id }: { id: string }) =>
  (await t.platform.db.select().from(offers).where(eq(offers.id, id)))[0]

/** Makes what is kept of prices as old as a number of days. */
async function agePrices({ id }: { id: string }, days: number) {
  const since = new Date(Date.now() - days * 86_400_000)
  await t.platform.db.update(offerPrices).set({ since }).where(eq(offerPrices.offerId, id))
}

describe('the sheet of a product', () => {
  it('knows nothing that nobody said', async () => {
    const offer = await makeOffer(t.platform.db)
    const { status, body } = await t.get(pathOf(offer))
    expect(status).toBe(200)
    expect(body.data).toEqual({
      prontidao: expect.any(Array),
      planos: null,
      taxaImplantacaoCentavos: null,
      fidelidadeMeses: null,
      reajuste: null,
      diasGratis: null,
      temPlanoGratuito: null,
      diasImplantacao: null,
      portes: null,
      setores: null,
      plataformas: null,
      hospedagem: null,
      idiomas: null,
      suporte: null,
      exportacao: null,
      integracoes: null,
      fontes: {},
      mensalAPartirDeCentavos: null,
      mensalAPartirDePor: null,
      produtos: [],
      precos: [],
      atualizadoEm: null,
      versao: expect.any(String),
    })
  })

  it('says all that was said, with its date and who said it', async () => {
    const { owner, offer } = await owned()
    const all = {
      planos: [PLAN, { ...PLAN, nome: 'Sob medida', precoCentavos: null }],
      taxaImplantacaoCentavos: 50000,
      fidelidadeMeses: 0,
      reajuste: 'ipca',
      diasGratis: 14,
      temPlanoGratuito: false,
      diasImplantacao: 30,
      portes: ['mei', 'me'],
      setores: ['comercio'],
      plataformas: ['web', 'android'],
      hospedagem: 'brasil',
      idiomas: ['pt'],
      suporte: { canais: ['whatsapp'], horario: 'comercial' },
      exportacao: { formatos: ['csv'], prazoDias: 30 },
      integracoes: ['nfe', 'pix'],
    }
    const began = new Date().toISOString()
    const { status, body } = await put(offer, owner, all)
    expect(status).toBe(200)
    expect(body.message).toBe('Ficha atualizada.')
    expect(await read(offer)).toEqual(body.data)
    expect(body.data).toMatchObject({
      ...all,
      mensalAPartirDeCentavos: 9900,
      mensalAPartirDePor: 'empresa',
    })
    for (const fact of Object.keys(all)) {
      expect(body.data.fontes[fact].fonte).toBe('fornecedor')
      expect(body.data.fontes[fact].atualizadoEm >= began).toBe(true)
    }
    // What it answered may be sent back as it is.
    expect((await put(offer, owner, body.data)).status).toBe(200)
  })

  it('keeps what is not sent, with its date, and takes back what is null or says nothing', async () => {
    const { owner, offer } = await owned()
    const { data } = (await put(offer, owner, { portes: ['me'], idiomas: ['pt'], diasGratis: 7 }))
      .body
    const after = (
      await put(offer, owner, { idiomas: null, diasGratis: 7, suporte: { canais: [] } })
    ).body.data
    expect(after).toMatchObject({ portes: ['me'], idiomas: null, diasGratis: 7, suporte: null })
    expect(Object.keys(after.fontes).sort()).toEqual(['diasGratis', 'portes'])
    expect(after.fontes.portes).toEqual(data.fontes.portes)
    // Said again, it is said anew.
    expect(after.fontes.diasGratis.atualizadoEm > data.fontes.diasGratis.atualizadoEm).toBe(true)
    expect((await put(offer, owner, { portes: [] })).body.data.portes).toBeNull()
  })

  it('is not overwritten by who saw it before somebody else changed it', async () => {
    const { owner, offer } = await owned()
    const { versao } = await read(offer)
    expect((await put(offer, owner, { portes: ['me'], versao })).status).toBe(200)
    const late = await put(offer, owner, { portes: ['grande'], versao })
    expect(late.status).toBe(409)
    expect(late.body.error).toContain('mudou depois que você a abriu')
    expect((await read(offer)).portes).toEqual(['me'])
  })

  it('is changed by one at a time', async () => {
    const { owner, offer } = await owned()
    const { versao } = await read(offer)
    const answers = await Promise.all(
      [['me'], ['epp'], ['media']].map((portes) => put(offer, owner, { portes, versao })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('drops the pages that show it', async () => {
    const { owner, offer } = await owned()
    const before = await rowOf(offer)
    expect((await read(offer)).portes).toBeNull()
    await put(offer, owner, { portes: ['me'] })
    expect((await read(offer)).portes).toEqual(['me'])
    expect((await rowOf(offer))?.updatedAt).toEqual(before?.updatedAt)
  })
})

describe('a sheet that is sent again and again', () => {
  it('drops no list where it says the same, and is refused after a while', async () => {
    const { owner, offer } = await owned()
    await put(offer, owner, { portes: ['me'] })
    await new Promise((resolve) => setImmediate(resolve))
    const drop = vi.spyOn(t.platform.pageCache, 'drop')
    for (let time = 1; time < 200; time++)
      expect((await put(offer, owner, { portes: ['me'] })).status).toBe(200)
    const dropped = drop.mock.calls.slice(1).flatMap(([tags]) => tags)
    expect(dropped).toContain(`offer:${offer.id}`)
    expect(dropped).not.toContain('offers')
    drop.mockRestore()
    const { status } = await put(offer, owner, { portes: ['epp'] })
    expect([status, (await read(offer)).portes]).toEqual([429, ['me']])
  })
})

describe('who says it', () => {
  it('is who may edit the product, and Admins', async () => {
    const { owner, offer } = await owned()
    const [stranger, admin] = [await t.person(), await t.admin()]
    expect((await put(offer, undefined, { portes: ['me'] })).status).toBe(401)
    expect((await put(offer, stranger, { portes: ['me'] })).status).toBe(403)
    expect((await t.get(`${pathOf(offer)}/edicao`, stranger.token)).status).toBe(403)
    const byAdmin = await put(offer, admin, { portes: ['me'] })
    expect(byAdmin.body.data.fontes.portes.fonte).toBe('administracao')
    expect((await put(offer, owner, { portes: ['me'] })).body.data.fontes.portes.fonte).toBe(
      'fornecedor',
    )
    expect((await put({ id: NO_SUCH }, admin, { portes: ['me'] })).status).toBe(404)
  })

  it('is, of a service, who keeps the page of its supplier; what only software has is refused', async () => {
    const { db } = t.platform
    const [keeper, vendor] = [await t.person(), await makeVendor(db)]
    const service = await makeOffer(db, { kind: 'service' })
    await giveVendor(db, vendor.id, keeper.id)
    await linkOffer(db, vendor.id, service.id)
    expect((await put(service, keeper, { planos: [PLAN], portes: ['me'] })).status).toBe(200)
    const refused = await put(service, keeper, { plataformas: ['web'], hospedagem: 'brasil' })
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual({
      plataformas: 'Não se aplica a serviços.',
      hospedagem: 'Não se aplica a serviços.',
    })
    // As it is read, it may be sent back.
    expect((await put(service, keeper, await read(service))).status).toBe(200)
  })

  it('sees that of what is hidden, which nobody else does', async () => {
    const { owner, offer } = await owned({ isVisible: false })
    expect((await t.get(pathOf(offer))).status).toBe(404)
    const { status, body } = await t.get(`${pathOf(offer)}/edicao`, owner.token)
    expect([status, body.data.versao]).toEqual([200, expect.any(String)])
  })
})

describe('bad input', () => {
  const plan = (change: object) => ({ planos: [PLAN, { ...PLAN, nome: 'Outro', ...change }] })
  const many = Array.from({ length: PLANS_MAX + 1 }, (_, n) => ({ ...PLAN, nome: `Plano ${n}` }))
  it.each([
    ['planos', 'x', 'planos', 'Envie uma lista de planos.'],
    ['too many plans', { planos: many }, 'planos', 'Informe até 10 planos.'],
    ['no name', plan({ nome: ' ' }), 'planos.1.nome', 'Dê um nome ao plano.'],
    ['a long name', plan({ nome: 'x'.repeat(61) }), 'planos.1.nome', 'Use até 60 caracteres.'],
    ['a name twice', plan({ nome: 'ESSENCIAL' }), 'planos.1.nome', 'Já há um plano com este nome.'],
    [
      'a name twice, once with a sign that nobody sees',
      plan({ nome: 'Essen\u200dcial' }),
      'planos.1.nome',
      'Já há um plano com este nome.',
    ],
    [
      'reais',
      plan({ precoCentavos: 99.9 }),
      'planos.1.precoCentavos',
      'Use o valor em centavos, sem vírgula.',
    ],
    [
      'no price',
      plan({ precoCentavos: undefined }),
      'planos.1.precoCentavos',
      'Use o valor em centavos, sem vírgula.',
    ],
    [
      'less than nothing',
      plan({ precoCentavos: -1 }),
      'planos.1.precoCentavos',
      'O valor não pode ser negativo.',
    ],
    [
      'too much',
      plan({ precoCentavos: PRICE_MAX + 1 }),
      'planos.1.precoCentavos',
      'O valor vai até R$\u00a01.000.000,00.',
    ],
    [
      'a period',
      plan({ periodo: 'semanal' }),
      'planos.1.periodo',
      'Escolha entre: mensal, anual, unico.',
    ],
    ['a unit', plan({ por: 'nota' }), 'planos.1.por', 'Escolha entre: usuario, empresa, uso.'],
    [
      'what it includes',
      plan({ inclui: 'x'.repeat(601) }),
      'planos.1.inclui',
      'Use até 600 caracteres.',
    ],
    ['its limits', plan({ limites: 5 }), 'planos.1.limites', 'Diga em texto os limites do plano.'],
    [
      'set-up',
      { taxaImplantacaoCentavos: '10' },
      'taxaImplantacaoCentavos',
      'Use o valor em centavos, sem vírgula.',
    ],
    [
      'term',
      { fidelidadeMeses: 121 },
      'fidelidadeMeses',
      'Use um número inteiro de meses, de 0 a 120.',
    ],
    [
      'adjustment',
      { reajuste: 'selic' },
      'reajuste',
      'Escolha entre: ipca, igpm, inpc, outro, nenhum.',
    ],
    ['trial', { diasGratis: -1 }, 'diasGratis', 'Use um número inteiro de dias, de 0 a 365.'],
    ['free plan', { temPlanoGratuito: 'sim' }, 'temPlanoGratuito', 'Responda true ou false.'],
    [
      'set-up time',
      { diasImplantacao: 1.5 },
      'diasImplantacao',
      'Use um número inteiro de dias, de 0 a 730.',
    ],
    ['sizes', { portes: 'me' }, 'portes', 'Envie uma lista de opções.'],
    ['a size', { portes: ['me', 'xl'] }, 'portes.1', 'Escolha entre: mei, me, epp, media, grande.'],
    ['a sector', { setores: ['x'] }, 'setores.0', /^Escolha entre: agro, /],
    ['a platform', { plataformas: ['web', null] }, 'plataformas.1', /^Escolha entre: web, /],
    [
      'hosting',
      { hospedagem: ['brasil'] },
      'hospedagem',
      'Escolha entre: brasil, exterior, propria.',
    ],
    ['a language', { idiomas: ['xx'] }, 'idiomas.0', /^Escolha entre: pt, /],
    ['support', { suporte: 'fone' }, 'suporte', 'Envie um objeto: canais, horario.'],
    [
      'a channel',
      { suporte: { canais: ['fax'] } },
      'suporte.canais.0',
      /^Escolha entre: telefone, /,
    ],
    ['hours', { suporte: { horario: 'x' } }, 'suporte.horario', /^Escolha entre: comercial, /],
    [
      'a format',
      { exportacao: { formatos: ['doc'] } },
      'exportacao.formatos.0',
      /^Escolha entre: csv, /,
    ],
    ['a deadline', { exportacao: { prazoDias: 400 } }, 'exportacao.prazoDias', /de 0 a 365\.$/],
    ['integrations', { integracoes: {} }, 'integracoes', 'Envie uma lista de integrações.'],
    [
      'an integration',
      { integracoes: ['nfe', 'sefaz'] },
      'integracoes.1',
      /^Escolha uma integração da lista/,
    ],
    [
      'a product',
      { integracoes: ['nfe', NO_SUCH] },
      'integracoes.1',
      'Este software não está no catálogo.',
    ],
    ['a version', { versao: 5 }, 'versao', 'Versão inválida.'],
  ])('is refused by its field, and nothing is written: %s', async (_what, sent, field, message) => {
    const { owner, offer } = await owned()
    const payload = typeof sent === 'string' ? { planos: sent } : sent
    const { status, body } = await put(offer, owner, { idiomas: ['pt'], ...payload })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
    expect(body.fields[field]).toMatch(message)
    expect((await read(offer)).fontes).toEqual({})
  })

  it('is a product of itself, or one that nobody sees', async () => {
    const { owner, offer } = await owned()
    const hidden = await makeOffer(t.platform.db, { isVisible: false })
    const service = await makeOffer(t.platform.db, { kind: 'service' })
    const integracoes = [offer.id, hidden.id, service.id]
    const { body } = await put(offer, owner, { integracoes })
    expect(body.fields).toEqual({
      'integracoes.0': 'Um software não se integra a si mesmo.',
      'integracoes.1': 'Este software não está no catálogo.',
      'integracoes.2': 'Este software não está no catálogo.',
    })
  })
})

describe('products that work together', () => {
  it('are not shown by one that others name, until who names it speaks for a confirmed company', async () => {
    const { db } = t.platform
    const [{ owner, offer }, { offer: other }] = [await owned(), await owned()]
    const vendor = await makeVendor(db, { unconfirmedSince: new Date() })
    await giveVendor(db, vendor.id, owner.id)
    const { body } = await put(offer, owner, { integracoes: [other.id] })
    expect(body.data.produtos).toMatchObject([{ _id: other.id, citadoPor: 'este' }])
    expect((await read(other)).produtos).toEqual([])
    await db.update(vendors).set({ unconfirmedSince: null }).where(eq(vendors.id, vendor.id))
    t.platform.pageCache.drop(['*'])
    expect((await read(other)).produtos).toMatchObject([{ _id: offer.id, citadoPor: 'outro' }])
  })

  it('are shown by what others name as long as its maker, or Praça, stands behind it', async () => {
    const { db } = t.platform
    const [{ owner, offer }, { offer: other }] = [await owned(), await owned()]
    const maker = await makeVendor(db)
    const keeper = await t.person()
    await giveVendor(db, maker.id, keeper.id)
    const says = async (change: Partial<typeof vendors.$inferInsert>) => {
      await db.update(vendors).set(change).where(eq(vendors.id, maker.id))
      t.platform.pageCache.drop(['*'])
      return (await read(other)).produtos.length
    }
    await put(offer, owner, { integracoes: [other.id] })
    await db.delete(offerOwners).where(eq(offerOwners.offerId, offer.id))
    // Whoever said it has left.
    expect(await says({ isVisible: true })).toBe(0)
    await db.update(offers).set({ makerId: maker.id }).where(eq(offers.id, offer.id))
    expect(await says({ isVisible: true })).toBe(1)
    expect(await says({ unconfirmedSince: new Date() })).toBe(0)
    expect(await says({ unconfirmedSince: null, isVisible: false })).toBe(0)
    await put(offer, await t.admin(), { integracoes: [other.id] })
    expect((await read(other)).produtos).toMatchObject([{ _id: offer.id, citadoPor: 'outro' }])
  })

  it('are shown no more by a page that others name once their supplier is off the site', async () => {
    const { db } = t.platform
    const [{ owner, offer }, { offer: other }] = [await owned({ name: 'Prumo Só' }), await owned()]
    const vendor = await makeVendor(db)
    await giveVendor(db, vendor.id, owner.id)
    await put(offer, owner, { integracoes: [other.id] })
    const page = () =>
      pageData(t.platform, `/software/details/${other.id}`, loader, { id: other.id })
    await vi.waitFor(async () => expect(await page()).toContain('Prumo Só'))
    const { status } = await t.send('POST', `/v1/admin/suppliers/${vendor.id}/hide`, {
      token: (await t.admin()).token,
      payload: { reason: 'Cita quem não conhece.' },
    })
    expect(status).toBe(200)
    await vi.waitFor(async () => expect(await page()).not.toContain('Prumo Só'))
  })

  it('are shown again by a page that others name once an Admin shows or confirms their supplier', async () => {
    const { db } = t.platform
    const [{ owner, offer }, { offer: other }] = [await owned({ name: 'Nível Só' }), await owned()]
    const vendor = await makeVendor(db, { logoKey: 'logos/x.webp', description: 'Completa.' })
    await giveVendor(db, vendor.id, owner.id)
    await put(offer, owner, { integracoes: [other.id] })
    const { token } = await t.admin()
    const page = () =>
      pageData(t.platform, `/software/details/${other.id}`, loader, { id: other.id })
    const decide = async (path: string) => {
      const payload = path.endsWith('/confirm') ? undefined : { reason: 'Motivo suficiente.' }
      const { status } = await t.send('POST', `/v1/admin/${path}`, { token, payload })
      expect(status, path).toBe(200)
    }
    const deeds = [
      [`suppliers/${vendor.id}/hide`, `suppliers/${vendor.id}/show`],
      [`suppliers/${vendor.id}/unconfirm`, `confirmations/${vendor.id}/confirm`],
      [`offers/${offer.id}/hide`, `offers/${offer.id}/show`],
    ] as const
    for (const [takes, gives] of deeds) {
      await decide(takes)
      await vi.waitFor(async () => expect(await page(), takes).not.toContain('Nível Só'))
      await decide(gives)
      await vi.waitFor(async () => expect(await page(), gives).toContain('Nível Só'))
    }
  })

  it('are shown again by a page that names what an Admin shows again', async () => {
    const [{ owner, offer }, { offer: other }] = [await owned(), await owned({ name: 'Esquadro' })]
    await put(offer, owner, { integracoes: [other.id] })
    const { token } = await t.admin()
    const page = () =>
      pageData(t.platform, `/software/details/${offer.id}`, loader, { id: offer.id })
    const decide = (what: 'hide' | 'show') =>
      t.send('POST', `/v1/admin/offers/${other.id}/${what}`, {
        token,
        payload: { reason: 'Motivo suficiente.' },
      })
    expect((await decide('hide')).status).toBe(200)
    await vi.waitFor(async () => expect(await page()).not.toContain('Esquadro'))
    expect((await decide('show')).status).toBe(200)
    await vi.waitFor(async () => expect(await page()).toContain('Esquadro'))
  })

  it('are shown by what others name from when an Admin gives those to who keeps a page', async () => {
    const { db } = t.platform
    const [{ owner, offer }, { offer: other }] = [await owned(), await owned()]
    const vendor = await makeVendor(db)
    const [keeper, heir, boss] = [await t.person(), await t.person(), await t.admin()]
    await giveVendor(db, vendor.id, keeper.id)
    await linkOffer(db, vendor.id, offer.id)
    await put(offer, owner, { integracoes: [other.id] })
    await db.delete(offerOwners).where(eq(offerOwners.offerId, offer.id))
    expect((await read(other)).produtos).toEqual([])
    const { status } = await t.send('POST', `/v1/admin/suppliers/${vendor.id}/give`, {
      token: boss.token,
      payload: { reason: 'Trocou de responsável.', email: heir.email },
    })
    expect(status).toBe(200)
    await vi.waitFor(async () => expect((await read(other)).produtos).toHaveLength(1))
  })

  it('say nothing of one that is hidden, but to who edits the product that names it', async () => {
    const [{ owner, offer }, { offer: other }] = [await owned(), await owned()]
    await put(offer, owner, { integracoes: ['pix', other.id] })
    await t.platform.db.update(offers).set({ isVisible: false }).where(eq(offers.id, other.id))
    t.platform.pageCache.drop(['*'])
    expect(JSON.stringify(await read(offer))).not.toContain(other.id)
    const { body } = await t.get(`${pathOf(offer)}/edicao`, owner.token)
    expect(body.data.integracoes).toEqual(['pix', other.id])
  })

  it('are shown by both, with who says so', async () => {
    const [one, other] = [await owned({ name: 'Prumo' }), await owned({ name: 'Lince' })]
    for (const { owner } of [one, other])
      await giveVendor(t.platform.db, (await makeVendor(t.platform.db)).id, owner.id)
    expect((await read(other.offer)).produtos).toEqual([])
    const { body } = await put(one.offer, one.owner, { integracoes: [other.offer.id] })
    expect(body.data.integracoes).toEqual([other.offer.id])
    expect(body.data.produtos).toMatchObject([{ name: 'Lince', citadoPor: 'este' }])
    expect((await read(other.offer)).produtos).toMatchObject([
      { name: 'Prumo', citadoPor: 'outro' },
    ])
    await put(other.offer, other.owner, { integracoes: ['pix', one.offer.id] })
    expect((await read(one.offer)).produtos).toMatchObject([{ name: 'Lince', citadoPor: 'ambos' }])
    await put(one.offer, one.owner, { integracoes: null })
    expect((await read(one.offer)).produtos).toMatchObject([{ name: 'Lince', citadoPor: 'outro' }])
    expect((await read(other.offer)).integracoes).toEqual(['pix', one.offer.id])
  })

  it('may name each other at the same moment', async () => {
    const [one, other] = [await owned(), await owned()]
    for (let time = 0; time < 8; time++) {
      const name = (from: typeof one, to: typeof one) =>
        put(from.offer, from.owner, { integracoes: time % 2 ? null : [to.offer.id] })
      const answers = await Promise.all([name(one, other), name(other, one)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
  })

  it('are shown by one alone where the other refuses it, until it says so itself', async () => {
    const [one, other] = [await owned({ name: 'Régua' }), await owned({ name: 'Trena' })]
    for (const { owner } of [one, other])
      await giveVendor(t.platform.db, (await makeVendor(t.platform.db)).id, owner.id)
    const refuse = (who: Person, recusada: unknown, namer = one.offer) =>
      t.send('PUT', `/v1/software/${other.offer.id}/integracoes/${namer.id}/recusa`, {
        token: who.token,
        payload: { recusada },
      })
    expect((await refuse(other.owner, true)).status).toBe(404)
    const name = () => put(one.offer, one.owner, { integracoes: [other.offer.id] })
    await name()
    expect((await refuse(one.owner, true)).status).toBe(403)
    // Of what nobody sees it is not said whether it names anything.
    const show = (isVisible: boolean) =>
      t.platform.db.update(offers).set({ isVisible }).where(eq(offers.id, one.offer.id))
    await show(false)
    expect((await refuse(other.owner, true)).status).toBe(404)
    await show(true)
    expect((await refuse(other.owner, 'sim')).body.fields).toHaveProperty('recusada')
    expect((await refuse(other.owner, true)).body.data).toEqual({ recusada: true })
    expect((await read(other.offer)).produtos).toEqual([])
    const named = async () => (await read(one.offer)).produtos
    expect(await named()).toMatchObject([{ name: 'Trena', recusadoPor: 'outro' }])
    const forOwner = async () =>
      (await t.get(`${pathOf(other.offer)}/edicao`, other.owner.token)).body.data.produtos
    expect(await forOwner()).toMatchObject([{ name: 'Régua', recusadoPor: 'este' }])
    // To say it anew undoes nothing.
    await put(one.offer, one.owner, { integracoes: null })
    await name()
    expect((await read(other.offer)).produtos).toEqual([])
    await refuse(other.owner, false)
    expect((await read(other.offer)).produtos).toMatchObject([{ recusadoPor: null }])
    await refuse(other.owner, true)
    await put(other.offer, other.owner, { integracoes: [one.offer.id] })
    expect(await named()).toMatchObject([{ citadoPor: 'ambos', recusadoPor: null }])
  })
})

describe('prices', () => {
  const withPrice = (precoCentavos: number | null, change: object = {}) => ({
    planos: [{ ...PLAN, precoCentavos, ...change }],
  })

  it('of before are kept, with their time', async () => {
    const { owner, offer } = await owned()
    await put(offer, owner, withPrice(9900))
    await agePrices(offer, 30)
    // Said again, or with other words, it is the same price.
    await put(offer, owner, withPrice(9900, { inclui: 'Tudo' }))
    await put(offer, owner, withPrice(11900))
    // Corrected on the same day, it never was one.
    const { precos } = (await put(offer, owner, withPrice(10900))).body.data
    expect(precos).toMatchObject([
      { plano: 'Essencial', precoCentavos: 10900, periodo: 'mensal', por: 'empresa', ate: null },
      { precoCentavos: 9900, ate: expect.any(String) },
    ])
    expect(precos[1].ate).toBe(precos[0].desde)
    // Back on the same day, it never ended; then it does.
    const back = (await put(offer, owner, withPrice(9900))).body.data.precos
    expect(back).toEqual([{ ...precos[1], ate: null }])
    await put(offer, owner, withPrice(10900))
    await agePrices(offer, 3)
    const gone = (await put(offer, owner, { planos: null })).body.data
    expect(gone).toMatchObject({ planos: null, mensalAPartirDeCentavos: null })
    expect(gone.precos.map(({ ate }: { ate: string | null }) => ate === null)).toEqual([
      false,
      false,
    ])
  })

  it('of a plan under another name are the same, while it costs the same', async () => {
    const { owner, offer } = await owned()
    await put(offer, owner, withPrice(9900))
    await agePrices(offer, 30)
    const [first] = (await put(offer, owner, withPrice(9900))).body.data.precos
    const { precos } = (await put(offer, owner, withPrice(9900, { nome: 'Básico' }))).body.data
    expect(precos).toEqual([{ ...first, plano: 'Básico' }])
    // A plan that keeps its name has changed, whatever a new one costs.
    const both = [
      { ...PLAN, nome: 'Básico', precoCentavos: 14900 },
      { ...PLAN, nome: 'Mini', precoCentavos: 9900 },
    ]
    const after = (await put(offer, owner, { planos: both })).body.data.precos
    expect(after).toContainEqual({ ...first, plano: 'Básico', ate: expect.any(String) })
  })

  it('that held long are put out by no number of short ones', async () => {
    const { owner, offer } = await owned()
    await put(offer, owner, withPrice(5000))
    await agePrices(offer, 100)
    const ended = () =>
      t.platform.db.update(offerPrices).set({
        since: sql`${offerPrices.since} - interval '1 day'`,
        until: sql`${offerPrices.until} - interval '1 day'`,
      })
    for (let day = 0; day < 5; day++) {
      const planos = Array.from({ length: 10 }, (_, n) => ({
        ...PLAN,
        nome: `Plano ${n}, dia ${day}`,
        precoCentavos: 7000 + day * 10 + n,
      }))
      await put(offer, owner, { planos })
      await ended()
    }
    const { precos } = (await put(offer, owner, withPrice(9900))).body.data
    expect(precos.length).toBeLessThanOrEqual(30)
    expect(precos[0]).toMatchObject({ precoCentavos: 9900, ate: null })
    expect(precos).toContainEqual(expect.objectContaining({ precoCentavos: 5000 }))
    const moments = precos.slice(1).map(({ ate }: { ate: string }) => ate)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })

  it.each([
    ['a month, the least', [{ precoCentavos: 9900 }, { precoCentavos: 4900 }], 4900],
    [
      'per user, where that is the least',
      [{ precoCentavos: 4900, por: 'usuario' }, {}],
      4900,
      'usuario',
    ],
    ['a twelfth of a year', [{ precoCentavos: 100000, periodo: 'anual' }], 8333],
    ['not what is free beside', [{ precoCentavos: 0 }, { precoCentavos: 4900 }], 4900],
    ['nothing, where all is free', [{ precoCentavos: 0 }], 0],
    [
      'not by use, once, or on request',
      [{ por: 'uso' }, { periodo: 'unico' }, { precoCentavos: null }],
      null,
    ],
  ])('give the least of a month: %s', async (_what, plans, monthly, unit = 'empresa') => {
    const { owner, offer } = await owned()
    const planos = plans.map((plan, n) => ({ ...PLAN, nome: `Plano ${n}`, ...plan }))
    const { body } = await put(offer, owner, { planos })
    const por = monthly === null ? null : unit
    expect(body.data).toMatchObject({ mensalAPartirDeCentavos: monthly, mensalAPartirDePor: por })
    expect(await rowOf(offer)).toMatchObject({ monthlyFromCents: monthly, monthlyFromUnit: por })
  })
})

it('tells what the software of a category costs, from three that say so on', async () => {
  const { db } = t.platform
  const categories = ['Frotas']
  const priced = async (precoCentavos: number, por = 'empresa') => {
    const { owner, offer } = await owned({ categories })
    await put(offer, owner, { planos: [{ ...PLAN, precoCentavos, por }] })
    return { owner, offer }
  }
  await owned({ categories })
  await makeOffer(db, { categories, kind: 'service', monthlyFromCents: 100 })
  for (const price of [10000, 0]) await priced(price)
  const last = await priced(30000)
  expect(await categoryPrices(db, 'Frotas')).toBeNull()
  await priced(50001)
  const company = { unit: 'empresa', said: 3, least: 10000, median: 30000, most: 50001 }
  expect(await categoryPrices(db, 'Frotas')).toEqual({ of: 5, units: [company] })
  // A price per user is no part of what those per company come to.
  for (const price of [900, 1000]) await priced(price, 'usuario')
  expect(await categoryPrices(db, 'Frotas')).toEqual({ of: 7, units: [company] })
  await put(last.offer, last.owner, { planos: [{ ...PLAN, precoCentavos: 40000 }] })
  await priced(60000)
  await priced(1100, 'usuario')
  expect(await categoryPrices(db, 'Frotas')).toEqual({
    of: 9,
    units: [
      { ...company, said: 4, median: 45000, most: 60000 },
      { unit: 'usuario', said: 3, least: 900, median: 1000, most: 1100 },
    ],
  })
})

it('is found by how the least price is charged, and by all plans where there is none', async () => {
  const manufacturer = 'Gaveta'
  const chargedAs = async (plans: object[]) => {
    const { owner, offer } = await owned({ manufacturer })
    await put(offer, owner, {
      planos: plans.map((plan, n) => ({ ...PLAN, nome: `Plano ${n}`, ...plan })),
    })
  }
  await chargedAs([
    { precoCentavos: 9000, por: 'usuario' },
    { precoCentavos: 90000, por: 'empresa' },
  ])
  await chargedAs([{ precoCentavos: 15000, por: 'empresa' }])
  // Of these nobody says what a month costs.
  await chargedAs([
    { precoCentavos: 0, por: 'empresa' },
    { precoCentavos: 190, periodo: 'unico', por: 'uso' },
    { precoCentavos: 30, periodo: 'unico', por: 'uso' },
  ])
  await chargedAs([{ precoCentavos: null, por: 'empresa' }])
  const total = async (search: string) =>
    (await t.get(`/v1/software/searchPaginados?empresa=${manufacturer}&${search}`)).body.total
  expect(await total('cobranca=usuario')).toBe(1)
  expect(await total('cobranca=empresa')).toBe(2)
  expect(await total('cobranca=uso')).toBe(1)
  // No price per user is taken for one per company.
  expect(await total('cobranca=empresa&preco=100')).toBe(0)
  expect(await total('cobranca=usuario&preco=100')).toBe(1)
  const { data } = (await t.get(`/v1/software/facetas?empresa=${manufacturer}`)).body
  expect(data.find(({ grupo }: { grupo: string }) => grupo === 'preco').explicacao).toBe(
    'Se o produto cobra por usuário, é o preço de um usuário.',
  )
})

it('is what the explorer narrows down by', async () => {
  const { owner, offer } = await owned({ manufacturer: 'Prumo' })
  await put(offer, owner, {
    planos: [{ ...PLAN, precoCentavos: 15000 }],
    diasGratis: 7,
    portes: ['me'],
    hospedagem: 'brasil',
    integracoes: ['nfe'],
  })
  const facets = async (search = '') => {
    const { data } = (await t.get(`/v1/software/facetas?${search}`)).body
    return Object.fromEntries(
      data.map(({ grupo, valores }: { grupo: string; valores: { texto: string }[] }) => [
        grupo,
        valores.map(({ texto }) => texto),
      ]),
    )
  }
  expect(await facets(`empresa=${offer.manufacturer}`)).toMatchObject({
    preco: ['Até R$ 200 por mês', 'Até R$ 500 por mês', 'Até R$ 1.000 por mês'],
    cobranca: ['Por empresa'],
    gratis: ['Teste grátis'],
    porte: ['Microempresa (ME)'],
    hospedagem: ['Nuvem no Brasil'],
    integracao: ['NF-e'],
    plataforma: [],
  })
  const found = async (search: string) =>
    (await t.get(`/v1/software/searchPaginados?empresa=${offer.manufacturer}&${search}`)).body.total
  expect(await found('preco=200&gratis=teste&integracao=nfe&porte=me')).toBe(1)
  expect(await found('preco=100')).toBe(0)
  expect((await t.get('/v1/software/searchPaginados?preco=30')).body.fields).toEqual({
    'preco.0': 'Preço: valor inválido.',
  })
  const traits = async () =>
    (await t.platform.db.select().from(offerTraits).where(eq(offerTraits.offerId, offer.id)))
      .map(({ facet, value }) => `${facet} ${value}`)
      .sort()
  expect(await traits()).toEqual([
    'gratis teste',
    'hospedagem brasil',
    'integracao nfe',
    'porte me',
    'preco 1000',
    'preco 200',
    'preco 500',
  ])
  await put(offer, owner, { planos: null, diasGratis: 0, portes: null, integracoes: null })
  expect(await traits()).toEqual(['hospedagem brasil'])
})

it('tells it of makers, each heard once in the median: nobody moves it by many products', async () => {
  const { db } = t.platform
  const categories = ['Frotas de muitos']
  const priced = (monthlyFromCents: number, manufacturer: string) =>
    makeOffer(db, { categories, manufacturer, monthlyFromCents, monthlyFromUnit: 'empresa' })
  /** What a test writes by itself is announced to nobody. */
  const told = () => {
    t.platform.pageCache.drop(['*'])
    return categoryPrices(db, 'Frotas de muitos')
  }
  for (let n = 0; n < 12; n++) await priced(100, n % 2 ? 'Enxame' : 'ENXAME')
  expect(await told()).toBeNull()
  await priced(20000, 'Lince')
  await priced(30000, 'Onça')
  expect(await told()).toEqual({
    of: 14,
    units: [{ unit: 'empresa', said: 14, least: 100, median: 20000, most: 30000 }],
  })
})
