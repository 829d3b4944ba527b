import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { linkOffer, makeOffer, makeUser, makeVendor } from '#/db/factories/index.ts'
import { vendorAdmins, vendors } from '#/db/schema/index.ts'
import { readFile } from '#/platform/server/files/storage.server.ts'
import { incomingFolder } from '#/platform/server/files/upload-form.server.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { makePicture, pngClaiming } from '#/platform/server/testing/pictures.server.ts'
import { makeFilm } from '#/platform/server/testing/videos.server.ts'
import { XSRF_COOKIE, XSRF_HEADER } from '#/platform/xsrf.ts'
import { testApi } from '#/server/testing/api.server.ts'

const api = testApi()
const MIB = 1024 * 1024

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
  vendorId = await unfinishedPage()
})

async function unfinishedPage() {
  const { db } = api.platform
  const draft = { isVisible: false, description: null, nomeFantasia: 'Prumo Sistemas' }
  const { id } = await makeVendor(db, draft)
  await db.insert(vendorAdmins).values({ vendorId: id, userId: ana.id })
  return id
}

type Field = string | Buffer
function formOf(fields: Record<string, Field>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const file = (content: Buffer) => new File([new Uint8Array(content)], 'arquivo.png')
    data.append(name, typeof value === 'string' ? value : file(value))
  }
  return data
}
const send = (path: string, fields: Record<string, Field>, as = token) =>
  api.send('POST', `/v1/vendor/${path}/${vendorId}`, { payload: formOf(fields), token: as })
const publish = (fields: Record<string, Field>, as = token) => send('page', fields, as)

const rowOf = async () => {
  const [row] = await api.platform.db.select().from(vendors).where(eq(vendors.id, vendorId))
  if (!row) throw new Error('no vendor')
  return row
}
const stored = () => api.platform.files.keys()
const incoming = () => {
  const folder = incomingFolder(api.platform.env)
  return existsSync(folder) ? readdirSync(folder) : []
}
const logo = () => makePicture({ width: 900, height: 300, format: 'png' })

describe('publishing a page', () => {
  it('shows it to everybody, searches included, with its logo and its services', async () => {
    const { db } = api.platform
    const service = await makeOffer(db, { kind: 'service', isVisible: false, name: 'Implantação' })
    await linkOffer(db, vendorId, service.id)
    expect((await api.get(`/v1/vendor/${vendorId}`)).status).toBe(404)

    const content = { descricao: 'Sistemas de gestão de obras.', logotipo: await logo() }
    const answer = await publish({ ...content, manifesto: makeFilm() })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      visivel: true,
      descricao: 'Sistemas de gestão de obras.',
      links: {
        logotipo_url: expect.stringMatching(/^\/uploads\/logos\/[\w-]+\.webp\?v=/),
        manifesto_url: expect.stringMatching(/^\/uploads\/videos\/[\w-]+\.mp4\?v=/),
      },
    })
    const seen = await api.get(`/v1/vendor/${vendorId}`)
    expect(seen.body.data.softwares).toEqual([expect.objectContaining({ titulo: 'Implantação' })])
    for (const query of ['prumo sistemas', 'gestão de obras'])
      expect(
        (await api.get(`/v1/vendor?query=${encodeURIComponent(query)}`)).body.data,
      ).toContainEqual(expect.objectContaining({ _id: vendorId }))
    const profile = await api.get(`/v1/login?id=${ana.id}`)
    expect(profile.body.data.vendors).toEqual([expect.objectContaining({ _id: vendorId })])
    expect(incoming()).toEqual([])
  })

  it('keeps the shape of the logo and makes it no larger than it is shown', async () => {
    await publish({ descricao: 'x', logotipo: await logo() })
    const wide = await readFile(api.platform.files, (await rowOf()).logoKey ?? '')
    expect(await sharp(wide).metadata()).toMatchObject({ format: 'webp', width: 760, height: 253 })
    await publish({ descricao: 'x', logotipo: await makePicture({ width: 50, height: 90 }) })
    const small = await readFile(api.platform.files, (await rowOf()).logoKey ?? '')
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 50, height: 90 })
  })

  it('needs a description of up to 500 characters, and a logo unless it has one', async () => {
    const refused: [Record<string, Field>, object][] = [
      [{ logotipo: await logo() }, { descricao: 'Insira uma descrição válida.' }],
      [{ logotipo: await logo(), descricao: ' ' }, { descricao: 'Insira uma descrição válida.' }],
      [{ logotipo: await logo(), descricao: 'x'.repeat(501) }, { descricao: 'Max 500 caracteres' }],
      [{ descricao: 'x' }, { logotipo: 'Por favor, envie o logotipo.' }],
      [{ descricao: 'x', logotipo: '' }, { logotipo: 'Por favor, envie o logotipo.' }],
    ]
    for (const [fields, errors] of refused) {
      const { status, body } = await publish(fields)
      expect([status, body.fields]).toEqual([400, errors])
    }
    expect(stored()).toEqual([])
    expect((await rowOf()).isVisible).toBe(false)

    const first = await publish({ descricao: 'x'.repeat(500), logotipo: await logo() })
    expect(first.status).toBe(200)
    const { logoKey } = await rowOf()
    expect((await publish({ descricao: 'Outra.', logotipo: '' })).status).toBe(200)
    expect(await rowOf()).toMatchObject({ description: 'Outra.', logoKey })
  })

  it('is for those who manage it', async () => {
    const content = { descricao: 'x', logotipo: await logo() }
    expect((await publish(content, '')).status).toBe(401)
    expect((await publish(content, stranger)).status).toBe(403)
    expect(stored()).toEqual([])
    expect((await publish(content, admin)).status).toBe(200)
    const unknown = '/v1/vendor/page/0198c0de-0000-7000-8000-000000000000'
    const payload = formOf({ descricao: 'x' })
    expect((await api.send('POST', unknown, { payload, token })).status).toBe(404)
    expect((await api.send('POST', '/v1/vendor/page/nada', { payload, token })).status).toBe(400)
  })

  it('replaces files, and nothing of those before stays', async () => {
    await publish({ descricao: 'x', logotipo: await logo(), manifesto: makeFilm() })
    const before = stored()
    await publish({ descricao: 'x', logotipo: await logo(), manifesto: makeFilm({ size: 10 }) })
    const { logoKey, videoKey } = await rowOf()
    expect(stored()).toEqual([logoKey, videoKey].sort())
    expect(before).not.toContain(logoKey)
  })

  it('drops the cached pages that show it', async () => {
    const tags: CacheTag[] = ['vendors', `vendor:${vendorId}`, `user:${ana.id}`]
    for (const tag of tags) {
      const render = vi.fn(async () => ({
        status: 200,
        headers: {},
        body: Buffer.from(''),
        tags: new Set([tag]),
      }))
      await api.platform.pageCache.get(tag, render)
      await publish({ descricao: 'x', logotipo: await logo() })
      await vi.waitFor(async () => {
        await api.platform.pageCache.get(tag, render)
        expect(render).toHaveBeenCalledTimes(2)
      })
    }
  })
})

describe('nothing is kept', () => {
  const TYPE = 'Por favor, envie uma imagem .png ou .jpg.'
  const pictures: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['a text', () => Buffer.from('não é imagem'), 415, TYPE],
    ['an empty file', () => Buffer.alloc(0), 415, TYPE],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, TYPE],
    ['a GIF', () => makePicture({ width: 9, height: 9, format: 'gif' }), 415, TYPE],
    ['a film', () => makeFilm(), 415, TYPE],
    [
      'half a PNG',
      async () => (await logo()).subarray(0, 9000),
      400,
      'Não foi possível ler a imagem: o arquivo está incompleto ou corrompido.',
    ],
    [
      'a PNG of 30000 × 30000',
      () => pngClaiming(30_000, 30_000),
      400,
      'A imagem tem pixels demais. Envie uma versão menor.',
    ],
    [
      'a picture over 10 MB',
      async () => Buffer.concat([await logo(), Buffer.alloc(10 * MIB)]),
      413,
      'Arquivos com no máximo 10MB são aceitos',
    ],
  ]
  it.each(pictures)('of %s for a logo', async (_what, make, status, message) => {
    const logotipo = await make()
    for (const fields of [
      { descricao: 'x', logotipo, manifesto: makeFilm() },
      { manifesto: makeFilm(), logotipo, descricao: 'x' },
    ]) {
      const answer = await publish(fields)
      expect([answer.status, answer.body.error]).toEqual([status, message])
      expect(answer.body.fields).toEqual({ logotipo: message })
    }
    expect((await send('logotipo', { logotipo })).status).toBe(status)
    expect([stored(), incoming()]).toEqual([[], []])
    expect(await rowOf()).toMatchObject({ isVisible: false, logoKey: null, videoKey: null })
  })

  const FILM = 'Por favor, envie um vídeo .mp4 ou .mov.'
  const BROKEN = 'Não foi possível ler o vídeo: o arquivo está incompleto ou corrompido.'
  const unfinished = () => {
    const film = makeFilm()
    film.writeUInt32BE(0, film.indexOf('mdat') - 4)
    return film
  }
  const withoutMedia = () => {
    const film = makeFilm()
    return film.subarray(0, film.indexOf('mdat') - 4)
  }
  const films: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['a text', () => Buffer.from('não é vídeo'), 415, FILM],
    ['an empty file', () => Buffer.alloc(0), 415, FILM],
    ['a picture', logo, 415, FILM],
    ['a text that begins like one', () => Buffer.from('\0\0\0\x18ftypabcdnada disso'), 415, FILM],
    ['a photo in the same container', () => makeFilm({ brands: ['heic', 'mif1'] }), 415, FILM],
    ['a film cut short', () => makeFilm().subarray(0, -1), 400, BROKEN],
    ['a film without what is filmed', withoutMedia, 400, BROKEN],
    ['the first half of a film', () => makeFilm().subarray(0, 700), 400, BROKEN],
    ['a film with something after it', () => Buffer.concat([makeFilm(), logoBytes]), 400, BROKEN],
    ['its beginning alone', () => makeFilm().subarray(0, 20), 400, BROKEN],
    ['a recording nobody finished', unfinished, 400, BROKEN],
    ['a sound', () => makeFilm({ brands: ['M4A', 'isom'], tracks: ['soun'] }), 400, BROKEN],
  ]
  const logoBytes = Buffer.from('nada de vídeo aqui')
  it.each(films)('of %s for a video', async (_what, make, status, message) => {
    const manifesto = await make()
    const page = await publish({ descricao: 'x', logotipo: await logo(), manifesto })
    expect([page.status, page.body.error]).toEqual([status, message])
    expect(page.body.fields).toEqual({ manifesto: message })
    expect((await send('manifesto', { manifesto })).status).toBe(status)
    expect([stored(), incoming()]).toEqual([[], []])
    expect(await rowOf()).toMatchObject({ isVisible: false, logoKey: null, videoKey: null })
  })

  it('of a video over 100 MB, nor of what comes with it', async () => {
    const film = makeFilm({ size: 100 * MIB })
    const { status, body } = await publish({
      descricao: 'x',
      manifesto: film,
      logotipo: await logo(),
    })
    expect([status, body.fields]).toEqual([
      413,
      { manifesto: 'Arquivos com no máximo 100MB são aceitos' },
    ])
    expect([stored(), incoming()]).toEqual([[], []])
    const exact = makeFilm({ size: 200 * MIB - film.length })
    expect(exact.length).toBe(100 * MIB)
    expect((await send('manifesto', { manifesto: exact })).status).toBe(200)
    expect(stored().length).toBe(1)
  })

  it('when the row cannot be written', async () => {
    const content = { descricao: 'x', logotipo: await logo(), manifesto: makeFilm() }
    const { db } = api.platform
    // Somebody takes the page away while the files are read.
    const fit = vi.spyOn(api.platform.files, 'put').mockImplementationOnce(async (key, bytes) => {
      await db.delete(vendors).where(eq(vendors.id, vendorId))
      await api.platform.files.put(key, bytes)
    })
    expect((await publish(content)).status).toBe(404)
    fit.mockRestore()
    expect([stored(), incoming()]).toEqual([[], []])
  })

  it('of a form that breaks off, or of a client that goes away', async () => {
    const begun =
      '--b\r\ncontent-disposition: form-data; name="manifesto"; filename="a.mp4"\r\n\r\ncomeço'
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const path = `/v1/vendor/page/${vendorId}`
    const cut = await api.send('POST', path, { token, headers, payload: begun })
    expect([cut.status, cut.body.error]).toEqual([
      400,
      'O formulário chegou incompleto ou malformado.',
    ])

    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = api.app.server.address() as AddressInfo
    const client = httpRequest({
      port,
      path,
      method: 'POST',
      headers: {
        ...headers,
        'content-length': 50 * MIB,
        token,
        cookie: `${XSRF_COOKIE}=a`,
        [XSRF_HEADER]: 'a',
      },
    })
    client.on('error', () => undefined)
    client.write(begun)
    client.write(Buffer.alloc(MIB))
    await vi.waitFor(() => expect(incoming()).toHaveLength(1))
    client.destroy()
    await vi.waitFor(() => expect(incoming()).toEqual([]))
    expect(stored()).toEqual([])
  })
})

describe('a cover', () => {
  const cover = (width = 2000) => makePicture({ width, height: 500, format: 'png' })
  const remove = (as = token) => api.send('DELETE', `/v1/vendor/capa/${vendorId}`, { token: as })

  it('comes with the page or by itself, no larger than it is shown, and goes', async () => {
    const page = await publish({ descricao: 'x', logotipo: await logo(), capa: await cover() })
    expect(page.body.data.links.capa_url).toMatch(/^\/uploads\/pictures\/[\w-]+\.webp\?v=/)
    const first = (await rowOf()).coverKey ?? ''
    const kept = await readFile(api.platform.files, first)
    expect(await sharp(kept).metadata()).toMatchObject({ width: 1920, height: 480 })

    expect((await send('capa', { capa: await cover(300) }, admin)).status).toBe(200)
    const { logoKey, coverKey } = await rowOf()
    expect(stored()).toEqual([logoKey, coverKey].sort())
    const removed = await remove()
    expect([removed.status, removed.body.data.links.capa_url]).toEqual([200, ''])
    expect(stored()).toEqual([logoKey])
    expect((await remove()).status).toBe(200)
  })

  it('is a picture, of those who manage the page', async () => {
    for (const [as, status] of [
      ['', 401],
      [stranger, 403],
    ] as const) {
      expect((await send('capa', { capa: await cover() }, as)).status).toBe(status)
      expect((await remove(as)).status).toBe(status)
    }
    const missing = await send('capa', { capa: '' })
    expect([missing.status, missing.body.fields]).toEqual([
      400,
      { capa: 'Por favor, envie a imagem de capa.' },
    ])
    const film = await publish({ descricao: 'x', logotipo: await logo(), capa: makeFilm() })
    expect([film.status, film.body.fields]).toEqual([
      415,
      { capa: 'Por favor, envie uma imagem .png ou .jpg.' },
    ])
    expect(stored()).toEqual([])
  })

  it('is over what its supplier makes, not over what it only sells, while its page is seen', async () => {
    const { db } = api.platform
    await publish({ descricao: 'x', logotipo: await logo(), capa: await cover() })
    const { coverKey } = await rowOf()
    const made = await makeOffer(db)
    const sold = await makeOffer(db)
    await linkOffer(db, vendorId, made.id)
    await linkOffer(db, vendorId, sold.id, 'chosen')
    const coverOf = async ({ id }: { id: string }) =>
      (await api.get(`/v1/software?id=${id}`)).body.data.links.capa_url
    expect(await coverOf(made)).toContain(coverKey)
    expect(await coverOf(sold)).toBe('')
    const hidden = { visivel: false, categoria: 'pagina' }
    await api.send('POST', `/v1/vendor/page/visible/${vendorId}`, { payload: hidden, token })
    expect(await coverOf(made)).toBe('')
  })
})

describe('a logo or a video by itself', () => {
  it('replaces the one before, under its own name or as a file', async () => {
    expect((await send('logotipo', { logotipo: await logo() })).status).toBe(200)
    expect((await send('manifesto', { file: makeFilm({ brands: ['qt'] }) })).status).toBe(200)
    const first = await rowOf()
    expect(first.videoKey).toMatch(/^videos\/.*\.mov$/)
    expect((await send('logotipo', { file: await logo() })).status).toBe(200)
    const { logoKey, videoKey, isVisible } = await rowOf()
    expect(logoKey).not.toBe(first.logoKey)
    expect(stored()).toEqual([logoKey, videoKey].sort())
    // A picture alone publishes nothing.
    expect(isVisible).toBe(false)
  })

  it('has to be there', async () => {
    const none = await send('logotipo', { logotipo: '' })
    expect([none.status, none.body.fields]).toEqual([
      400,
      { logotipo: 'Por favor, envie o logotipo.' },
    ])
    const json = await api.send('POST', `/v1/vendor/manifesto/${vendorId}`, {
      payload: { manifesto: { path: '/etc/passwd', size: 9 } },
      token,
    })
    expect([json.status, json.body.fields]).toEqual([
      400,
      { manifesto: 'Por favor, envie o vídeo.' },
    ])
  })

  it('is for those who manage the page', async () => {
    const remove = (as: string) =>
      api.send('DELETE', `/v1/vendor/manifesto/${vendorId}`, { token: as })
    for (const [as, status] of [
      ['', 401],
      [stranger, 403],
    ] as const) {
      expect((await send('logotipo', { logotipo: await logo() }, as)).status).toBe(status)
      expect((await send('manifesto', { manifesto: makeFilm() }, as)).status).toBe(status)
      expect((await remove(as)).status).toBe(status)
    }
    expect(stored()).toEqual([])
    expect((await send('manifesto', { manifesto: makeFilm({ large: true }) }, admin)).status).toBe(
      200,
    )
    const answer = await remove(token)
    expect([answer.status, answer.body.data.links.manifesto_url]).toEqual([200, ''])
    expect(stored()).toEqual([])
    expect((await remove(token)).status).toBe(200)
  })

  it('is served in parts, under its own type and never to be sniffed', async () => {
    const film = makeFilm()
    const { body } = await send('manifesto', { manifesto: film })
    const url = body.data.links.manifesto_url
    const part = await api.app.inject({ url, headers: { range: 'bytes=10-29' } })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 10-29/${film.length}`,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect(part.rawPayload).toEqual(film.subarray(10, 30))
    const beyond = await api.app.inject({ url, headers: { range: 'bytes=99999999-' } })
    expect(beyond.statusCode).toBe(416)
  })
})

describe('showing and hiding', () => {
  const show = (categoria: string, visivel: unknown, as = token) =>
    api.send('POST', `/v1/vendor/page/visible/${vendorId}`, {
      payload: { visivel, categoria },
      token: as,
    })
  const seen = (as?: string) => api.get(`/v1/vendor/${vendorId}`, as)

  it('hides a section from visitors, not from those who manage the page', async () => {
    const { db } = api.platform
    await publish({ descricao: 'x', logotipo: await logo(), manifesto: makeFilm() })
    const software = await makeOffer(db, { name: 'Obra Fácil' })
    const service = await makeOffer(db, { name: 'Treinamento', kind: 'service' })
    for (const { id } of [software, service]) await linkOffer(db, vendorId, id)
    for (const categoria of ['manifesto', 'softwares', 'servicos'])
      expect((await show(categoria, false)).status).toBe(200)

    const visitor = (await seen()).body.data
    expect(visitor).toMatchObject({
      isVisibleManifesto: false,
      isVisibleSoftwares: false,
      isVisibleServicos: false,
      softwares: [],
      links: { manifesto_url: '' },
    })
    const own = (await seen(token)).body.data
    expect(own.isVisibleManifesto).toBe(false)
    expect(own.links.manifesto_url).not.toBe('')
    expect(own.softwares.map(({ titulo }: { titulo: string }) => titulo)).toEqual([
      'Obra Fácil',
      'Treinamento',
    ])
    await show('softwares', true)
    expect((await seen()).body.data.softwares).toHaveLength(1)
  })

  it('hides the whole page with its services, and shows them again', async () => {
    const { db } = api.platform
    await publish({ descricao: 'x', logotipo: await logo() })
    const service = await makeOffer(db, { kind: 'service' })
    await linkOffer(db, vendorId, service.id)
    const statuses = async () => [
      (await seen()).status,
      (await api.get(`/v1/software?id=${service.id}`)).status,
      (await seen(token)).body.data.softwares.length,
    ]
    expect((await show('pagina', false)).body.data.visivel).toBe(false)
    expect(await statuses()).toEqual([404, 404, 1])
    expect((await show('pagina', true)).body.data.visivel).toBe(true)
    expect(await statuses()).toEqual([200, 200, 1])
  })

  it('shows no page that lacks its logo or description', async () => {
    const { status, body } = await show('pagina', true)
    expect([status, body.error]).toEqual([
      409,
      'Complete a página, com logotipo e descrição, antes de exibi-la.',
    ])
    expect((await seen()).status).toBe(404)
  })

  it('is for those who manage the page, and takes what it knows', async () => {
    expect((await show('softwares', false, '')).status).toBe(401)
    expect((await show('softwares', false, stranger)).status).toBe(403)
    expect((await show('softwares', false, admin)).status).toBe(200)
    expect((await show('softwares', 'false')).body.fields).toEqual({ visivel: 'Valor inválido.' })
    expect((await show('isVisible', false)).body.fields).toEqual({
      categoria: 'Categoria inválida.',
    })
  })
})
