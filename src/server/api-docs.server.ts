import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { sendStored } from '#/platform/server/http/kept-answers.server.ts'
import type { PageCache, RenderedPage } from '#/platform/server/page-cache.server.ts'

/**
 * The sandbox gives the pages an origin of their own: no script of theirs reaches the login that the
 * site keeps in the browser. Their styles are set by script, and in the attributes of pictures.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-scripts',
].join('; ')

/** The description of the API as it is sent: more than a megabyte, and the same for everybody. */
export const descriptionOf = async (app: FastifyInstance): Promise<RenderedPage> => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from(JSON.stringify(app.swagger())),
  tags: new Set(),
})

/** Long addresses and examples stay within a telephone's width. */
const NARROW = `
.swagger-ui .info a, .swagger-ui .info p, .swagger-ui .info li, .swagger-ui .opblock-summary-path { overflow-wrap: anywhere; }
.swagger-ui .info pre { overflow-x: auto; white-space: pre; }
.swagger-ui table { display: block; overflow-x: auto; }
`

const DOCS_JSON = '/docs/json'

/** `/docs`: the description of the API, to read. */
export async function registerApiDocs(app: FastifyInstance, pageCache: PageCache) {
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'content-security-policy': CONTENT_SECURITY_POLICY,
        // What the sandbox reads, from an origin of its own, is public.
        'access-control-allow-origin': '*',
      })
      // Swagger would write it anew for each call.
      const { url } = request.routeOptions
      if (url === DOCS_JSON)
        return sendStored(request, reply, await pageCache.get(DOCS_JSON, () => descriptionOf(app)))
      // JSON is YAML.
      if (url === '/docs/yaml') return reply.redirect(DOCS_JSON)
    })
    // What stands there is in Portuguese; Swagger's page says English.
    docs.addHook('onSend', async (_request, reply, payload) =>
      typeof payload === 'string' && String(reply.getHeader('content-type')).includes('text/html')
        ? payload.replace('<html lang="en">', '<html lang="pt-BR">')
        : payload,
    )
    // Nothing can be tried out from there, and nobody else's description be opened: so no bar of Swagger's above it.
    const uiConfig = { deepLinking: false, supportedSubmitMethods: [], layout: 'BaseLayout' }
    const theme = {
      title: 'API da Praça',
      css: [{ filename: 'narrow.css', content: NARROW }],
    }
    await docs.register(swaggerUi, { routePrefix: '/docs', uiConfig, theme })
  })
}
