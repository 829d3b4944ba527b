import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeVendor } from '#/db/factories/index.ts'
import { offers, successStories, testimonies, vendorOffers, vendors } from '#/db/schema/index.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { makePdf } from '#/platform/server/testing/documents.server.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import {
  formOf,
  type Keeper,
  TALE,
  testTestimonials,
  WORDS,
} from '#/server/testing/testimonials.server.ts'
import { KEPT_MAX } from './limits.ts'

const t = testTestimonials()
const { api } = t
const MIB = 1024 * 1024
const NO_SUCH = '0198c0de-0000-7000-8000-00000000dead'

const picture = () => makePicture({ width: 900, height: 600, format: 'png' })
const isStored = (address: string) =>
  api.platform.files.keys().some((key) => address.startsWith(`/uploads/${key}?`))

/** Ids of so many testimonies, the first written first. */
async function written(keeper: Keeper, count: number): Promise<string[]> {
  const ids = []
  for (let i = 1; i <= count; i++)
    ids.push((await t.addTestimony(keeper, { nome: `Pessoa ${i}` })).body.data._id)
  return ids
}

describe('a testimony', () => {
  it('is kept with its logo and the software that it names', async () => {
    const keeper = await t.keeper()
    const erp = await t.software(keeper.vendorId, { name: 'Prumo ERP' })
    const answer = await t.addTestimony(keeper, {
      'softwares[]': [erp.id, erp.id],
      logotipo: await picture(),
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      ...WORDS,
      origem: 'fornecedor',
      posicao: null,
      softwares: [{ _id: erp.id, name: 'Prumo ERP' }],
      logotipo: expect.stringMatching(/^\/uploads\/logos\/[\w-]+\.webp\?v=/),
    })
    const { body } = await api.get(`/v1/vendor/${keeper.vendorId}/depoimentos`, keeper.token)
    expect(body.data).toEqual([answer.body.data])
  })

  it('tells by its field what is wrong, and keeps nothing of it', async () => {
    const keeper = await t.keeper()
    const empty = { nome: ' ', cargo: '\u200b', empresa: '', depoimento: '\n' }
    const answer = await t.addTestimony(keeper, empty)
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      {
        nome: 'Insira o nome de quem deu o depoimento.',
        cargo: 'Insira o cargo.',
        empresa: 'Insira a empresa.',
        depoimento: 'Insira o depoimento.',
      },
    ])
    const long = await t.addTestimony(keeper, {
      depoimento: 'x'.repeat(401),
      nome: 'y'.repeat(121),
    })
    expect(long.body.fields).toEqual({
      depoimento: 'Max 400 caracteres',
      nome: 'Max 120 caracteres',
    })
    // Counted as people do: an emoji is one.
    expect((await t.addTestimony(keeper, { depoimento: '😀'.repeat(400) })).status).toBe(200)
    const notAPicture = await t.addTestimony(keeper, { logotipo: makePdf() })
    expect([notAPicture.status, notAPicture.body.fields]).toEqual([
      415,
      { logotipo: 'Por favor, envie uma imagem .png ou .jpg.' },
    ])
    const large = await t.addTestimony(keeper, { logotipo: Buffer.alloc(10 * MIB + 1) })
    expect([large.status, large.body.fields]).toEqual([
      413,
      { logotipo: 'Arquivos com no máximo 10MB são aceitos' },
    ])
    expect(
      await api.platform.db.$count(testimonies, eq(testimonies.vendorId, keeper.vendorId)),
    ).toBe(1)
  })

  it('names only software of its supplier, and five at most', async () => {
    const keeper = await t.keeper()
    const [foreign, service] = [
      await t.software((await makeVendor(api.platform.db)).id),
      await t.software(keeper.vendorId, { kind: 'service' }),
    ]
    for (const id of [foreign.id, service.id, NO_SUCH]) {
      const answer = await t.addTestimony(keeper, { 'softwares[]': id })
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { softwares: 'Escolha softwares do catálogo desta página.' },
      ])
    }
    const many = []
    for (let i = 0; i < 6; i++) many.push((await t.software(keeper.vendorId)).id)
    const answer = await t.addTestimony(keeper, { 'softwares[]': many })
    expect(answer.body.fields).toEqual({ softwares: 'Escolha até 5 softwares.' })
    expect((await t.addTestimony(keeper, { 'softwares[]': many.slice(1) })).status).toBe(200)
  })

  it('changes, and its former logo goes', async () => {
    const keeper = await t.keeper()
    const { data } = (await t.addTestimony(keeper, { logotipo: await picture() })).body
    const change = (fields: Parameters<typeof formOf>[0]) =>
      t.send(
        'PUT',
        `/vendor/${keeper.vendorId}/depoimentos/${data._id}`,
        keeper.token,
        formOf({ ...WORDS, ...fields }),
      )
    const renamed = await change({ nome: 'Marina P.' })
    expect(renamed.body.data).toMatchObject({ nome: 'Marina P.', logotipo: data.logotipo })
    const replaced = (await change({ logotipo: await picture() })).body.data.logotipo
    expect(replaced).not.toBe(data.logotipo)
    expect([isStored(data.logotipo), isStored(replaced)]).toEqual([false, true])
    expect((await change({ removerLogotipo: 'true' })).body.data.logotipo).toBe('')
    expect(isStored(replaced)).toBe(false)
  })

  it('is deleted with its logo; of another supplier nothing is found', async () => {
    const [keeper, other] = [await t.keeper(), await t.keeper()]
    const { data } = (await t.addTestimony(keeper, { logotipo: await picture() })).body
    const path = (vendorId: string) => `/vendor/${vendorId}/depoimentos/${data._id}`
    expect((await t.send('DELETE', path(other.vendorId), other.token)).status).toBe(404)
    expect((await t.send('PUT', path(other.vendorId), other.token, formOf(WORDS))).status).toBe(404)
    expect((await t.send('DELETE', path(keeper.vendorId), keeper.token)).status).toBe(200)
    expect((await t.send('DELETE', path(keeper.vendorId), keeper.token)).status).toBe(404)
    expect(isStored(data.logotipo)).toBe(false)
  })

  it('is one of fifty at most', async () => {
    const keeper = await t.keeper()
    const { vendorId } = keeper
    const row = { vendorId, personName: 'A', personRole: 'B', company: 'C', statement: 'D' }
    await api.platform.db
      .insert(testimonies)
      .values(Array.from({ length: KEPT_MAX - 1 }, () => row))
    const answers = await Promise.all([t.addTestimony(keeper), t.addTestimony(keeper)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a success story', () => {
  it('is kept with its cover and its document, which is only ever downloaded', async () => {
    const keeper = await t.keeper()
    const erp = await t.software(keeper.vendorId)
    const pdf = makePdf({ size: 20_000 })
    const { status, body } = await t.addStory(keeper, {
      fotocapa: await picture(),
      arquivo: pdf,
      'softwares[]': erp.id,
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      ...TALE,
      posicao: null,
      softwares: [{ _id: erp.id, name: erp.name }],
      fotocapa: expect.stringMatching(/^\/uploads\/pictures\/[\w-]+\.webp\?v=/),
      arquivo: expect.stringMatching(/^\/uploads\/documents\/[\w-]+\.pdf\?v=/),
    })
    const file = await api.app.inject(body.data.arquivo)
    expect(file.rawPayload.equals(pdf)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
  })

  it('tells by its field what is wrong', async () => {
    const keeper = await t.keeper()
    const words = await t.addStory(keeper, { titulo: '', descricao: 'x'.repeat(401) })
    expect(words.body.fields).toEqual({
      titulo: 'Insira o título.',
      descricao: 'Max 400 caracteres',
    })
    const NO_PDF = 'Por favor, envie um arquivo .pdf.'
    for (const [arquivo, status, message] of [
      [await picture(), 415, NO_PDF],
      [Buffer.from('MZ programa'), 415, NO_PDF],
      [makePdf({ size: 9000 }).subarray(0, 5000), 400, expect.stringContaining('incompleto')],
      [makePdf({ size: 10 * MIB + 1 }), 413, 'Arquivos com no máximo 10MB são aceitos'],
    ] as const) {
      const answer = await t.addStory(keeper, { arquivo })
      expect([answer.status, answer.body.fields]).toEqual([status, { arquivo: message }])
    }
    expect((await t.addStory(keeper, { fotocapa: makePdf() })).status).toBe(415)
    expect(await api.platform.db.$count(successStories)).toBe(1)
    expect((await t.addStory(keeper)).status).toBe(200)
  })

  it('changes, and is deleted with its files', async () => {
    const keeper = await t.keeper()
    const files = { fotocapa: await picture(), arquivo: makePdf() }
    const { data } = (await t.addStory(keeper, files)).body
    const path = `/vendor/${keeper.vendorId}/historias/${data._id}`
    const change = formOf({ ...TALE, titulo: 'Outro', removerFotocapa: 'true', arquivo: makePdf() })
    const changed = await t.send('PUT', path, keeper.token, change)
    expect(changed.body.data).toMatchObject({ titulo: 'Outro', fotocapa: '' })
    expect(isStored(data.fotocapa)).toBe(false)
    expect(isStored(data.arquivo)).toBe(false)
    expect((await t.send('DELETE', path, keeper.token)).status).toBe(200)
    expect(isStored(changed.body.data.arquivo)).toBe(false)
  })
})

describe('the choice for the page', () => {
  it('shows up to three to everybody, in the order chosen', async () => {
    const keeper = await t.keeper()
    const [one, two, three, four] = (await written(keeper, 4)) as [string, string, string, string]
    expect(await t.shown(keeper.vendorId)).toEqual([])
    const { status, body } = await t.choose(keeper, [three, one])
    expect(status).toBe(200)
    expect(body.data.map(({ posicao }: { posicao: number | null }) => posicao)).toEqual([
      1,
      2,
      null,
      null,
    ])
    expect(await t.shown(keeper.vendorId)).toEqual(['Pessoa 3', 'Pessoa 1'])
    await t.choose(keeper, [one, three, two])
    expect(await t.shown(keeper.vendorId)).toEqual(['Pessoa 1', 'Pessoa 3', 'Pessoa 2'])

    const fourth = await t.choose(keeper, [one, two, three, four])
    expect([fourth.status, fourth.body.fields]).toEqual([
      400,
      { ids: 'Escolha até 3. Para incluir outro, desmarque um antes.' },
    ])
    expect((await t.choose(keeper, [one, one])).status).toBe(400)
    expect(await t.shown(keeper.vendorId)).toEqual(['Pessoa 1', 'Pessoa 3', 'Pessoa 2'])
    await t.choose(keeper, [])
    expect(await t.shown(keeper.vendorId)).toEqual([])
  })

  it("is among the supplier's own", async () => {
    const [keeper, other] = [await t.keeper(), await t.keeper()]
    const [mine] = await written(keeper, 1)
    const [theirs] = await written(other, 1)
    for (const ids of [[theirs ?? ''], [mine ?? '', NO_SUCH]])
      expect((await t.choose(keeper, ids)).status).toBe(409)
    expect(await t.shown(keeper.vendorId)).toEqual([])
  })

  it('never shows more than three, however many choose at once', async () => {
    const keeper = await t.keeper()
    const ids = await written(keeper, 6)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        t.choose(keeper, i % 2 ? ids.slice(0, 3) : ids.slice(3).reverse()),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const names = await t.shown(keeper.vendorId)
    expect([
      ['Pessoa 1', 'Pessoa 2', 'Pessoa 3'],
      ['Pessoa 6', 'Pessoa 5', 'Pessoa 4'],
    ]).toContainEqual(names)
  })

  it('goes along with deletions at once', async () => {
    const keeper = await t.keeper()
    const ids = await written(keeper, 3)
    const answers = await Promise.all([
      t.choose(keeper, ids),
      ...ids.map((id) =>
        t.send('DELETE', `/vendor/${keeper.vendorId}/depoimentos/${id}`, keeper.token),
      ),
    ])
    expect(answers.slice(1).map(({ status }) => status)).toEqual([200, 200, 200])
    expect([200, 409]).toContain(answers[0]?.status)
    expect(await t.shown(keeper.vendorId)).toEqual([])
  })

  it('holds for stories as well', async () => {
    const keeper = await t.keeper()
    const ids = []
    for (const titulo of ['A', 'B', 'C', 'D'])
      ids.push((await t.addStory(keeper, { titulo })).body.data._id)
    expect((await t.choose(keeper, ids, 'historias/escolhidas')).status).toBe(400)
    expect((await t.choose(keeper, ids.slice(1).reverse(), 'historias/escolhidas')).status).toBe(
      200,
    )
    const { body } = await api.get(`/v1/vendor/${keeper.vendorId}/historias/escolhidas`)
    expect(body.data.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['D', 'C', 'B'])
  })

  it('links what visitors see, and nothing of a page that they do not', async () => {
    const keeper = await t.keeper()
    const { db } = api.platform
    const [seen, hidden, sold] = [
      await t.software(keeper.vendorId, { name: 'À vista' }),
      await t.software(keeper.vendorId, { name: 'Oculto' }),
      await t.software(keeper.vendorId, { name: 'Já não vendido' }),
    ]
    const all = { 'softwares[]': [seen.id, hidden.id, sold.id] }
    const { data } = (await t.addTestimony(keeper, all)).body
    await t.choose(keeper, [data._id])
    await db.update(offers).set({ isVisible: false }).where(eq(offers.id, hidden.id))
    await db.delete(vendorOffers).where(eq(vendorOffers.offerId, sold.id))
    const address = `/v1/vendor/${keeper.vendorId}/depoimentos/escolhidos`
    const named = (await api.get(address)).body.data[0].softwares
    expect(named).toEqual([{ _id: seen.id, name: 'À vista' }])
    await db.update(vendors).set({ isVisible: false }).where(eq(vendors.id, keeper.vendorId))
    expect((await api.get(address)).status).toBe(404)
  })

  it('drops the page, and so does what changes what it shows', async () => {
    const keeper = await t.keeper()
    const [id] = await written(keeper, 1)
    const { pageCache } = api.platform
    const tag: CacheTag = `vendor:${keeper.vendorId}`
    let renderings = 0
    const render = async () => {
      renderings += 1
      return { status: 200, headers: {}, body: Buffer.from(''), tags: new Set([tag]) }
    }
    const path = `/vendor/${keeper.vendorId}/depoimentos/${id}`
    const writes = [
      () => t.choose(keeper, [id ?? '']),
      () => t.send('PUT', path, keeper.token, formOf(WORDS)),
      () => t.send('DELETE', path, keeper.token),
    ]
    for (const write of writes) {
      await pageCache.get('página', render)
      const before = renderings
      expect((await write()).status).toBe(200)
      await expect
        .poll(async () => {
          await pageCache.get('página', render)
          return renderings
        })
        .toBe(before + 1)
    }
  })
})

describe('who may call what', () => {
  it('is told by the session', async () => {
    const { db } = api.platform
    const keeper = await t.keeper()
    const stranger = (await api.person()).token
    const admin = (await api.admin()).token
    const callers = [undefined, stranger, admin, keeper.token]
    for (const [list, chosen, form] of [
      ['depoimentos', 'escolhidos', WORDS],
      ['historias', 'escolhidas', TALE],
    ] as const) {
      const base = `/vendor/${keeper.vendorId}/${list}`
      const fresh = async () =>
        (await t.send('POST', base, keeper.token, formOf(form))).body.data._id
      const calls = {
        list: async (token?: string) => api.get(`/v1${base}`, token),
        add: async (token?: string) => t.send('POST', base, token, formOf(form)),
        change: async (token?: string) =>
          t.send('PUT', `${base}/${await fresh()}`, token, formOf(form)),
        choose: async (token?: string) =>
          t.send('PUT', `${base}/${chosen}`, token, { ids: [await fresh()] }),
        delete: async (token?: string) => t.send('DELETE', `${base}/${await fresh()}`, token),
      }
      for (const [name, call] of Object.entries(calls)) {
        const seen = []
        for (const token of callers) seen.push((await call(token)).status)
        expect(seen, `${list}: ${name}`).toEqual([401, 403, 200, 200])
      }
      const statuses = []
      for (const token of callers)
        statuses.push((await api.get(`/v1${base}/${chosen}`, token)).status)
      expect(statuses, 'what everybody sees').toEqual([200, 200, 200, 200])
    }
    // Of what an Admin did on a page of others, and of that alone, there is a trail.
    const trail = await auditTrailOf(db, 'vendor', [keeper.vendorId])
    expect(trail.map(({ action }) => action).sort()).toEqual([
      'chooseStories',
      'chooseTestimonies',
      'deleteStory',
      'deleteTestimony',
      'editStory',
      'editTestimony',
    ])
  })

  it('is known before a file is read', async () => {
    const keeper = await t.keeper()
    const stranger = (await api.person()).token
    const large = { ...keeper, token: stranger }
    expect((await t.addStory(large, { arquivo: Buffer.alloc(11 * MIB) })).status).toBe(403)
    expect(
      (await t.send('POST', `/vendor/${NO_SUCH}/historias`, stranger, formOf(TALE))).status,
    ).toBe(404)
    expect((await t.send('POST', '/vendor/nada/historias', stranger, formOf(TALE))).status).toBe(
      400,
    )
  })
})
