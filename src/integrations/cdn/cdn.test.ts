import type { IncomingHttpHeaders } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { readEnv } from '#/platform/server/env.server.ts'
import { startAnsweringServer } from '#/platform/server/testing/answering-server.server.ts'
import { openCdn } from './index.server.ts'

interface Call {
  target: string
  headers: IncomingHttpHeaders
  body: string
}

/** A CDN that notes what it is told, and always says the same. */
async function startApi(status: number, said: object) {
  const calls: Call[] = []
  const { url, close } = await startAnsweringServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    calls.push({ target: `${request.method} ${request.url}`, headers: request.headers, body })
    response.writeHead(status).end(JSON.stringify(said))
  })
  onTestFinished(close)
  return { calls, url }
}

function open(CDN: string, CDN_API_URL: string) {
  const cdn = openCdn(readEnv({ CDN, CDN_API_URL, CDN_ID: 'an id', CDN_TOKEN: 'secret' }))
  if (!cdn) throw new Error('none is configured')
  return cdn
}

const NAMES = ['offers', 'offer:1']

it('tells Fastly by surrogate keys', async () => {
  const { calls, url } = await startApi(200, { status: 'ok' })
  const cdn = open('fastly', url)
  expect(cdn.headersOf(new Set(NAMES))).toEqual({
    'surrogate-key': 'offers offer:1',
    'surrogate-control': 'max-age=600, stale-while-revalidate=30, stale-if-error=3600',
  })
  await cdn.purge(NAMES)
  await cdn.purgeAll()
  expect(calls).toMatchObject([
    {
      target: 'POST /service/an%20id/purge',
      headers: { 'fastly-key': 'secret', 'surrogate-key': 'offers offer:1' },
    },
    { target: 'POST /service/an%20id/purge_all', headers: { 'fastly-key': 'secret' } },
  ])
})

it('tells Cloudflare by cache tags', async () => {
  const { calls, url } = await startApi(200, { success: true })
  const cdn = open('cloudflare', url)
  expect(cdn.headersOf(new Set(NAMES))).toEqual({
    'cache-tag': 'offers,offer:1',
    'cloudflare-cdn-cache-control': 'max-age=600, stale-while-revalidate=30, stale-if-error=3600',
  })
  await cdn.purge(NAMES)
  await cdn.purgeAll()
  expect(calls.map(({ target, body }) => [target, JSON.parse(body)])).toEqual([
    ['POST /zones/an%20id/purge_cache', { tags: NAMES }],
    ['POST /zones/an%20id/purge_cache', { purge_everything: true }],
  ])
  expect(calls[0]?.headers.authorization).toBe('Bearer secret')
})

it.each([
  ['fastly', [503, {}]],
  ['cloudflare', [200, { success: false }]],
] as [string, [number, object]][])(
  'is not told where it does not say so: %s',
  async (kind, answer) => {
    const { url } = await startApi(...answer)
    await expect(open(kind, url).purge(NAMES)).rejects.toThrow('answered')
  },
)

it('is told of no page that shows more than fits a head', () => {
  const many = new Set(Array.from({ length: 1000 }, (_one, place) => `offer:${place}`))
  for (const kind of ['fastly', 'cloudflare'])
    expect(open(kind, 'http://127.0.0.1:9').headersOf(many)).toEqual({})
})
