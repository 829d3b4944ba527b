import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { sendStored } from '#/platform/server/http/kept-answers.server.ts'
import type { CacheTag, RenderedPage } from '#/platform/server/page-cache.server.ts'
import { pageContext, renderedHtml, scriptMark } from '#/platform/server/page-context.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { sent, unsent } from '#/platform/still.ts'
import { contentSecurityPolicy, TRUSTED_TYPES, takeMarkedScripts } from './content-policy.server.ts'
import { pageAddress } from './page-address.server.ts'

/** How the browser asks for the data of a page that it renders. */
const DATA = /\.data(?:\?|$)/

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
      still: DATA.test(url) ? sent : unsent,
    })
    const mark = randomBytes(18).toString('base64url')
    context.set(scriptMark, mark)
    const response = await handle(new Request(url), context)
    const headers = Object.fromEntries(response.headers)
    const page = context.get(renderedHtml)
    if (page === null) {
      const body = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers, body, tags }
    }
    const { html, scripts } = takeMarkedScripts(page, mark)
    headers['content-security-policy'] = contentSecurityPolicy(scripts, platform.env)
    headers['content-security-policy-report-only'] = TRUSTED_TYPES
    return { status: response.status, headers, body: Buffer.from(html), tags }
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
        const page = await platform.pageCache.get(address, renderNow)
        if (page.status === 200) return sendStored(request, reply, page)
        return reply
          .status(page.status)
          .headers(page.headers)
          .header('cache-control', 'no-store')
          .send(page.body)
      },
    })
  })
}
