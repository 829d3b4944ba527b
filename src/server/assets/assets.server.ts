import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { FOR_EVER } from '#/platform/server/files/file-types.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { KeptBuilds } from './kept-builds.server.ts'

const CLIENT_BUILD = path.resolve('build/client')

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/**
 * The built assets; those of the build before are found too.
 * @param version of the build; without one, as in tests of the API, only its own are served
 */
export async function registerAssets(
  app: FastifyInstance,
  platform: Pick<Platform, 'db' | 'privateFiles'>,
  version?: string,
  client = CLIENT_BUILD,
) {
  if (!existsSync(client)) return
  const folder = path.join(client, 'assets')
  const builds = version ? new KeptBuilds(platform, version, folder) : undefined
  // Before Fastify counts: a start of ten seconds on a busy machine would be its last.
  await builds?.keep()
  await app.register(async (assets) => {
    if (builds) serveOthers(assets, builds)
    await assets.register(fastifyStatic, {
      root: folder,
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply) => void reply.header('cache-control', FOR_EVER),
    })
  })
  await app.register(fastifyStatic, {
    root: client,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=86400'),
  })
}

function serveOthers(assets: FastifyInstance, builds: KeptBuilds) {
  const own = new Set(readdirSync(builds.folder))
  assets.addHook<{ Params: { '*'?: string } }>('onRequest', async ({ params }, reply) => {
    const name = params['*'] ?? ''
    const type = TYPES[path.extname(name)]
    const found = type && !own.has(name) ? await builds.find(name) : undefined
    if (!found) return
    return reply
      .headers({ 'content-type': type, 'cache-control': FOR_EVER })
      .send(Buffer.from(found.buffer, found.byteOffset, found.byteLength))
  })
}
