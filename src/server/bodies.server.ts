import multipart from '@fastify/multipart'
import fp from 'fastify-plugin'
import type { Env } from '#/platform/server/env.server.ts'
import { sweepIncoming } from '#/platform/server/files/upload-form.server.ts'

const KIB = 1024

/** What calls may send: JSON, and forms with files, of which each route says how large they may be. */
export const bodies = fp<{ env: Env }>(async (app, { env }) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The site's clients name JSON on every call, also on those that send nothing.
    if (body.length === 0) return done(null, undefined)
    parseJson(request, body as string, done)
  })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 40, parts: 41, fieldSize: 64 * KIB, fieldNameSize: 100 },
  })
  app.addHook('onReady', () => sweepIncoming(env))
})
