import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

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

/** `/docs`: the description of the API, to read. */
export async function registerApiDocs(app: FastifyInstance) {
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'content-security-policy': CONTENT_SECURITY_POLICY,
        // What the sandbox reads, from an origin of its own, is public.
        'access-control-allow-origin': '*',
      })
    })
    // Nothing can be tried out from there, and nobody else's description be opened: so no bar of Swagger's above it.
    const uiConfig = { deepLinking: false, supportedSubmitMethods: [], layout: 'BaseLayout' }
    const theme = { title: 'API da Praça' }
    await docs.register(swaggerUi, { routePrefix: '/docs', uiConfig, theme })
  })
}
