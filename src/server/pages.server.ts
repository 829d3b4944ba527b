import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  type CacheTag,
  type Encoding,
  encodedBody,
  type RenderedPage,
} from '#/platform/server/page-cache.server.ts'
import { pageContext, scriptMark } from '#/platform/server/page-context.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { contentSecurityPolicy, TRUSTED_TYPES, takeMarkedScripts } from './content-policy.server.ts'
import { pageAddress } from './page-address.server.ts'

/** Shared caches keep a page for a minute; browsers ask each time, and mostly hear 304. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate'

/** Renders every path that nothing else answers, through the page cache. */
export async function registerPages(app: FastifyInstance, platform: Platform, build: ServerBuild) {
  const handle = createRequestHandler(build, platform.env.NODE_ENV)

  async function render(url: string): Promise<RenderedPage> {
    const tags = new Set<CacheTag>()
    const context = new RouterContextProvider()
    context.set(pageContext, {
      db: platform.db,
      env: platform.env,
      demo: platform.demo,
      tag: (...names) => names.forEach((name) => void tags.add(name)),
    })
    const mark = randomBytes(18).toString('base64url')
    context.set(scriptMark, mark)
    const response = await handle(new Request(url), context)
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    const rendered = { status: response.status, headers, body, tags }
    if (!headers['content-type']?.startsWith('text/html')) return rendered
    const { html, scripts } = takeMarkedScripts(body.toString(), mark)
    const policy = contentSecurityPolicy(scripts, platform.env)
    return {
      ...rendered,
      headers: {
        ...headers,
        'content-security-policy': policy,
        'content-security-policy-report-only': TRUSTED_TYPES,
      },
      body: Buffer.from(html),
    }
  }

  await app.register(async (pages) => {
    pages.route({
      method: ['GET', 'HEAD'],
      url: '*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const { address, isSecret } = pageAddress(request.url)
        const renderNow = () => render(platform.env.PUBLIC_URL + address)
        if (isSecret) {
          const { status, headers, body } = await renderNow()
          return reply
            .status(status)
            .headers(headers)
            .header('cache-control', 'no-store')
            .header('referrer-policy', 'no-referrer')
            .send(body)
        }
        return send(request, reply, await platform.pageCache.get(address, renderNow))
      },
    })
  })
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Awaited<ReturnType<Platform['pageCache']['get']>>,
) {
  reply.status(page.status).headers(page.headers)
  if (page.status !== 200) {
    return reply.header('cache-control', 'no-store').send(page.body)
  }
  reply.header('cache-control', page.headers['cache-control'] ?? CACHE_CONTROL)
  reply.header('vary', 'accept-encoding')
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const etag = `"${page.hash}-${encoding}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await encodedBody(page, encoding))
}

function preferredEncoding(accepted = ''): Encoding {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = accepted
    .split(',')
    .filter((item) => !refused.test(item))
    .map((item) => item.split(';', 1)[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}
