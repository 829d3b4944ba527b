import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  type CacheTag,
  type Encoding,
  encodedBody,
  type RenderedPage,
} from '#/platform/page-cache.server.ts'
import { pageContext } from '#/platform/page-context.server.ts'
import type { Platform } from '#/platform/platform.server.ts'

/** The parameters that pages read. Any other, as those of campaigns, neither renders nor caches anew. */
const PAGE_PARAMETERS = ['page', 'search', 'ordem', '_routes']

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
      tag: (...names) => names.forEach((name) => void tags.add(name)),
    })
    const response = await handle(new Request(url), context)
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    const isHtml = headers['content-type']?.startsWith('text/html')
    // Hot reload writes scripts and opens a socket of its own.
    if (isHtml && platform.env.NODE_ENV !== 'development')
      headers['content-security-policy'] = contentSecurityPolicy(body.toString())
    return { status: response.status, headers, body, tags }
  }

  await app.register(async (pages) => {
    pages.route({
      method: ['GET', 'HEAD'],
      url: '*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const address = pageAddress(request.url)
        const page = await platform.pageCache.get(address, () =>
          render(platform.env.PUBLIC_URL + address),
        )
        return send(request, reply, page)
      },
    })
  })
}

/** Path and the parameters that matter, in one order: what identifies a page. */
function pageAddress(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2)
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of PAGE_PARAMETERS) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
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
  reply
    .header('cache-control', CACHE_CONTROL)
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.status(304).send()

  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await encodedBody(page, encoding))
}

function preferredEncoding(accepted = ''): Encoding {
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'br'
  if (/\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'gzip'
  return 'identity'
}

/** Allows exactly the inline scripts that the page came with: hashes suit cached HTML, nonces do not. */
function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
