import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { linkOffer, makeOffer, makeUser, makeVendor } from '#/db/factories/index.ts'
import { offerOwners, offerPhotos, offers, vendorAdmins, vendors } from '#/db/schema/index.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import { makeFilm } from '#/platform/server/testing/videos.server.ts'
import { testApi } from '#/server/testing/api.server.ts'

const api = testApi()

let ana: { id: string }
let token: string
let stranger: string
let admin: string
let vendorId: string
beforeEach(async () => {
  const { db, files } = api.platform
  files.clear()
  ana = await makeUser(db)
  token = await api.logIn(ana)
  stranger = (await api.person()).token
  admin = (await api.admin()).token
  vendorId = (await makeVendor(db, { phone: '1123851939', logoKey: 'logos/a.webp' })).id
  await db.insert(vendorAdmins).values({ vendorId, userId: ana.id })
})

const vendorEdition = (as?: string, id = vendorId) => api.get(`/v1/vendor/${id}/edicao`, as)
const offerEdition = (id: string, as?: string) => api.get(`/v1/software/${id}/edicao`, as)
const show = (body: object, as = token) =>
  api.send('POST', `/v1/vendor/page/visible/${vendorId}`, { payload: body, token: as })

async function offerOf(overrides: Parameters<typeof makeOffer>[1] = {}) {
  const offer = await makeOffer(api.platform.db, overrides)
  await linkOffer(api.platform.db, vendorId, offer.id)
  return offer.id
}
const own = (offerId: string) =>
  api.platform.db.insert(offerOwners).values({ offerId, userId: ana.id })

const stored = () => api.platform.files.keys()
const picture = () => makePicture({ width: 90, height: 60, format: 'png' })
const fileOf = (content: Buffer, name = 'foto.png') => new File([new Uint8Array(content)], name)

function formOf(fields: Record<string, string | File | (string | File)[]>) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value)
  return form
}

describe('the edition of a supplier’s page', () => {
  it('is for those who manage it; nobody else learns even that it is there', async () => {
    const answer = await vendorEdition(token)
    expect(answer.body.data).toMatchObject({
      vendor: { _id: vendorId, telefone: '1123851939', leads: false },
      softwares: { data: [], total: 0 },
      servicos: { data: [], total: 0 },
    })
    expect((await vendorEdition(admin)).body.data.vendor._id).toBe(vendorId)
    for (const other of [undefined, 'x'.repeat(43), stranger]) {
      const refused = await vendorEdition(other)
      expect([refused.status, refused.body.data]).toEqual([200, null])
    }
    const unknown = await vendorEdition(admin, '0198c0de-0000-7000-8000-000000000000')
    expect([unknown.status, unknown.body.data]).toEqual([200, null])
    expect((await vendorEdition(admin, 'nada')).status).toBe(400)
  })

  it('holds what visitors do not see', async () => {
    const job = await offerOf({ kind: 'service', isVisible: false })
    await show({ visivel: false, categoria: 'softwares' })
    const software = await offerOf()
    await show({ visivel: false, categoria: 'pagina' })
    expect((await api.get(`/v1/vendor/${vendorId}`)).status).toBe(404)
    const { data } = (await vendorEdition(token)).body
    expect(data.vendor).toMatchObject({ visivel: false, isVisibleSoftwares: false })
    expect(data.softwares.data).toEqual([expect.objectContaining({ id: software })])
    expect(data.servicos.data).toEqual([expect.objectContaining({ id: job })])
  })

  it('tells of each offer whether it may be edited, and visitors nothing of it', async () => {
    const [theirs, mine] = [await offerOf(), await offerOf()]
    await own(mine)
    await offerOf({ kind: 'service' })
    const list = (tipo: string, as?: string) =>
      api.get(`/v1/vendor/${vendorId}/products?tipo=${encodeURIComponent(tipo)}`, as)
    const owns = async (tipo: string, as: string) =>
      Object.fromEntries(
        (await list(tipo, as)).body.data.map((card: { id: string; owns: boolean }) => [
          card.id,
          card.owns,
        ]),
      )
    expect(await owns('Software', token)).toEqual({ [theirs]: false, [mine]: true })
    expect(await owns('Software', admin)).toEqual({ [theirs]: true, [mine]: true })
    expect(Object.values(await owns('Serviço', token))).toEqual([true])
    expect((await list('Software')).body.data[0]).not.toHaveProperty('owns')
    expect((await list('Software', stranger)).body.data[0]).not.toHaveProperty('owns')
  })
})

describe('a page that was just removed', () => {
  it('is not there for who edits it, and nothing of the edit stays', async () => {
    await api.platform.db.update(vendors).set({ logoKey: null }).where(eq(vendors.id, vendorId))
    const job = await offerOf({ kind: 'service' })
    await own(job)
    const removed = await api.send('DELETE', `/v1/vendor/page/${vendorId}/${ana.id}`, { token })
    expect(removed.status).toBe(200)
    const film = fileOf(makeFilm({ size: 20_000 }), 'empresa.mp4')
    const description = 'Sistemas para construtoras.'
    const calls: [string, object][] = [
      [`/v1/vendor/${vendorId}`, { descricao: description }],
      [`/v1/vendor/page/visible/${vendorId}`, { visivel: true, categoria: 'pagina' }],
      [`/v1/vendor/logotipo/${vendorId}`, formOf({ logotipo: fileOf(await picture()) })],
      [`/v1/vendor/manifesto/${vendorId}`, formOf({ manifesto: film })],
      [`/v1/vendor/page/${vendorId}`, formOf({ descricao: description })],
      [`/v1/vendor/products/${vendorId}/${ana.id}`, formOf({ tipo: 'Serviço', name: 'Nada' })],
    ]
    for (const [url, payload] of calls) {
      const answer = await api.send('POST', url, { payload, token })
      expect([url, answer.status, answer.body.error]).toEqual([
        url,
        404,
        'Fornecedor não encontrado.',
      ])
    }
    const service = {
      _id: job,
      tipo: 'Serviço',
      name: 'Outra implantação',
      category: 'ERP',
      subCategoria: 'Obras',
      description,
    }
    expect((await api.send('PUT', '/v1/software', { payload: service, token })).status).toBe(404)
    expect((await vendorEdition(token)).body.data).toBe(null)
    expect((await offerEdition(job, token)).body.data).toBe(null)
    expect(stored()).toEqual([])
    const [row] = await api.platform.db.select().from(vendors).where(eq(vendors.id, vendorId))
    expect(row).toMatchObject({ isVisible: false, videoKey: null })
  })
})

describe('the edition of an offer', () => {
  it('is for those who may edit it, seen or not', async () => {
    const software = await offerOf({ name: 'Obra em Dia' })
    expect((await offerEdition(software, token)).body.data).toBe(null)
    await own(software)
    for (const as of [token, admin])
      expect((await offerEdition(software, as)).body.data).toMatchObject({ name: 'Obra em Dia' })
    for (const as of [undefined, stranger])
      expect((await offerEdition(software, as)).body.data).toBe(null)

    const job = await offerOf({ kind: 'service', isVisible: false })
    expect((await api.get(`/v1/software?id=${job}`)).status).toBe(404)
    expect((await offerEdition(job, token)).body.data).toMatchObject({ tipo: 'Serviço' })
    expect((await offerEdition('nada', token)).status).toBe(400)
  })
})

describe('the pictures of an offer', () => {
  const form = (id: string, fotos: (string | File)[], others: object = {}) =>
    formOf({
      _id: id,
      tipo: 'Software',
      name: `Obra ${id}`,
      fabricante: 'Prumo',
      comercializadoPor: 'Prumo',
      category: 'ERP',
      slogan: 'A obra em dia.',
      description: 'Diário de obra.',
      fotos,
      ...others,
    })
  const edit = (payload: FormData) => api.send('PUT', '/v1/software', { payload, token })

  it('stay, go, come and change places, in the order in which they are sent', async () => {
    const id = await offerOf()
    await own(id)
    const photos = [fileOf(await picture()), fileOf(await picture()), fileOf(await picture())]
    const [first, second, third] = (await edit(form(id, photos))).body.data.fotos as string[]
    if (!first || !second || !third) throw new Error('three pictures were sent')
    const before = stored()
    expect(before).toHaveLength(3)

    const { fotos } = (await edit(form(id, [third, fileOf(await picture()), first, third]))).body
      .data
    expect(fotos).toEqual([third, expect.stringMatching(/^\/uploads\/pictures\//), first])
    expect(before.filter((key) => second.includes(key))).toHaveLength(1)
    const after = stored()
    expect(after).toHaveLength(3)
    expect(after.some((key) => second.includes(key))).toBe(false)

    // Nothing said of them, nothing changes.
    expect((await edit(form(id, []))).body.data.fotos).toEqual(fotos)
    expect((await edit(form(id, [], { removerFotos: 'true' }))).body.data.fotos).toEqual([])
    expect(stored()).toEqual([])
  })

  it('are those of this offer, and up to six', async () => {
    const id = await offerOf()
    await own(id)
    const other = await offerOf()
    await api.platform.db
      .insert(offerPhotos)
      .values({ offerId: other, fileKey: 'pictures/alheia.webp', position: 0 })
    const foreign = '/uploads/pictures/alheia.webp?v=alheiawebp'
    for (const address of [foreign, '../../etc/passwd', 'https://example.com/a.png']) {
      const answer = await edit(form(id, [address, fileOf(await picture())]))
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([409, ['fotos']])
    }
    expect((await edit(form(id, Array(7).fill(foreign)))).body.fields.fotos).toBe(
      'Envie até 6 imagens.',
    )
    expect(stored()).toEqual([])
    const [row] = await api.platform.db.select().from(offers).where(eq(offers.id, id))
    expect(row?.slogan).toBe(null)
  })
})
