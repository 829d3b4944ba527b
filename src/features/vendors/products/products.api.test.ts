import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeCategory, makeOffer, makeReview, makeUser, makeVendor } from '#/db/factories/index.ts'
import {
  offerCategories,
  offerNames,
  offerOwners,
  offerPhotos,
  offers,
  reviews,
  vendorAdmins,
  vendorOffers,
  vendors,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { FORMER_NAMES_KEPT } from '#/features/catalogue/former-names.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import { makeFilm } from '#/platform/server/testing/videos.server.ts'
import { testApi } from '#/server/testing/api.server.ts'

const api = testApi()

let ana: { id: string }
let token: string
let stranger: string
let admin: string
let vendorId: string
let erp: { id: string; name: string }
let consulting: { id: string; name: string }
let n = 0
beforeEach(async () => {
  n += 1
  const { db, files } = api.platform
  files.clear()
  ana = await makeUser(db)
  token = await api.logIn(ana)
  stranger = (await api.person()).token
  admin = (await api.admin()).token
  vendorId = await pageOf(ana)
  erp = await makeCategory(db, { name: 'Gestão de Obras' })
  consulting = await makeCategory(db, { name: 'Consultoria', kind: 'service' })
})

async function pageOf(user: { id: string }, overrides: object = {}) {
  const { id } = await makeVendor(api.platform.db, overrides)
  await api.platform.db.insert(vendorAdmins).values({ vendorId: id, userId: user.id })
  return id
}

type Value = string | string[] | Buffer | Buffer[]
type Fields = Record<string, Value>
function formOf(fields: Fields) {
  const data = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat())
      data.append(
        name,
        typeof value === 'string' ? value : new File([new Uint8Array(value)], 'foto.png'),
      )
  return data
}

const software = (overrides: Fields = {}): Fields => ({
  tipo: 'Software',
  name: `Obra Fácil ${n}`,
  fabricante: 'Prumo',
  comercializadoPor: 'Prumo Sistemas',
  category: erp.id,
  slogan: 'A obra em dia.',
  description: 'Diário de obra e compras.',
  ...overrides,
})
const service = (overrides: Fields = {}): Fields => ({
  tipo: 'Serviço',
  name: `Implantação ${n}`,
  category: 'consultoria',
  subCategoria: 'ERP',
  description: 'Implantação em dez semanas.',
  ...overrides,
})

const add = (fields: Fields, as = token, to = { vendorId, userId: ana.id }) =>
  api.send('POST', `/v1/vendor/products/${to.vendorId}/${to.userId}`, {
    payload: formOf(fields),
    token: as,
  })
const edit = (fields: Fields, as = token) =>
  api.send('PUT', '/v1/software', { payload: formOf(fields), token: as })
const link = (b: string, as = token, a = vendorId) =>
  api.get(`/v1/vendor/vincularSoftware/${a}/${b}`, as)
const unlink = (b: string, as = token, a = vendorId) =>
  api.get(`/v1/vendor/desvincularSoftware/${a}/${b}`, as)

const linked = async (id = vendorId) => {
  const rows = await api.platform.db
    .select()
    .from(vendorOffers)
    .where(eq(vendorOffers.vendorId, id))
  return rows.map(({ offerId }) => offerId)
}
const offerRow = async (id: string) => {
  const [row] = await api.platform.db.select().from(offers).where(eq(offers.id, id))
  return row
}
const stored = () => api.platform.files.keys()
const picture = (width = 90) => makePicture({ width, height: 60, format: 'png' })

describe('adding a software', () => {
  it('puts it in the catalogue, on the page of its supplier and in its creator’s hands', async () => {
    const second = await makeCategory(api.platform.db, { name: 'Compras' })
    const answer = await add(
      software({ 'category[]': [second.name, 'gestao de OBRAS'], category: [] }),
    )
    expect(answer.status).toBe(200)
    expect(answer.body.message).toBe('Software adicionado com sucesso!')
    const { _id, ...wire } = answer.body.data
    expect(wire).toMatchObject({
      tipo: 'Software',
      fabricante: 'Prumo',
      comercializadoPor: 'Prumo Sistemas',
      category: ['Compras', 'Gestão de Obras'],
      slogan: 'A obra em dia.',
      description: 'Diário de obra e compras.',
      isVisibleVendors: true,
      fotos: [],
      links: { logotipo_url: '' },
    })
    const { db } = api.platform
    const categories = await db
      .select()
      .from(offerCategories)
      .where(eq(offerCategories.offerId, _id))
      .orderBy(offerCategories.position)
    expect(categories.map(({ categoryId }) => categoryId)).toEqual([second.id, erp.id])
    const owners = await db.select().from(offerOwners).where(eq(offerOwners.offerId, _id))
    expect(owners.map(({ userId }) => userId)).toEqual([ana.id])
    const page = await api.get(`/v1/vendor/${vendorId}`)
    expect(page.body.data.softwares).toEqual([expect.objectContaining({ id: _id })])
    // Search reads the categories, too.
    const found = await api.get(`/v1/software/search?query=${encodeURIComponent(`compras ${n}`)}`)
    expect(found.body.data).toContainEqual(expect.objectContaining({ _id }))
    const me = await api.get(`/v1/login?id=${ana.id}`, token)
    expect(me.body.data.ownedSoftwares).toContain(_id)
  })

  it('takes a logo and up to six pictures, in their order', async () => {
    const fotos = await Promise.all([2000, 201, 202, 203, 204, 205].map(picture))
    const answer = await add(software({ logotipo: await picture(800), 'fotos[]': fotos }))
    expect(answer.status).toBe(200)
    const urls: string[] = answer.body.data.fotos
    const widths = await Promise.all(
      urls.map(
        async (url) => (await sharp((await api.app.inject(url)).rawPayload).metadata()).width,
      ),
    )
    expect(widths).toEqual([1600, 201, 202, 203, 204, 205])
    expect(answer.body.data.links.logotipo_url).toMatch(/^\/uploads\/logos\//)
    expect(stored()).toHaveLength(7)

    const seven = await add(software({ name: 'Outro', fotos: [...fotos, await picture()] }))
    expect([seven.status, seven.body.fields]).toEqual([400, { fotos: 'Envie até 6 imagens.' }])
    expect(stored()).toHaveLength(7)
  })

  it.each([
    ['name', 'Insira um nome válido.'],
    ['fabricante', 'Insira um fabricante válido.'],
    ['comercializadoPor', 'Insira quem comercializa o software.'],
    ['category', 'Escolha de 1 a 3 categorias.'],
    ['slogan', 'Insira um slogan válido.'],
    ['description', 'Insira uma descrição válida.'],
  ])('needs %s', async (field, message) => {
    for (const value of ['', '  ']) {
      const { status, body } = await add(software({ [field]: value, logotipo: await picture() }))
      expect([status, body.fields]).toEqual([400, { [field]: message }])
    }
    expect([stored(), await linked()]).toEqual([[], []])
  })

  it('keeps to its limits', async () => {
    const { db } = api.platform
    const names = ['Um', 'Dois', 'Três', 'Quatro'].map((name) => `${name} ${n}`)
    for (const name of names) await makeCategory(db, { name })
    await makeCategory(db, { name: `Antiga ${n}`, active: false })
    const refused: [Fields, object][] = [
      [{ description: 'x'.repeat(401) }, { description: 'Max 400 caracteres' }],
      [{ name: 'x'.repeat(201) }, { name: 'Max 200 caracteres' }],
      [{ slogan: 'x'.repeat(401) }, { slogan: 'Max 400 caracteres' }],
      [{ category: names }, { category: 'Escolha de 1 a 3 categorias.' }],
      [{ category: [erp.name, 'gestao de obras'] }, { category: 'Não repita a mesma categoria.' }],
      [{ category: [erp.name, erp.id] }, { category: 'Não repita a mesma categoria.' }],
      [{ category: 'Inventada' }, { category: 'Categoria não encontrada: Inventada' }],
      // Of services, and one that is not offered any more.
      [{ category: consulting.name }, { category: 'Categoria não encontrada: Consultoria' }],
      [{ category: `Antiga ${n}` }, { category: `Categoria não encontrada: Antiga ${n}` }],
      [{ isVisibleVendors: 'talvez' }, { isVisibleVendors: 'Valor inválido.' }],
      [{ tipo: 'Outro' }, { tipo: 'Escolha Software ou Serviço.' }],
    ]
    for (const [fields, errors] of refused) {
      const { status, body } = await add(software({ ...fields, logotipo: await picture() }))
      expect([status, body.fields]).toEqual([400, errors])
    }
    expect([stored(), await linked()]).toEqual([[], []])
    const full = { description: 'x'.repeat(400), category: names.slice(0, 3) }
    expect((await add(software(full))).status).toBe(200)
  })

  it('keeps nothing of pictures that are none', async () => {
    const texto = Buffer.from('não é imagem')
    const message = 'Por favor, envie uma imagem .png ou .jpg.'
    const first = await add(
      software({ fotos: [await picture(), texto], logotipo: await picture() }),
    )
    expect([first.status, first.body.fields]).toEqual([415, { fotos: message }])
    const second = await add(software({ fotos: [await picture()], logotipo: texto }))
    expect([second.status, second.body.fields]).toEqual([415, { logotipo: message }])
    expect([stored(), await linked()]).toEqual([[], []])
  })
})

describe('adding a service', () => {
  it('needs a subcategory and categories of services', async () => {
    const missing = await add(service({ subCategoria: '' }))
    expect([missing.status, missing.body.fields]).toEqual([
      400,
      { subCategoria: 'Insira uma subcategoria válida.' },
    ])
    const answer = await add(service())
    expect(answer.body.message).toBe('Serviço adicionado com sucesso!')
    expect(answer.body.data).toMatchObject({
      tipo: 'Serviço',
      category: ['Consultoria'],
      subCategoria: 'ERP',
    })
    expect((await api.get(`/v1/vendor/${vendorId}`)).body.data.softwares).toEqual([
      expect.objectContaining({ id: answer.body.data._id, tipo: 'Serviço' }),
    ])
  })

  it('of a page that is not seen is not seen either', async () => {
    const unseen = await pageOf(ana, { isVisible: false, description: null })
    const { body } = await add(service(), token, { vendorId: unseen, userId: ana.id })
    expect((await api.get(`/v1/software?id=${body.data._id}`)).status).toBe(404)
    const own = await api.get(`/v1/vendor/${unseen}`, token)
    expect(own.body.data.softwares).toHaveLength(1)
  })

  it('may have the name of another supplier’s', async () => {
    const other = await pageOf(ana)
    const first = await add(service())
    const second = await add(service(), token, { vendorId: other, userId: ana.id })
    expect(second.status).toBe(200)
    expect(second.body.data._id).not.toBe(first.body.data._id)
  })
})

describe('who may add', () => {
  it('is who manages the page, in their own name', async () => {
    const other = await makeUser(api.platform.db)
    const as = await api.logIn(other)
    const form = software({ logotipo: await picture() })
    expect((await add(form, '')).status).toBe(401)
    expect((await add(form, as)).status).toBe(403)
    expect((await add(form, as, { vendorId, userId: other.id })).status).toBe(403)
    expect((await add(form, token, { vendorId, userId: other.id })).status).toBe(403)
    const unknown = { vendorId: '0198c0de-0000-7000-8000-000000000000', userId: ana.id }
    expect((await add(form, token, unknown)).status).toBe(404)
    expect((await add(form, token, { vendorId: 'nada', userId: ana.id })).status).toBe(400)
    expect([stored(), await linked()]).toEqual([[], []])
    expect((await add(form, admin)).status).toBe(200)
  })
})

describe('offers sent again', () => {
  it('are not doubled: three of five fail, all five are sent again', async () => {
    const forms = [
      software({ name: `A ${n}`, logotipo: await picture() }),
      software({ name: `B ${n}`, slogan: '' }),
      service({ name: `C ${n}`, logotipo: await picture() }),
      service({ name: `D ${n}`, category: 'Inventada' }),
      software({ name: `E ${n}`, logotipo: Buffer.from('texto') }),
    ]
    const first = await Promise.all(forms.map((form) => add(form)))
    expect(first.map(({ status }) => status)).toEqual([200, 400, 200, 400, 415])
    const mended = [
      forms[0],
      software({ name: `B ${n}` }),
      forms[2],
      service({ name: `D ${n}` }),
      software({ name: `E ${n}`, logotipo: await picture() }),
    ].map((form) => form ?? {})
    const second = await Promise.all(mended.map((form) => add(form)))
    expect(second.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(second[0]?.body.data._id).toBe(first[0]?.body.data._id)
    expect(second[2]?.body.data._id).toBe(first[2]?.body.data._id)
    expect(await linked()).toHaveLength(5)
    // A, C and E have a logo; what came with what existed already is not kept.
    expect(stored()).toHaveLength(3)
  })

  it('are one when they arrive at once, whatever their case and accents', async () => {
    const names = [`Água ${n}`, `AGUA ${n}`, `agua ${n}`]
    for (const make of [software, service]) {
      const answers = await Promise.all(names.map((name) => add(make({ name }))))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
    }
    expect(await linked()).toHaveLength(2)
  })
})

describe('a software under another name', () => {
  const named = (_id: string, name: string) => edit({ ...software({ name }), _id })
  const formerNames = async (id: string) => {
    const { body } = await api.get(`/v1/software?id=${id}`)
    return body.data.nomesAnteriores.map(({ nome }: { nome: string }) => nome)
  }

  it('says what it was called when it got its reviews, for as long as they are shown', async () => {
    const { db } = api.platform
    const { _id } = (await add(software())).body.data
    const review = await makeReview(db, { offerId: _id })
    expect((await named(_id, `Canteiro ${n}`)).status).toBe(200)
    expect((await api.get(`/v1/software?id=${_id}`)).body.data.nomesAnteriores).toEqual([
      { nome: `Obra Fácil ${n}`, ate: expect.stringMatching(/^20.*Z$/) },
    ])
    // What nobody reviewed under its name says nothing of reviews; back at the first one, there is none before.
    await named(_id, `Andaime ${n}`)
    expect(await formerNames(_id)).toEqual([`Obra Fácil ${n}`])
    await named(_id, `obra facil ${n}`)
    expect(await formerNames(_id)).toEqual([])
    await named(_id, `Andaime ${n}`)
    await db.update(reviews).set({ status: 'hidden' }).where(eq(reviews.id, review.id))
    expect(await formerNames(_id)).toEqual([])
  })

  it('keeps the one that it had for years, however many come after it', async () => {
    const { db } = api.platform
    const { _id } = (await add(software())).body.data
    const years = new Date(Date.now() - 800 * DAY_MS)
    await db.update(offers).set({ createdAt: years }).where(eq(offers.id, _id))
    await makeReview(db, { offerId: _id, createdAt: new Date(Date.now() - 400 * DAY_MS) })
    for (let time = 0; time < FORMER_NAMES_KEPT + 2; time++)
      expect((await named(_id, `Nome ${'abcdefghijklmnopqrstuvwxyz'[time]} ${n}`)).status).toBe(200)
    expect(await formerNames(_id)).toEqual([`Obra Fácil ${n}`])
    expect(await db.$count(offerNames, eq(offerNames.offerId, _id))).toBe(FORMER_NAMES_KEPT)
  })

  it('keeps the one that its reviews are of, however long those after it were its name', async () => {
    const { db } = api.platform
    const { _id } = (await add(software())).body.data
    await makeReview(db, { offerId: _id })
    await named(_id, `Canteiro ${n}`)
    const others = Array.from({ length: FORMER_NAMES_KEPT }, (_, time) => ({
      offerId: _id,
      name: `Andaime ${time} ${n}`,
      since: new Date(Date.now() - 365 * DAY_MS),
      until: new Date(Date.now() - 100 * DAY_MS),
    }))
    await db.insert(offerNames).values(others)
    await named(_id, `Guindaste ${n}`)
    expect(await formerNames(_id)).toContain(`Obra Fácil ${n}`)
  })
})

describe('a software of the catalogue', () => {
  it('is not registered twice: it is to be picked', async () => {
    const existing = await makeOffer(api.platform.db, {
      name: `Lince ${n}`,
      manufacturer: 'Lince S.A.',
    })
    const form = software({ name: `LINCE ${n}`, fabricante: 'lince s.a.', fotos: await picture() })
    const { status, body } = await add(form)
    const message = 'Este software já está no catálogo. Escolha-o na busca para adicioná-lo.'
    expect([status, body.error, body.fields]).toEqual([
      409,
      message,
      { name: message, _id: existing.id },
    ])
    expect([stored(), await linked()]).toEqual([[], []])
    // Where it may not be picked yet, it is not said that it may.
    const { db } = api.platform
    await db.update(vendors).set({ unconfirmedSince: new Date() }).where(eq(vendors.id, vendorId))
    const later = await add(form)
    expect(later.body.fields).toEqual({ name: expect.stringMatching(/depois de confirmar/) })
    expect(later.body.reason).toBe('unconfirmed')
    await db.update(vendors).set({ unconfirmedSince: null }).where(eq(vendors.id, vendorId))
    // Another maker's is another software.
    expect((await add(software({ name: `Lince ${n}` }))).status).toBe(200)
  })

  it('is linked by its id, and nothing of it changes', async () => {
    const existing = await makeOffer(api.platform.db, { name: `Lince ${n}` })
    const before = await offerRow(existing.id)
    for (const form of [
      software({ _id: existing.id, name: 'Outro nome', category: 'Inventada' }),
      { _id: existing.id },
    ]) {
      const { status, body } = await add(form)
      expect([status, body.data._id]).toEqual([200, existing.id])
    }
    expect(await offerRow(existing.id)).toEqual(before)
    expect(await linked()).toEqual([existing.id])
    const owners = await api.platform.db
      .select()
      .from(offerOwners)
      .where(eq(offerOwners.offerId, existing.id))
    expect(owners).toEqual([])
    const hidden = await makeOffer(api.platform.db, { isVisible: false })
    expect((await add({ tipo: 'Software', _id: hidden.id })).status).toBe(404)
    expect((await add({ tipo: 'Software', _id: 'nada' })).body.fields).toEqual({
      _id: 'Identificador inválido.',
    })
  })

  it('is linked and unlinked as often as asked, by those who manage the page', async () => {
    const { id } = await makeOffer(api.platform.db, { name: `Lince ${n}` })
    for (const call of [link, unlink]) {
      expect((await call(id, '')).status).toBe(401)
      expect((await call(id, stranger)).status).toBe(403)
      expect((await call('0198c0de-0000-7000-8000-000000000000')).status).toBe(404)
      expect((await call('nada')).status).toBe(400)
      expect((await call(id, token, '0198c0de-0000-7000-8000-000000000000')).status).toBe(404)
    }
    for (const as of [token, token, admin]) {
      expect((await link(id, as)).status).toBe(200)
      expect(await linked()).toEqual([id])
    }
    for (const as of [token, token, admin]) {
      expect((await unlink(id, as)).status).toBe(200)
      expect(await linked()).toEqual([])
    }
    // It is other suppliers' as well.
    expect((await api.get(`/v1/software?id=${id}`)).status).toBe(200)
  })

  it('is told to whoever looks at either page', async () => {
    const { id } = await makeOffer(api.platform.db)
    for (const tag of [`vendor:${vendorId}`, `offer:${id}`] as const) {
      const render = vi.fn(async () => ({
        status: 200,
        headers: {},
        body: Buffer.from(''),
        tags: new Set([tag]),
      }))
      await api.platform.pageCache.get(tag, render)
      await link(id)
      await vi.waitFor(async () => {
        await api.platform.pageCache.get(tag, render)
        expect(render).toHaveBeenCalledTimes(2)
      })
      await unlink(id)
    }
  })
})

describe('a service taken out of a catalogue', () => {
  it('is hidden, and can come back to who made it', async () => {
    const { _id } = (await add(service())).body.data
    expect((await unlink(_id)).status).toBe(200)
    expect((await api.get(`/v1/software?id=${_id}`)).status).toBe(404)
    expect((await link(_id)).status).toBe(200)
    expect((await api.get(`/v1/software?id=${_id}`)).status).toBe(200)
  })

  it('is nobody else’s', async () => {
    const other = await makeUser(api.platform.db)
    const as = await api.logIn(other)
    const theirs = await pageOf(other)
    const { _id } = (await add(service())).body.data
    expect((await link(_id, as, theirs)).status).toBe(403)
    expect((await unlink(_id, as, theirs)).status).toBe(200)
    expect((await api.get(`/v1/software?id=${_id}`)).status).toBe(200)
    await unlink(_id)
    expect((await link(_id, as, theirs)).status).toBe(403)
  })
})

describe('editing an offer', () => {
  const added = async (form: Fields): Promise<string> => (await add(form)).body.data._id

  it('is for its owner and Admins; of a service, also for those who manage its supplier', async () => {
    const { db } = api.platform
    const partner = await makeUser(db)
    await db.insert(vendorAdmins).values({ vendorId, userId: partner.id })
    const as = await api.logIn(partner)
    const product = await added(software())
    const job = await added(service())
    const change = software({ _id: product })
    expect((await edit(change, '')).status).toBe(401)
    expect((await edit(change, stranger)).status).toBe(403)
    expect((await edit(change, as)).status).toBe(403)
    expect((await edit(change)).status).toBe(200)
    expect((await edit(change, admin)).status).toBe(200)
    expect((await edit(service({ _id: job }), stranger)).status).toBe(403)
    expect((await edit(service({ _id: job }), as)).status).toBe(200)
    const unknown = software({ _id: '0198c0de-0000-7000-8000-000000000000' })
    expect((await edit(unknown)).status).toBe(404)
    expect((await edit(software())).status).toBe(400)
  })

  it('refuses an edit of what somebody changed since its editor saw it', async () => {
    const id = await added(software())
    const seen = (await api.get(`/v1/software?id=${id}`)).body.data.updatedAt
    const first = await edit(software({ _id: id, slogan: 'Primeiro.', updatedAt: seen }))
    expect(first.status).toBe(200)
    const second = await edit(software({ _id: id, slogan: 'Segundo.', updatedAt: seen }))
    expect(second.status).toBe(409)
    expect(second.body.error).toMatch(/mudou depois que você abriu o formulário/)
    const { updatedAt, slogan } = (await api.get(`/v1/software?id=${id}`)).body.data
    expect(slogan).toBe('Primeiro.')
    expect(updatedAt).toBe(first.body.data.updatedAt)
    expect((await edit(software({ _id: id, updatedAt }))).status).toBe(200)
    expect((await edit(software({ _id: id, updatedAt: 'ontem' }))).body.fields).toEqual({
      updatedAt: 'Data inválida.',
    })
  })

  it('changes its words, categories and pictures', async () => {
    const id = await added(software({ logotipo: await picture(), fotos: await picture() }))
    const before = stored()
    const kept = await edit(software({ _id: id, slogan: 'Outro.', isVisibleVendors: 'false' }))
    expect(kept.body.data).toMatchObject({ slogan: 'Outro.', isVisibleVendors: false })
    expect(stored()).toEqual(before)

    const other = await makeCategory(api.platform.db, { name: 'Compras' })
    const changed = await edit(
      software({
        _id: id,
        name: `Nova Obra ${n}`,
        category: other.name,
        logotipo: await picture(),
        fotos: [await picture(), await picture()],
      }),
    )
    expect(changed.body.data).toMatchObject({ name: `Nova Obra ${n}`, category: ['Compras'] })
    expect(changed.body.data.fotos).toHaveLength(2)
    const after = stored()
    expect(after).toHaveLength(3)
    expect(after.filter((key) => before.includes(key))).toEqual([])
    expect(await offerRow(id)).toMatchObject({ categoryText: 'Compras', showVendors: false })

    const bare = await edit(
      software({ _id: id, removerLogotipo: 'true', removerFotos: 'true', logotipo: '', fotos: '' }),
    )
    expect(bare.body.data).toMatchObject({ fotos: [], links: { logotipo_url: '' } })
    expect(stored()).toEqual([])
    const photos = await api.platform.db
      .select()
      .from(offerPhotos)
      .where(eq(offerPhotos.offerId, id))
    expect(photos).toEqual([])
  })

  it('brings, replaces and takes away a video', async () => {
    const id = await added(software({ video: makeFilm(), logotipo: await picture() }))
    const first = (await api.get(`/v1/software?id=${id}`)).body.data.links
    expect(first.video_url).toMatch(/^\/uploads\/videos\/[\w-]+\.mp4\?v=/)
    const kept = await edit(software({ _id: id, slogan: 'Outro.' }))
    expect(kept.body.data.links).toEqual(first)
    const replaced = await edit(software({ _id: id, video: makeFilm({ brands: ['qt'] }) }))
    expect(replaced.body.data.links.video_url).toMatch(/\.mov/)
    expect(stored()).toHaveLength(2)
    const removed = await edit(software({ _id: id, removerVideo: 'true' }))
    expect(removed.body.data.links).toEqual({ ...first, video_url: '' })
    expect(stored()).toEqual([expect.stringMatching(/^logos\//)])
  })

  it('keeps files and words when something is refused', async () => {
    const id = await added(software({ logotipo: await picture() }))
    await makeOffer(api.platform.db, { name: `Lince ${n}`, manufacturer: 'Prumo' })
    const [before, row] = [stored(), await offerRow(id)]
    const taken = await edit(software({ _id: id, name: `lince ${n}`, logotipo: await picture() }))
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { name: 'Já existe um software com este nome e fabricante.' },
    ])
    const refused: [Fields, number, string][] = [
      [{ description: 'x'.repeat(401) }, 400, 'description'],
      [{ category: 'Inventada' }, 400, 'category'],
      [{ logotipo: Buffer.from('texto') }, 415, 'logotipo'],
      [{ video: await picture() }, 415, 'video'],
      [{ video: makeFilm().subarray(0, -1) }, 400, 'video'],
    ]
    for (const [fields, status, field] of refused) {
      const answer = await edit(software({ _id: id, fotos: await picture(), ...fields }))
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]])
    }
    const turned = await edit(service({ _id: id, logotipo: await picture() }))
    expect([turned.status, Object.keys(turned.body.fields)]).toEqual([400, ['tipo']])
    expect([stored(), await offerRow(id)]).toEqual([before, row])
  })

  it('shows and hides who sells it', async () => {
    const id = await added(software())
    const show = (body: object, as = token) =>
      api.send('POST', `/v1/software/page/visible/${id}`, { payload: body, token: as })
    const hide = { visivel: false, categoria: 'vendors' }
    expect((await show(hide, '')).status).toBe(401)
    expect((await show(hide, stranger)).status).toBe(403)
    expect((await show({ ...hide, categoria: 'pagina' })).status).toBe(400)
    expect((await show(hide)).body.data.isVisibleVendors).toBe(false)
    expect((await show({ ...hide, visivel: true }, admin)).body.data.isVisibleVendors).toBe(true)
  })
})
