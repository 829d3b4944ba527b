import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { STORAGES } from '#/platform/server/testing/storage.server.ts'
import { FolderStorage } from './folder-storage.server.ts'
import { readFile } from './storage.server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'praca-storage-'))
afterAll(() => rmSync(folder, { recursive: true }))

const words = Buffer.from('Uma praça.')

describe.each(Object.entries(STORAGES))('files in %s', (_name, open) => {
  const files = open({ DATA_DIR: folder })

  it('are read as they were stored, whole and in parts', async () => {
    await files.put('pictures/a.webp', words)
    const file = await files.open('pictures/a.webp')
    expect(file?.size).toBe(words.length)
    expect(Math.abs(Date.now() - Number(file?.modified))).toBeLessThan(60_000)
    expect(await readFile(files, 'pictures/a.webp')).toEqual(words)
    expect(file && (await text(file.read({ start: 4, end: 6 })))).toBe('pra')
    expect(file && (await text(file.read({ start: 0, end: 0 })))).toBe('U')
  })

  it('come from this machine too, and may be empty', async () => {
    const local = path.join(folder, 'local')
    writeFileSync(local, 'de um formulário')
    await files.put('documents/a.pdf', { path: local })
    await files.put('documents/empty.pdf', Buffer.alloc(0))
    expect(String(await readFile(files, 'documents/a.pdf'))).toBe('de um formulário')
    expect(await readFile(files, 'documents/empty.pdf')).toEqual(Buffer.alloc(0))
  })

  it('go, once and for all', async () => {
    await files.put('pictures/b.webp', words)
    await files.remove('pictures/b.webp')
    await files.remove('pictures/b.webp')
    expect(await files.open('pictures/b.webp')).toBeNull()
  })

  it.each([
    'pictures/c.webp',
    'pictures',
    'none/a.webp',
    'pictures/a.webp/b',
    `a/${'b'.repeat(300)}`,
  ])('of other names, as %s, are not there', async (key) => {
    expect(await files.open(key)).toBeNull()
    await expect(readFile(files, key)).rejects.toThrow(key)
  })
})

it('a key never leads out of the folder', async () => {
  const files = STORAGES.folder({ DATA_DIR: folder })
  for (const key of ['../local', 'pictures/../../local', '', '..', '.']) {
    await expect(files.open(key)).rejects.toThrow('names no file')
    await expect(files.put(key, words)).rejects.toThrow('names no file')
    await expect(files.remove(key)).rejects.toThrow('names no file')
  }
})

it('what an earlier version kept below the public files is taken over, once', async () => {
  const files = new FolderStorage({ DATA_DIR: folder })
  await files.put('imports/a.csv', words)
  for (let starts = 0; starts < 2; starts++) {
    const hidden = new FolderStorage({ DATA_DIR: folder }, 'private')
    await hidden.takeFrom(files, 'imports')
    expect(await readFile(hidden, 'imports/a.csv')).toEqual(words)
    expect(await files.open('imports/a.csv')).toBeNull()
  }
})
