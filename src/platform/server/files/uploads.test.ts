import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeFilm } from '#/platform/server/testing/videos.server.ts'
import { incomingFolder, sweepIncoming, uploadForm } from './upload-form.server.ts'
import { videoExtension } from './videos.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'praca-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('what uploads left behind', () => {
  const env = () => ({ DATA_DIR: folder })
  const begun = (name: string, hoursAgo: number) => {
    const upload = path.join(incomingFolder(env()), name)
    mkdirSync(upload, { recursive: true })
    writeFileSync(path.join(upload, '0'), 'começo')
    const then = new Date(Date.now() - hoursAgo * 60 * 60 * 1000)
    utimesSync(upload, then, then)
  }

  it('is removed after a day, not while it may still be read', async () => {
    begun('form-old', 25)
    begun('form-new', 1)
    await sweepIncoming(env())
    expect(readdirSync(incomingFolder(env()))).toEqual(['form-new'])
  })

  it('may be nothing at all', async () => {
    await expect(sweepIncoming(env())).resolves.toBeUndefined()
  })
})

describe('a client that goes away', () => {
  it('before its form is read leaves nothing behind', async () => {
    const env = { DATA_DIR: folder }
    const app = Fastify()
    await app.register(multipart)
    const failed = new Promise<Error>((resolve) => {
      app.addHook('onError', async (_request, _reply, error) => resolve(error))
    })
    app.addHook('onRequest', async ({ raw }) => {
      client.destroy()
      await new Promise((resolve) => raw.on('close', resolve))
    })
    app.post('/', uploadForm(env, { arquivo: { maxMb: 1 } }), async () => null)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const client = request({
      port: (app.server.address() as AddressInfo).port,
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 100 },
    })
    client.on('error', () => undefined)
    client.write('--b\r\n')
    expect(await failed).toMatchObject({ status: 400 })
    await vi.waitFor(() => expect(readdirSync(incomingFolder(env))).toEqual([]))
    await app.close()
  })
})

describe('a film', () => {
  const judge = (content: Buffer) => {
    const file = path.join(folder, 'film')
    writeFileSync(file, content)
    return videoExtension(file, 'manifesto')
  }

  it.each([
    [['isom', 'avc1'], 'mp4'],
    [['mp42', 'isom'], 'mp4'],
    [['M4V', 'mp42'], 'mp4'],
    [['XAVC', 'mp42'], 'mp4'],
    // Some phones name a brand of their own first.
    [['3gp4', 'isom'], 'mp4'],
    [['qt'], 'mov'],
  ])('of the brands %j is kept as .%s', async (brands, extension) => {
    expect(await judge(makeFilm({ brands }))).toBe(extension)
  })

  it('may tell its size in 64 bits, but not one beyond its end', async () => {
    const film = makeFilm({ large: true })
    expect(await judge(film)).toBe('mp4')
    film.writeBigUInt64BE(2n ** 63n, film.indexOf('mdat') + 4)
    await expect(judge(film)).rejects.toMatchObject({ status: 400 })
  })

  it('of more boxes than anybody needs is refused before they are all read', async () => {
    const empty = Buffer.from('\0\0\0\x08free', 'latin1')
    const film = Buffer.concat([makeFilm(), ...Array(20_000).fill(empty)])
    await expect(judge(film)).rejects.toMatchObject({ status: 400 })
  })
})
