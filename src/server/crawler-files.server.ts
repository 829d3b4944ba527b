import type { FastifyInstance, FastifyReply } from 'fastify'
import { sitemapEntries, sitemapParts } from '#/features/sitemap/service.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function sendXml(reply: FastifyReply, root: string, items: string[]) {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=0, s-maxage=3600')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`,
    )
}

/** `robots.txt`, and the sitemap as an index of files of bounded size. */
export function registerCrawlerFiles(app: FastifyInstance, { db, env }: Platform) {
  const schema = { hide: true }

  app.get('/robots.txt', { schema }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8')
    return `User-agent: *\nAllow: /\nDisallow: /v1/\nDisallow: /docs\n\nSitemap: ${env.PUBLIC_URL}/sitemap.xml\n`
  })

  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    const parts = await sitemapParts(db)
    const items = parts.map(
      (part) => `<sitemap><loc>${env.PUBLIC_URL}/sitemap/${part}.xml</loc></sitemap>`,
    )
    return sendXml(reply, 'sitemapindex', items)
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap/:part.xml',
    { schema },
    async (request, reply) => {
      const entries = await sitemapEntries(db, request.params.part)
      if (!entries) return reply.status(404).type('text/plain').send('Não encontrado.')
      const items = entries.map(({ path, changed }) => {
        const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
        return `<url><loc>${env.PUBLIC_URL}${path}</loc>${lastmod}</url>`
      })
      return sendXml(reply, 'urlset', items)
    },
  )
}
