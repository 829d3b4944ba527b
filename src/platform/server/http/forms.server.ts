import type { FastifyPluginAsync } from 'fastify'
import type { Platform } from '../platform.server.ts'

/** Routes to which mail programs post a form (RFC 8058), which is let in and not read. They stand apart from all others. */
export const letsFormsIn =
  (define: (platform: Platform) => FastifyPluginAsync) =>
  (platform: Platform): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume()
      payload.on('end', () => done(null, undefined))
    })
    await app.register(define(platform))
  }
