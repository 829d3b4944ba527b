import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DatabaseHandle } from './database/types.server.ts'
import { type CacheTag, dropPages, PageCache } from './page-cache.server.ts'
import { testDatabase } from './testing/database.server.ts'

let database: DatabaseHandle
let cache: PageCache

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  cache = new PageCache(1024 * 1024)
  await cache.follow(database)
})
afterAll(() => database.close())

const page = (text: string, ...tags: CacheTag[]) => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  tags: new Set(tags),
})
const text = async (key: string, render = async () => page('new', 'offers')) =>
  (await cache.get(key, render)).body.toString()

describe('the page cache', () => {
  it('renders once, however many ask at once', async () => {
    const render = vi.fn(async () => page('one', 'offers'))
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)))
    await cache.get('/', render)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('drops what a committed change names, and nothing else', async () => {
    await cache.get('/a', async () => page('old', 'offers', 'offer:1'))
    await cache.get('/b', async () => page('old', 'vendors'))
    await database.db.transaction((tx) => dropPages(tx, ['offer:1']))
    await vi.waitFor(async () => expect(await text('/a')).toBe('new'))
    expect(await text('/b')).toBe('old')
  })

  it('drops all that a change names, be it more than one notice can hold', async () => {
    const tags = Array.from({ length: 1000 }, (_, n): CacheTag => `offer:${n}-${'x'.repeat(36)}`)
    for (const [n, tag] of tags.entries()) {
      await cache.get(`/${n}`, async () => page('old', tag))
    }
    await database.db.transaction((tx) => dropPages(tx, tags))
    for (const n of [0, 99, 100, 500, 999]) {
      await vi.waitFor(async () => expect(await text(`/${n}`)).toBe('new'))
    }
  })

  it('drops nothing for a change that is rolled back', async () => {
    await cache.get('/a', async () => page('old', 'offer:1'))
    const change = database.db.transaction(async (tx) => {
      await dropPages(tx, ['offer:1'])
      throw new Error('no')
    })
    await expect(change).rejects.toThrow('no')
    // A later change that is committed shows that announcements have arrived.
    await cache.get('/b', async () => page('old', 'vendors'))
    await dropPages(database.db, ['vendors'])
    await vi.waitFor(async () => expect(await text('/b')).toBe('new'))
    expect(await text('/a')).toBe('old')
  })

  it('does not keep a page whose subject changed while it was rendered', async () => {
    const slow = await cache.get('/a', async () => {
      cache.drop(['offers'])
      return page('stale', 'offers')
    })
    expect(slow.body.toString()).toBe('stale')
    expect(await text('/a')).toBe('new')
  })

  it('gives whoever asks after a change nothing that began before it', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const before = cache.get('/a', async () => {
      await finished
      return page('old', 'offer:1')
    })
    cache.drop(['offer:1'])
    expect(await text('/a')).toBe('new')
    finish()
    expect((await before).body.toString()).toBe('old')
    expect(await text('/a')).toBe('new')
  })

  it('keeps only whole answers, within its bound of memory', async () => {
    await cache.get('/missing', async () => ({ ...page('404', 'offers'), status: 404 }))
    expect(await text('/missing')).toBe('new')
    for (let index = 0; index < 40; index++) {
      await cache.get(`/${index}`, async () => page('x'.repeat(50_000), 'offers'))
    }
    expect(await text('/0')).toBe('new')
    expect(await text('/39')).not.toBe('new')
  })

  it('gives up no page of an object for those of many searches, and drops both', async () => {
    await cache.get('/of-object', async () => page('old', 'offers'))
    const search = (words: string) =>
      cache.get(`/found/${words}`, async () => page('x'.repeat(50_000), 'offers'), true)
    for (let words = 0; words < 40; words++) await search(String(words))
    expect(cache.peek('/found/39')).toBeDefined()
    expect(cache.peek('/found/0')).toBeUndefined()
    expect(await text('/of-object')).toBe('old')
    cache.drop(['offers'])
    expect(cache.peek('/found/39')).toBeUndefined()
    expect(await text('/of-object')).toBe('new')
  })
})
