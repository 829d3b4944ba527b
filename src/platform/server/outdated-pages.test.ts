import { expect, it } from 'vitest'
import { DatabaseAway } from './database/errors.server.ts'
import type { Database, DatabaseHandle } from './database/types.server.ts'
import { type CacheTag, PageCache } from './page-cache.server.ts'

const KEY = '/softwares'

async function siteWithPage() {
  let isAway = false
  let rendered = 0
  const cache = new PageCache(1024 * 1024)
  await cache.follow({
    db: { transaction: async () => undefined } as unknown as Database,
    listen: async () => {},
    isAway: () => isAway,
    changed: () => {},
  } as unknown as DatabaseHandle)
  const render = (text: string) => async () => {
    rendered++
    return {
      status: 200,
      headers: {},
      body: Buffer.from(text),
      tags: new Set<CacheTag>(['offers']),
    }
  }
  await cache.get(KEY, render('before'))
  return {
    cache,
    render,
    fail: async () => {
      rendered++
      throw new DatabaseAway()
    },
    loseDatabase: () => {
      isAway = true
    },
    renderings: () => rendered,
  }
}

const textOf = ({ body, headers }: Awaited<ReturnType<PageCache['get']>>) => [
  String(body),
  headers['cache-status'],
]
const OUTDATED = ['before', 'praca; hit; detail=outdated']

it('shows the page that was there, and says so, where it cannot be made again', async () => {
  const { cache, fail, render, renderings } = await siteWithPage()
  cache.drop(['offers'])
  expect(cache.peek(KEY)).toBeUndefined()
  expect(textOf(await cache.get(KEY, fail))).toEqual(OUTDATED)
  // Who comes soon after does not wait for another attempt.
  expect(textOf(await cache.get(KEY, fail))).toEqual(OUTDATED)
  expect(renderings()).toBe(2)
  expect(textOf(await cache.get('/other', render('other')))).toEqual(['other', undefined])
})

it('shows it without an attempt while the database is away', async () => {
  const { cache, fail, loseDatabase, renderings } = await siteWithPage()
  cache.drop(['*'])
  loseDatabase()
  expect(textOf(await cache.get(KEY, fail))).toEqual(OUTDATED)
  expect(renderings()).toBe(1)
})

it('shows no picture of what may be hidden by now', async () => {
  const { cache, fail, render } = await siteWithPage()
  const draw = async () => ({
    ...(await render('drawn')()),
    headers: { 'content-type': 'image/png' },
  })
  await cache.get('/previa.png', draw)
  cache.drop(['offers'])
  await expect(cache.get('/previa.png', fail)).rejects.toThrow(DatabaseAway)
  expect(String((await cache.get('/previa.png', draw)).body)).toBe('drawn')
})

it('shows it no more once another one was made', async () => {
  const { cache, render } = await siteWithPage()
  cache.drop(['offers'])
  expect(textOf(await cache.get(KEY, render('after')))).toEqual(['after', undefined])
  cache.drop(['vendors'])
  expect(String(cache.peek(KEY)?.body)).toBe('after')
})

it('does not hide a defect, nor what fails with no page before', async () => {
  const { cache, fail } = await siteWithPage()
  cache.drop(['offers'])
  const defect = async () => {
    throw new TypeError('a defect')
  }
  await expect(cache.get(KEY, defect)).rejects.toThrow(TypeError)
  await expect(cache.get('/new', fail)).rejects.toThrow(DatabaseAway)
})
