import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sitemapEntries, sitemapParts } from '#/features/sitemap/service.server.ts'
import { readForAll } from '#/platform/server/database/reading.server.ts'
import { hasAlready } from '#/platform/server/http/kept-answers.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Sends a file, or 304 to a crawler that has it as it is: those of the sitemap have up to 20,000 addresses. */
function sendFile(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  reply.header('cache-control', 'public, max-age=0, s-maxage=3600').header('etag', etag)
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}

function sendXml(request: FastifyRequest, reply: FastifyReply, root: string, items: string[]) {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`
  return sendFile(request, reply, 'application/xml', xml)
}

/** Where programs find things: https://llmstxt.org */
const guide = (site: string) => `# Praça

> Marketplace e comunidade em que empresas brasileiras descobrem, avaliam e comparam softwares e serviços, e em que fornecedores mantêm as suas páginas.

Toda página pública também existe em Markdown: acrescente \`.md\` ao caminho (a página inicial é \`/index.md\`) ou peça \`Accept: text/markdown\`. As páginas trazem dados estruturados em JSON-LD (schema.org). Os textos estão em português do Brasil.

## Páginas

- [Softwares e serviços](${site}/softwares.md): catálogo, com filtros por categoria
- [Comparação de softwares](${site}/erp.md): uma categoria por vez, e lado a lado
- [Fornecedores](${site}/suppliers.md): empresas que vendem e implantam
- [Índice Praça](${site}/indice.md): como as listas são ordenadas, com a fórmula
- [Como verificamos as avaliações](${site}/como-verificamos.md): o que cada etiqueta quer dizer
- [Calendário fiscal](${site}/calendario-fiscal.md): o que a lei pede dos softwares, e desde quando
- Alternativas a um software: \`${site}/software/alternativas/{id}.md\`, com o id de \`/software/details/{id}\`
- [Notícias](${site}/news.md)
- [Vagas](${site}/careers.md)
- [Sobre a Praça](${site}/about.md)
- [Selos e o que querem dizer](${site}/selos.md)
- [Transparência](${site}/transparencia.md): o que a moderação faz, em números

## Dados

- [API em OpenAPI](${site}/v1/openapi.json): descrição de todas as chamadas
- [Documentação da API](${site}/docs)
- Model Context Protocol: \`${site}/mcp\`, só leitura
- [Dados abertos](${site}/dados-abertos.md): o catálogo inteiro em JSON Lines, e o [manifesto](${site}/dados-abertos/manifesto.json)
- [Mapa do site](${site}/sitemap.xml): todas as páginas públicas, com a data da última mudança
- [Notícias em RSS](${site}/news.rss)
- [Vagas em RSS](${site}/careers.rss)

## Regras

- [Termos de uso](${site}/termos.md)
- [Privacidade](${site}/privacidade.md)
`

/** `robots.txt`, `llms.txt`, and the sitemap as an index of files of bounded size. */
export function registerCrawlerFiles(app: FastifyInstance, { db, env }: Platform) {
  const schema = { hide: true }

  const robots = `User-agent: *\nAllow: /\nDisallow: /v1/\nDisallow: /docs\n\nSitemap: ${env.PUBLIC_URL}/sitemap.xml\n`
  app.get('/robots.txt', { schema }, async (request, reply) =>
    sendFile(request, reply, 'text/plain', robots),
  )

  app.get('/llms.txt', { schema }, async (request, reply) =>
    sendFile(request, reply, 'text/plain', guide(env.PUBLIC_URL)),
  )

  app.get('/sitemap.xml', { schema }, async (request, reply) => {
    const parts = await readForAll(() => sitemapParts(db, env.REGISTER_PAGES_INDEXED))
    const items = parts.map(
      (part) => `<sitemap><loc>${env.PUBLIC_URL}/sitemap/${part}.xml</loc></sitemap>`,
    )
    return sendXml(request, reply, 'sitemapindex', items)
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap/:part.xml',
    { schema },
    async (request, reply) => {
      const entries = await readForAll(() =>
        sitemapEntries(db, request.params.part, env.REGISTER_PAGES_INDEXED),
      )
      if (!entries) return reply.status(404).type('text/plain').send('Não encontrado.')
      const items = entries.map(({ path, changed }) => {
        const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
        return `<url><loc>${env.PUBLIC_URL}${path}</loc>${lastmod}</url>`
      })
      return sendXml(request, reply, 'urlset', items)
    },
  )
}
