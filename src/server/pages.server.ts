import type { FastifyInstance } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { addressOf } from '#/addresses/match.ts'
import { readForAll } from '#/platform/server/database/reading.server.ts'
import { countPicture, countSearching } from '#/platform/server/http/access.server.ts'
import { sendStored } from '#/platform/server/http/kept-answers.server.ts'
import { onBehalfOf } from '#/platform/server/log/security-log.server.ts'
import type { CacheTag, OnSent, RenderedPage } from '#/platform/server/page-cache.server.ts'
import { pageContext, routersPage, scriptMark } from '#/platform/server/page-context.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { sent, unsent } from '#/platform/still.ts'
import {
  contentSecurityPolicy,
  scriptHash,
  TRUSTED_TYPES,
  takeMarkedScripts,
} from './content-policy.server.ts'
import { Documents } from './documents.server.ts'
import { twinOf, twinPage } from './markdown-twin.server.ts'
import { pageAddress } from './page-address.server.ts'
import { newMark } from './page-parts.server.tsx'
import { Renderings } from './renderings.server.ts'

/** How the browser asks for the data of a page that it renders. */
const DATA = /\.data$/

/** Renders every path that nothing else answers, through the page cache. */
export async function registerPages(app: FastifyInstance, platform: Platform, build: ServerBuild) {
  const { db, env, demo, files } = platform
  const handle = createRequestHandler(build, env.NODE_ENV)
  const documents = new Documents(build)
  const renderings = new Renderings()

  const headersOf = (scriptHashes: string[], { pathname }: URL) => ({
    'content-type': 'text/html; charset=utf-8',
    // Most have a twin in Markdown.
    vary: 'accept',
    'content-security-policy': contentSecurityPolicy(scriptHashes, env, addressOf(pathname)),
    'content-security-policy-report-only': TRUSTED_TYPES,
  })

  async function render(address: string, isPassing: boolean): Promise<RenderedPage> {
    const url = new URL(env.PUBLIC_URL + address)
    const isDocument = !DATA.test(url.pathname)
    const tags = new Set<CacheTag>()
    const still: unknown[] = []
    let onSent: OnSent | undefined
    const context = new RouterContextProvider()
    context.set(pageContext, {
      db,
      env,
      demo,
      files,
      tag: (...names) => names.forEach((name) => void tags.add(name)),
      whenSent: (done) => {
        onSent = done
      },
      still: (rows) => {
        still.push(rows)
        return isDocument ? unsent(rows) : sent(rows)
      },
    })
    const isKnown = documents.knows(url)
    const known = isDocument && (await documents.render({ url, context, still, isPassing }))
    if (known) {
      const { status, body, scriptHashes } = known
      return { status, headers: headersOf(scriptHashes, url), body, tags, onSent }
    }

    const mark = newMark()
    context.set(scriptMark, mark)
    const response = await handle(new Request(url), context)
    const { status } = response
    const page = context.get(routersPage)
    if (page === null) {
      const body = Buffer.from(await response.arrayBuffer())
      return { status, headers: Object.fromEntries(response.headers), body, tags, onSent }
    }
    // All pages of an address are made in one way: of the same data, the same bytes.
    if (!isKnown && documents.learn(url, page.entry)) return render(address, isPassing)
    const { html, scripts } = takeMarkedScripts(page.html, mark)
    const headers = {
      ...Object.fromEntries(response.headers),
      ...headersOf(scripts.map(scriptHash), url),
    }
    return { status, headers, body: Buffer.from(html), tags, onSent }
  }

  await app.register(async (pages) => {
    pages.route({
      method: ['GET', 'HEAD'],
      url: '*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const twin = twinOf(request)
        const target = twin ?? request.url
        const { address, isSecret, searches, isPicture } = pageAddress(target, build.assets.version)
        const inTurn = (work: () => Promise<RenderedPage>) =>
          onBehalfOf(request, () => renderings.do(address, work, isPicture))
        // What is rendered of a search is not kept twice: few are asked for again.
        const isPassing = isSecret || (searches && platform.pageCache.keepsPages)
        const renderNow = () =>
          inTurn(() =>
            isSecret ? render(address, isPassing) : readForAll(() => render(address, isPassing)),
          )
        renderings.want(address, reply)
        if (isSecret) {
          const { status, headers, body } = await renderNow()
          return reply
            .status(status)
            .headers(headers)
            .header('cache-control', 'no-store')
            .header('referrer-policy', 'no-referrer')
            .send(body)
        }
        if ((searches || isPicture) && !platform.pageCache.peek(address))
          await (isPicture ? countPicture : countSearching)(platform, request)
        const { pageCache } = platform
        const get: typeof pageCache.get = (key, make) => pageCache.get(key, make, searches)
        const whole = () => get(address, renderNow)
        const page = await (twin === null
          ? whole()
          : twinPage({ get }, address, whole, inTurn, env.PUBLIC_URL))
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
