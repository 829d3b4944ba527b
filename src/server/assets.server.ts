import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { FOR_EVER } from '#/platform/server/files/file-types.ts'

const CLIENT_BUILD = path.resolve('build/client')

/** The built assets. */
export async function registerAssets(app: FastifyInstance) {
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
