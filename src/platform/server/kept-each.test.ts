import { beforeEach, expect, it } from 'vitest'
import type { Database, DatabaseHandle } from './database/types.server.ts'
import { keptEach } from './kept-each.server.ts'
import { PageCache } from './page-cache.server.ts'

const KEEPING = { key: 'cards', tags: ['offers' as const], most: 3, bytesEach: 100 }

let names: Record<string, string>
let read: string[][]
let cache: PageCache
let db: Database

beforeEach(async () => {
  names = { a: 'A', b: 'B', c: 'C', d: 'D' }
  read = []
  db = { transaction: async () => {} } as unknown as Database
  cache = new PageCache(0)
  await cache.follow({ db, listen: async () => {}, changed: () => {} } as unknown as DatabaseHandle)
})

const ask = async (...ids: string[]) => {
  const all = await keptEach(db, KEEPING, ids, async (missing) => {
    read.push(missing)
    return missing.flatMap((id) => (names[id] ? [{ id, name: names[id] }] : []))
  })
  return all.map(({ name }) => name).join('')
}

it('reads what it does not hold, once, and gives all in the order that was asked for', async () => {
  expect(await ask('b', 'a', 'b')).toBe('BA')
  expect(await ask('c', 'a')).toBe('CA')
  expect(await ask('a', 'b', 'c')).toBe('ABC')
  expect(read).toEqual([['b', 'a'], ['c']])
})

it('gives more than it holds', async () => {
  expect(await ask('a', 'b', 'c', 'd')).toBe('ABCD')
  expect(await ask('d', 'a')).toBe('DA')
})

it('asks again for what was not there', async () => {
  expect(await ask('a', 'e')).toBe('A')
  names.e = 'E'
  expect(await ask('a', 'e')).toBe('AE')
})

it('shows a change, also to what was read while it was made', async () => {
  expect(await ask('a')).toBe('A')
  names.a = 'X'
  cache.drop(['offers'])
  expect(await ask('a')).toBe('X')

  const slow = keptEach(db, KEEPING, ['b'], async () => {
    cache.drop(['offers'])
    return [{ id: 'b', name: 'old' }]
  })
  await slow
  expect(await ask('b')).toBe('B')
})
