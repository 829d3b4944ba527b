import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { IMPORTS_FOLDER } from '#/features/imports/limits.ts'
import { UPLOADS_PATH } from '#/platform/file-urls.ts'
import { uploadsFolder } from '#/platform/server/files/storage.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'

const CLIENT_BUILD = path.resolve('build/client')
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Built assets and uploaded files: their names change with their content, so browsers keep them. */
export async function registerFiles(app: FastifyInstance, { env }: Platform) {
  await app.register(fastifyStatic, {
    root: uploadsFolder(env),
    prefix: `${UPLOADS_PATH}/`,
    allowedPath: (path) => !path.startsWith(`/${IMPORTS_FOLDER}/`),
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', FOR_EVER)
      // A document is kept, never shown as a page of ours.
      if (path.endsWith('.pdf')) reply.header('content-disposition', 'attachment')
      // An uploaded file opened by itself runs nothing and loads nothing.
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
    },
  })
  if (!existsSync(CLIENT_BUILD)) return
  await app.register(fastifyStatic, {
    root: path.join(CLIENT_BUILD, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', FOR_EVER),
  })
  await app.register(fastifyStatic, {
    root: CLIENT_BUILD,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=86400'),
  })
}
