import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startS3Server } from '#/platform/server/testing/s3-server.server.ts'
import { Busy } from '../errors.server.ts'
import { copyFiles, keysBelow } from './move.server.ts'
import { S3Storage } from './s3-storage.server.ts'
import { readFile } from './storage.server.ts'

const words = Buffer.from('Uma praça.')
let server: Awaited<ReturnType<typeof startS3Server>>
let files: S3Storage
const folder = mkdtempSync(path.join(tmpdir(), 'praca-s3-'))
beforeAll(async () => {
  server = await startS3Server()
  files = new S3Storage(server.access('public'), true)
})
afterEach(() => server.failWith())
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

it('keeps files with what a CDN needs to know of them, and reads them whole and in parts', async () => {
  await files.put('pictures/a.webp', words)
  expect(server.stored.get('/public/pictures/a.webp')?.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const file = await files.open('pictures/a.webp')
  expect(file?.size).toBe(words.length)
  expect(Math.abs(Date.now() - Number(file?.modified))).toBeLessThan(60_000)
  expect(await readFile(files, 'pictures/a.webp')).toEqual(words)
  expect(file && (await text(file.read({ start: 4, end: 6 })))).toBe('pra')
})

it('takes files of this machine, empty ones, and private ones apart', async () => {
  const local = path.join(folder, 'local')
  writeFileSync(local, 'de um formulário')
  const hidden = new S3Storage(server.access('hidden'), false)
  await hidden.put('imports/a.csv', { path: local })
  expect(String(await readFile(hidden, 'imports/a.csv'))).toBe('de um formulário')
  expect(server.stored.get('/hidden/imports/a.csv')?.headers['cache-control']).toBe('')
  expect(await files.open('imports/a.csv')).toBeNull()
  await files.put('documents/empty.pdf', Buffer.alloc(0))
  expect(await readFile(files, 'documents/empty.pdf')).toEqual(Buffer.alloc(0))
})

it('removes files, once and for all', async () => {
  await files.put('pictures/b.webp', words)
  await files.open('pictures/b.webp')
  await files.remove('pictures/b.webp')
  await files.remove('pictures/b.webp')
  expect(await files.open('pictures/b.webp')).toBeNull()
})

it.each(['../hidden/a', 'pictures/../../x', '', '..', 'a b', 'a?b', `a/${'b'.repeat(1100)}`])(
  'knows no file by the name %j',
  async (key) => {
    expect(await files.open(key)).toBeNull()
    await expect(files.put(key, words)).rejects.toThrow('names no file')
  },
)

it('says in a sentence, for who may try again, that the store is away or refuses', async () => {
  server.failWith(403)
  await expect(files.put('pictures/c.webp', words)).rejects.toThrow(Busy)
  await expect(files.open('pictures/c.webp')).rejects.toMatchObject({ status: 503 })
  const nobody = new S3Storage({ ...server.access('public'), endpoint: 'http://127.0.0.1:9' }, true)
  await expect(nobody.put('pictures/c.webp', words)).rejects.toThrow(
    'Não foi possível guardar ou ler o arquivo agora.',
  )
  server.failWith()
  const other = { ...server.access('public'), secretAccessKey: 'of nobody' }
  await expect(new S3Storage(other, true).put('pictures/c.webp', words)).rejects.toThrow(Busy)
  expect(await files.open('pictures/c.webp')).toBeNull()
})

it('waits for no store that takes all it is sent and says nothing', async () => {
  const patient = new S3Storage(server.access('public'), true, 50)
  await patient.put('pictures/d.webp', words)
  const file = await patient.open('pictures/d.webp')
  server.failWith('silence')
  await expect(patient.put('pictures/e.webp', words)).rejects.toThrow(Busy)
  await expect(patient.open('pictures/e.webp')).rejects.toThrow(Busy)
  await expect(file && text(file.read())).rejects.toThrow(Busy)
})

it('takes the files of a folder over, and goes on where that was interrupted', async () => {
  const keys = Array.from({ length: 6 }, (_, n) => `${n}.pdf`)
  for (const key of keys) writeFileSync(path.join(folder, key), key)
  const moved = new S3Storage(server.access('moved'), true)
  await moved.put('0.pdf', Buffer.from('0.pdf'))
  await moved.put('1.pdf', Buffer.from('half'))
  expect(await copyFiles(folder, keys, moved)).toEqual({ copied: 5, known: 1 })
  expect(String(await readFile(moved, '1.pdf'))).toBe('1.pdf')
  expect(await copyFiles(folder, keys, moved)).toEqual({ copied: 0, known: 6 })
})

it('finds the files of a folder at any depth, and none where there is no folder', () => {
  const uploads = path.join(folder, 'uploads')
  expect(keysBelow(uploads)).toEqual([])
  mkdirSync(path.join(uploads, 'photos'), { recursive: true })
  writeFileSync(path.join(uploads, 'photos/a.webp'), words)
  expect(keysBelow(uploads)).toEqual(['photos/a.webp'])
})
