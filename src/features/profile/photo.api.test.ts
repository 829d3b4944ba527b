import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import { users } from '#/db/schema/index.ts'
import { countUpload } from '#/platform/server/files/upload-limit.server.ts'
import { makePicture, pngClaiming } from '#/platform/server/testing/pictures.server.ts'
import { testApi } from '#/server/testing/api.server.ts'

const api = testApi()
const MIB = 1024 * 1024

let ana: { id: string; username: string }
let token: string
beforeEach(async () => {
  api.platform.files.clear()
  ana = await makeUser(api.platform.db)
  token = await api.logIn(ana)
})

interface Sent {
  foto?: Buffer
  name?: string
  type?: string
  fields?: Record<string, string>
}

function send({ foto, name = 'foto.png', type = 'image/png', fields = {} }: Sent, as = token) {
  const data = new FormData()
  const form = { firstName: 'Ana', lastName: 'Lima', plataformName: ana.username, ...fields }
  for (const [field, value] of Object.entries(form)) data.append(field, value)
  if (foto) data.append('foto', new File([new Uint8Array(foto)], name, { type }))
  return api.send('POST', '/v1/login/alter', { payload: data, token: as })
}

const storedPhotos = () => api.platform.files.keys()
const keyOf = async (id: string) => {
  const [row] = await api.platform.db.select().from(users).where(eq(users.id, id))
  return row?.photoKey ?? null
}

describe('a photo', () => {
  it.each(['jpeg', 'png'] as const)('may be a %s, whatever its name says', async (format) => {
    const foto = await makePicture({ width: 900, height: 700, format })
    const answer = await send({ foto, name: 'documento.txt', type: 'text/plain' })
    expect(answer.status).toBe(200)
    expect(answer.body.data.photo).toMatch(/^\/uploads\/photos\/[\w-]+\.webp\?v=/)
    const served = await api.app.inject(answer.body.data.photo)
    expect(served.headers['content-type']).toBe('image/webp')
    expect(served.headers['x-content-type-options']).toBe('nosniff')
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    })
  })

  it('replaces the one before, which is removed', async () => {
    await send({ foto: await makePicture({ width: 90, height: 90 }) })
    const first = await keyOf(ana.id)
    await send({ foto: await makePicture({ width: 91, height: 91 }) })
    const second = await keyOf(ana.id)
    expect(second).not.toBe(first)
    expect(storedPhotos()).toEqual([second])
  })

  it('stays when none is sent, and goes when that is asked for', async () => {
    await send({ foto: await makePicture({ width: 90, height: 90 }) })
    const key = await keyOf(ana.id)
    expect((await send({ fields: { about: 'Outra', foto: '' } })).status).toBe(200)
    expect(storedPhotos()).toEqual([key])

    const answer = await send({ fields: { removerFoto: 'true' } })
    expect(answer.body.data).toMatchObject({ photo: '', avatar: '' })
    expect(await keyOf(ana.id)).toBeNull()
    expect(storedPhotos()).toEqual([])
  })

  it('of several sent at once is one in the end', async () => {
    const pictures = await Promise.all(
      [80, 81, 82, 83].map((width) => makePicture({ width, height: 80 })),
    )
    const answers = await Promise.all(pictures.map((foto) => send({ foto })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(storedPhotos()).toEqual([await keyOf(ana.id)])
  })

  it('counts as a file like others: so many in an hour and no more', async () => {
    const foto = await makePicture({ width: 9, height: 9 })
    for (let n = 1; n < 200; n++) await countUpload(api.platform.db, ana)
    expect((await send({ foto })).status).toBe(200)
    const { status, headers } = await send({ foto })
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('may have 10 MB and not a byte more', async () => {
    const picture = await makePicture({ width: 90, height: 90 })
    // What follows the end of a picture is no part of it.
    const full = Buffer.concat([picture, Buffer.alloc(10 * MIB - picture.length)])
    expect((await send({ foto: full })).status).toBe(200)
    const key = await keyOf(ana.id)
    const answer = await send({ foto: Buffer.concat([full, Buffer.alloc(1)]) })
    expect(answer.status).toBe(413)
    expect(answer.body).toMatchObject({
      error: 'Arquivos com no máximo 10MB são aceitos',
      fields: { foto: 'Arquivos com no máximo 10MB são aceitos' },
    })
    expect(storedPhotos()).toEqual([key])
  })
})

describe('nothing is kept', () => {
  const refusals: [string, () => Promise<Buffer> | Buffer, number, RegExp][] = [
    ['a text', () => Buffer.from('não é imagem'), 415, /envie uma foto/],
    ['nothing', () => Buffer.alloc(0), 415, /envie uma foto/],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      /envie uma foto/,
    ],
    ['a GIF', () => makePicture({ width: 9, height: 9, format: 'gif' }), 415, /envie uma foto/],
    [
      'half a JPEG',
      async () => (await makePicture({ width: 400, height: 400 })).subarray(0, 9000),
      400,
      /incompleto ou corrompido/,
    ],
    ['a PNG of 30000 × 30000', () => pngClaiming(30_000, 30_000), 400, /pixels demais/],
  ]
  it.each(refusals)('of %s that calls itself .png', async (_what, make, status, message) => {
    const answer = await send({ foto: await make(), fields: { firstName: 'Outra' } })
    expect(answer.status).toBe(status)
    expect(answer.body.fields.foto).toMatch(message)
    expect(answer.body.error).toMatch(message)
    expect(storedPhotos()).toEqual([])
    const [row] = await api.platform.db.select().from(users).where(eq(users.id, ana.id))
    expect(row).toMatchObject({ firstName: 'Pessoa', photoKey: null })
  })

  it('when the rest of the form is refused, and the photo before stays', async () => {
    const other = await makeUser(api.platform.db)
    await send({ foto: await makePicture({ width: 90, height: 90 }) })
    const key = await keyOf(ana.id)
    const foto = await makePicture({ width: 91, height: 91 })
    expect((await send({ foto, fields: { plataformName: other.username } })).status).toBe(409)
    expect((await send({ foto, fields: { firstName: 'A' } })).status).toBe(400)
    expect((await send({ foto, fields: { _id: other.id } })).status).toBe(403)
    expect(await keyOf(ana.id)).toBe(key)
    expect(await keyOf(other.id)).toBeNull()
    expect(storedPhotos()).toEqual([key])
  })

  it('from a visitor', async () => {
    const foto = await makePicture({ width: 90, height: 90 })
    expect((await send({ foto }, '')).status).toBe(401)
    expect(storedPhotos()).toEqual([])
  })

  it('of two photos at once', async () => {
    const foto = new Uint8Array(await makePicture({ width: 90, height: 90 }))
    const data = new FormData()
    data.append('foto', new File([foto], 'a.jpg'))
    data.append('foto', new File([foto], 'b.jpg'))
    const answer = await api.send('POST', '/v1/login/alter', { payload: data, token })
    expect(answer.status).toBe(413)
    expect(storedPhotos()).toEqual([])
  })

  it('of a form that breaks off within the photo', async () => {
    const answer = await api.send('POST', '/v1/login/alter', {
      token,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\ncontent-disposition: form-data; name="foto"; filename="a.png"\r\n\r\ncomeço',
    })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe('O formulário chegou incompleto ou malformado.')
    expect(storedPhotos()).toEqual([])
  })
})
