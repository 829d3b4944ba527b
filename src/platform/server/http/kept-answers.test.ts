import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import type { CacheTag } from '../page-cache.server.ts'
import { PageCache } from '../page-cache.server.ts'
import { sendStored } from './kept-answers.server.ts'

const cdn = {
  headersOf: (names: ReadonlySet<string>) => ({ 'surrogate-key': [...names].join(' ') }),
  namesAtOnce: 1,
  purge: async () => {},
  purgeAll: async () => {},
}

it.each([
  ['is told of a page what it shows', {}, 'offers offer:1'],
  ['is told nothing of what is asked for each time', { 'cache-control': 'no-cache' }, undefined],
])('a CDN %s', async (_what, headers, keys) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.decorate('cdn', cdn)
  const page = await new PageCache(0).get('/', async () => ({
    status: 200,
    headers: headers as Record<string, string>,
    body: Buffer.from('a page'),
    tags: new Set<CacheTag>(['offers', 'offer:1']),
  }))
  app.get('/', (request, reply) => sendStored(request, reply, page))
  expect((await app.inject('/')).headers['surrogate-key']).toBe(keys)
})
