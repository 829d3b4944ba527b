import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badgeSvg, EMBED_STYLE, embedGone, embedHtml } from '#/features/badges/drawing.server.ts'
import { isBadge } from '#/features/badges/kinds.ts'
import { badgePath, embedPath } from '#/features/badges/links.ts'
import { badgeSubject } from '#/features/badges/service.server.ts'
import { badgeToken } from '#/features/badges/signing.server.ts'
import { readForAll } from '#/platform/server/database/reading.server.ts'
import { sendStored } from '#/platform/server/http/kept-answers.server.ts'
import type { CacheTag, RenderedPage } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { recordId } from '#/platform/wire.ts'
import { scriptHash } from './content-policy.server.ts'

const SVG = {
  'content-type': 'image/svg+xml; charset=utf-8',
  // Anybody's page may show it, also one that lets in only what says so.
  'cross-origin-resource-policy': 'cross-origin',
}

/** The one document that others may frame: it runs nothing, loads nothing and sends nothing. */
const EMBED = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-resource-policy': 'cross-origin',
  // A page that is isolated from others frames only what is as strict.
  'cross-origin-embedder-policy': 'require-corp',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${scriptHash(EMBED_STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
}

/** Of what is not there, which nobody keeps. */
const NOT_KEPT = 'no-store'

/** `/selo/{tipo}/{id}.svg` and `/embed/{id}`: what suppliers show of themselves on their own sites. */
export function registerBadges(app: FastifyInstance, { db, env, pageCache }: Platform) {
  const schema = { hide: true }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<RenderedPage>,
  ) {
    const page = await pageCache.get(key, () => readForAll(make))
    if (page.status === 200) return sendStored(request, reply, page)
    return reply
      .status(page.status)
      .headers({ ...page.headers, 'cache-control': NOT_KEPT })
      .send(page.body)
  }

  const pageOf = (
    headers: Record<string, string>,
    tags: CacheTag[] | undefined,
    text: string,
  ): RenderedPage => ({
    status: tags ? 200 : 404,
    headers,
    body: Buffer.from(text),
    tags: new Set(tags),
  })

  app.get<{ Params: { badge: string; file: string } }>(
    '/selo/:badge/:file',
    { schema },
    async (request, reply) => {
      const { badge, file } = request.params
      const { data: id } = recordId.safeParse(/^(.+)\.svg$/.exec(file)?.[1])
      if (!isBadge(badge) || !id) return reply.callNotFound()
      return send(request, reply, badgePath(badge, id), async () => {
        const found = await badgeSubject(db, id)
        if (!found) return pageOf(SVG, undefined, badgeSvg(badge, null))
        const { subject, tags } = found
        return pageOf(SVG, tags, badgeSvg(badge, subject, await badgeToken(env, badge, subject)))
      })
    },
  )

  app.get<{ Params: { id: string } }>('/embed/:id', { schema }, async (request, reply) => {
    const { data: id } = recordId.safeParse(request.params.id)
    if (!id) return reply.callNotFound()
    reply.removeHeader('x-frame-options')
    return send(request, reply, embedPath(id), async () => {
      const found = await badgeSubject(db, id)
      const { PUBLIC_URL: site } = env
      const html = found ? embedHtml(found.subject, site) : embedGone(site)
      return pageOf(EMBED, found?.tags, html)
    })
  })
}
