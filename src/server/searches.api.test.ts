import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { PageCache } from '#/platform/server/page-cache.server.ts'
import { buildApp } from './app.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const MOST = 5

/** Of pages there is but one sentence: what is counted happens before they are made. */
const pages = {
  entry: {
    module: {
      default: () => new Response('página', { headers: { 'content-type': 'text/html' } }),
    },
  },
  routes: {},
  assets: { routes: {}, version: '1' },
  future: {},
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

let site: FastifyInstance
beforeAll(async () => {
  api.platform.env.SEARCHES_PER_ADDRESS = MOST
  site = await buildApp({ platform: api.platform, pages })
  return () => site.close()
})

let asked = 0
const newText = () => `texto ${asked++}`
const ask = (path: string, remoteAddress: string, accept = '*/*') =>
  site.inject({ url: path, remoteAddress, headers: { accept } })

const CALLS = [
  ['/v1/software/searchPaginados?query='],
  ['/v1/software/facetas?query='],
  ['/v1/software/search?query='],
  ['/v1/software/searchMelhores?query='],
  ['/v1/softwareName/search?query='],
  ['/v1/vendor/search/getPaginados?query='],
  ['/v1/vendor/facetas?query='],
  ['/v1/vendor?query='],
  ['/v1/vendors/fornecedoresavaliados?query='],
  ['/v1/comments?id=0198c0de-0000-7000-8000-000000000000&busca='],
  ['/v1/comments?id=0198c0de-0000-7000-8000-000000000000&porte=mei&z='],
  ['/v1/comments?id=0198c0de-0000-7000-8000-000000000000&ordem=melhores&z='],
  ['/v1/category/search?query='],
  ['/v1/newsarticleSearch?search='],
  ['/softwares/'],
  ['/softwares.data?search='],
  ['/suppliers?search='],
  ['/supplier-not-found/'],
  ['/supplier/new/'],
]

it.each(CALLS)('refuses the searches of an address that asks for too many: %s', async (path) => {
  const address = `10.1.0.${asked % 250}`
  const search = () => ask(path + encodeURIComponent(newText()), address)
  for (let n = 0; n < MOST; n++) expect((await search()).statusCode).not.toBe(429)
  const refused = await search()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().error).toBe(
    'Foram pesquisas demais deste endereço em pouco tempo. Tente de novo em 1 minuto.',
  )
  // Others search, and whoever it is reads what is no search.
  expect((await ask(path + newText(), `10.2.0.${asked}`)).statusCode).not.toBe(429)
  expect((await ask('/about', address)).statusCode).not.toBe(429)
})

it('refuses an address that asks for pictures without end, and nobody else', async () => {
  const picture = (address: string) => {
    const id = `0198c0de-0000-7000-8000-${String(asked++).padStart(12, '0')}`
    return ask(`/software/details/${id}/previa.png`, address)
  }
  for (let n = 0; n < 60; n++) expect((await picture('10.4.0.1')).statusCode).not.toBe(429)
  expect((await picture('10.4.0.1')).statusCode).toBe(429)
  expect((await picture('10.4.0.2')).statusCode).not.toBe(429)
  expect((await ask('/about', '10.4.0.1')).statusCode).not.toBe(429)
})

it('refuses the machine itself nothing', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    for (let n = 0; n <= MOST; n++)
      expect((await ask(`/v1/vendor?query=${newText()}`, address)).statusCode).not.toBe(429)
})

it('counts pages and calls together, and a /64 of IPv6 as one', async () => {
  for (let n = 0; n < MOST; n++)
    await ask(`/v1/vendor?query=${newText()}`, `2001:db8:7:7::${n + 1}`)
  const refused = await ask(`/softwares/${newText()}`, '2001:db8:7:7::9', 'text/html,*/*')
  expect(refused.statusCode).toBe(429)
  // A person sees a page.
  expect(refused.headers['content-type']).toContain('text/html')
  expect(refused.body).toContain('Tente de novo em 1 minuto.')
})

it('does not count what the cache answers', async () => {
  const [one, other] = ['10.3.0.1', '10.3.0.2']
  const path = `/v1/software/searchPaginados?query=${newText()}`
  for (let n = 0; n < 2; n++) await ask(path, one)
  for (let n = 0; n < 3 * MOST; n++) expect((await ask(path, other)).statusCode).toBe(200)
  for (let n = 0; n < MOST; n++)
    expect((await ask(`/v1/vendor?query=${newText()}`, other)).statusCode).toBe(200)
})

it('puts out no answer about one object for those of many parameters', async () => {
  const pageCache = new PageCache(256 * 1024)
  const small = await buildApp({ platform: { ...api.platform, pageCache }, pages })
  onTestFinished(() => small.close())
  const flood = ['/v1/sugestoes?query=', '/v1/software/searchPaginados?query=erp&page=']
  await small.inject({ url: '/v1/news' })
  expect(pageCache.peek('/v1/news')).toBeDefined()
  for (const path of flood) for (let n = 1; n <= 60; n++) await small.inject({ url: `${path}${n}` })
  expect(pageCache.peek(`${flood[1]}60`)).toBeDefined()
  expect(pageCache.peek(`${flood[1]}1`)).toBeUndefined()
  expect(pageCache.peek('/v1/news')).toBeDefined()
})
