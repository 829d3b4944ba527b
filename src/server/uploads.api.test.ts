import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveVendor, makeVendor } from '#/db/factories/index.ts'
import { makePdf } from '#/platform/server/testing/documents.server.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import { STORAGES } from '#/platform/server/testing/storage.server.ts'
import { makeFilm } from '#/platform/server/testing/videos.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const FOR_EVER = 'public, max-age=31536000, immutable'
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

const picture = () => makePicture({ width: 90, height: 60 })

function send(path: string, token: string, fields: Record<string, string | Buffer>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'x'))
  return api.send('POST', `/v1${path}`, { payload: form, token })
}

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url, headers })
const statusOf = async (url: string) => (await ask(url)).statusCode

describe.each(Object.entries(STORAGES))('uploaded files in %s', (_name, open) => {
  beforeAll(() => {
    api.platform.files = open(api.platform.env)
    api.platform.privateFiles = open(api.platform.env, 'private')
  })

  let token: string
  let vendor: string
  beforeEach(async () => {
    api.platform.files.clear()
    const person = await api.person()
    token = person.token
    vendor = (await makeVendor(api.platform.db)).id
    await giveVendor(api.platform.db, vendor, person.id)
  })

  const addStory = async (): Promise<{ _id: string; fotocapa: string; arquivo: string }> => {
    const files = { fotocapa: await picture(), arquivo: makePdf() }
    const words = { titulo: 'Estoque certo', descricao: 'Em noventa dias.' }
    return (await send(`/vendor/${vendor}/historias`, token, { ...words, ...files })).body.data
  }

  it('are served for ever, and opened by themselves run nothing', async () => {
    const { fotocapa, arquivo } = await addStory()
    const shown = await ask(fotocapa)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(shown.rawPayload.length),
      'accept-ranges': 'bytes',
      'cache-control': FOR_EVER,
      'content-security-policy': NOTHING,
      'x-content-type-options': 'nosniff',
    })
    expect(shown.headers).not.toHaveProperty('content-disposition')
    expect(shown.rawPayload.toString('latin1', 8, 12)).toBe('WEBP')

    const head = await ask(fotocapa, {}, 'HEAD')
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    const { date: _, connection: __, 'x-request-id': ___, ...headers } = shown.headers
    expect(head.headers).toMatchObject(headers)

    const known = await ask(fotocapa, { 'if-none-match': String(shown.headers.etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    expect(known.headers).toMatchObject({ 'cache-control': FOR_EVER, etag: shown.headers.etag })

    const document = await ask(arquivo)
    expect(document.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
    })
    expect(document.rawPayload).toEqual(makePdf())
  })

  it('are served in parts, as players of videos ask for them', async () => {
    const manifesto = makeFilm({ size: 200_000 })
    expect((await send(`/vendor/manifesto/${vendor}`, token, { manifesto })).status).toBe(200)
    const url = `/uploads/${api.platform.files.keys()[0]}`
    const part = await ask(url, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '100',
      'content-range': `bytes 100-199/${manifesto.length}`,
    })
    expect(part.rawPayload).toEqual(manifesto.subarray(100, 200))
    const end = await ask(url, { range: 'bytes=-50' })
    expect(end.rawPayload).toEqual(manifesto.subarray(-50))
    const head = await ask(url, { range: 'bytes=0-' }, 'HEAD')
    expect([head.statusCode, head.headers['content-length']]).toEqual([
      206,
      String(manifesto.length),
    ])
    expect((await ask(url, { range: `bytes=${manifesto.length}-` })).statusCode).toBe(416)
  })

  it('are found under their own address alone', async () => {
    const { fotocapa } = await addStory()
    const [key = ''] = /pictures\/[^?]+/.exec(fotocapa) ?? []
    expect(await statusOf(`/uploads/${key}`)).toBe(200)
    for (const other of ['pictures', 'pictures/a.webp', key.replace('/', '%2f'), `${key}/`, ''])
      expect(await statusOf(`/uploads/${other}`), other).toBe(404)
  })

  it('go with what showed them', async () => {
    const { _id, fotocapa, arquivo } = await addStory()
    await api.send('DELETE', `/v1/vendor/${vendor}/historias/${_id}`, { token })
    expect([await statusOf(fotocapa), await statusOf(arquivo)]).toEqual([404, 404])
    expect(api.platform.files.keys()).toEqual([])
  })

  it('do not stay when what shows them cannot be written', async () => {
    const put = vi.spyOn(api.platform.files, 'put').mockRejectedValueOnce(new Error('full'))
    const words = { titulo: 'a', descricao: 'b' }
    const files = { fotocapa: await picture(), arquivo: makePdf() }
    const answer = await send(`/vendor/${vendor}/historias`, token, { ...words, ...files })
    put.mockRestore()
    expect([answer.status, api.platform.files.keys()]).toEqual([500, []])
  })

  it('of an import are read apart, by nobody else, and go', async () => {
    const { token } = await api.admin()
    const csv =
      'name,fabricante,comercializadoPor,category,slogan,description\nLido,Acme,acme.com.br,ERP,a,b'
    const { body } = await send('/admin/imports', token, { arquivo: Buffer.from(csv) })
    const [key = ''] = api.platform.privateFiles.keys()
    expect(await statusOf(`/uploads/${key}`)).toBe(404)
    expect(api.platform.files.keys()).toEqual([])
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    const report = await api.get(`/v1/admin/imports/${body.data._id}`, token)
    expect(report.body.data).toMatchObject({ status: 'done', totals: { read: 1 } })
    expect(api.platform.privateFiles.keys()).toEqual([])
  })

  it('that were sent for an article and never used go after some days', async () => {
    const { db, jobs, files } = api.platform
    const { token } = await api.admin()
    const sent = await send('/admin/news/pictures', token, { imagem: await picture() })
    expect(await statusOf(sent.body.data.url)).toBe(200)
    await db.execute(sql`UPDATE article_pictures SET created_at = now() - interval '8 days'`)
    await jobs.enqueue(db, { name: 'article-pictures-upkeep' }, {})
    expect(await jobs.runWaiting()).toEqual([])
    expect(files.keys()).toEqual([])
  })
})
