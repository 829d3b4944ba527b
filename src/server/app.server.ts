import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ServerBuild } from 'react-router'
import { z } from 'zod'
import { UPLOADS_PATH } from '#/platform/file-urls.ts'
import { NUL_IN_ADDRESS, storableTexts } from '#/platform/server/http/storable-text.server.ts'
import { routeOf } from '#/platform/server/log/route.server.ts'
import { locality } from '#/platform/server/loopback.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { tracing } from '#/platform/server/tracing/tracing.server.ts'
import { registerApi } from './api.server.ts'
import { registerApiDocs } from './api-docs.server.ts'
import { registerAssets } from './assets/assets.server.ts'
import { registerBadges } from './badges.server.ts'
import { registerCrawlerFiles } from './crawler-files.server.ts'
import { limitCrowds } from './crowds.server.ts'
import { answerFailures, fail } from './errors.server.ts'
import { Readiness, registerHealth } from './health.server.ts'
import { SENDER_LIMITS, type SenderLimits } from './limits.ts'
import { registerMcp } from './mcp.server.ts'
import type { Metrics } from './metrics.server.ts'
import { registerOpenData } from './open-data.server.ts'
import { registerOutbox } from './outbox.server.ts'
import { registerPages } from './pages.server.ts'
import { answerFirst, readyAnswers } from './ready-answers.server.ts'
import { type Note, noteRequest, REQUEST_ID, requestIds, whenOver } from './request-log.server.ts'
import { securityHeaders } from './security-headers.server.ts'
import { registerSecurityTxt } from './security-txt.server.ts'
import { cutSlowBodies, hangUp } from './slow-senders.server.ts'
import { registerUploads } from './uploads.server.ts'

/** zod's own messages, where a schema gives none, are read by people here: they name no types of programs. */
z.config({
  ...z.locales.pt(),
  customError: ({ code, input }) => {
    if (code !== 'invalid_type') return undefined
    return input === undefined ? 'Campo obrigatório.' : 'Valor inválido.'
  },
})

export interface AppOptions {
  platform: Platform
  /** The built pages; without them only the API answers, as in its tests. */
  pages?: ServerBuild
  /** Where they are not those of the environment and of `SENDER_LIMITS`; for tests. */
  limits?: Partial<SenderLimits>
  readiness?: Readiness
  /** What counts requests. */
  metrics?: Pick<Metrics, 'note'>
}

/**
 * Calls and answers as zod reads them. Given at once: without them Fastify first loads its compilers of JSON Schema,
 * a tenth of what a start takes, and its types know those alone.
 */
const COMPILERS = {
  compilersFactory: {
    buildValidator: () => storableTexts(validatorCompiler),
    buildSerializer: () => serializerCompiler,
  },
} as unknown as FastifyServerOptions['schemaController']

/** The whole server, not yet listening. */
export async function buildApp({
  platform,
  pages,
  readiness = new Readiness(platform),
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const { CONNECTIONS_PER_ADDRESS: perAddress } = platform.env
  const limits: SenderLimits = { perAddress, ...SENDER_LIMITS, ...options.limits }
  const headers = securityHeaders(platform.env)
  const note: Note = (request, raw, route) => {
    const log = noteRequest(request, raw, route)
    const count = options.metrics?.note(request, raw, route)
    return () => {
      log?.()
      count?.()
    }
  }
  const app = Fastify({
    trustProxy: platform.env.TRUSTED_PROXIES ?? false,
    genReqId: requestIds(platform.env),
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    clientErrorHandler: hangUp(headers),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    schemaController: COMPILERS,
    forceCloseConnections: 'idle',
    // What still comes in on an open connection while the process ends is answered, and the connection closed.
    return503OnClosing: false,
    // An address that cannot even be decoded is unknown: it leads home, a call gets a 400.
    frameworkErrors: (_error, request, reply) => {
      whenOver(
        reply.raw,
        note(request, reply.raw, () => routeOf(request)),
      )
      reply.header(REQUEST_ID, request.id).headers(headers)
      const { url } = request
      if (url.startsWith('/v1/')) fail(reply, 400, 'Endereço inválido.')
      else if (url.startsWith(UPLOADS_PATH)) fail(reply, 404, 'Endereço não encontrado.')
      else reply.redirect('/')
    },
  })
  app.decorate('cdn', platform.cdn)
  tracing?.follow(app)
  cutSlowBodies(app.server, limits)
  const enter = limitCrowds(app.server, platform.env, limits.perAddress)
  const answer = readyAnswers({ platform, readiness, enter, note })
  answerFirst(app, platform.env, answer)
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply
    // Who is answered goes no further.
    if (answer(request.raw, raw, () => request)) return void reply.hijack()
    const over = note(request, raw, () => routeOf(request))
    const entered = enter(request, raw)
    const isIn = typeof entered === 'function'
    whenOver(raw, () => {
      if (isIn) entered()
      over()
    })
    reply.header(REQUEST_ID, request.id).headers(headers)
    if (request.url.includes(NUL_IN_ADDRESS)) return fail(reply, 400, 'Endereço inválido.')
    done(isIn ? undefined : entered)
  })
  await app.register(locality, { reach: platform.env })
  answerFailures(app)
  registerHealth(app, readiness)
  await registerApi(app, platform)
  await registerApiDocs(app, platform.pageCache)
  registerMcp(app, platform)
  registerOpenData(app, platform)
  registerUploads(app, platform)
  await registerAssets(app, platform, pages?.assets.version)
  registerBadges(app, platform)
  registerCrawlerFiles(app, platform)
  registerSecurityTxt(app, platform)
  await registerOutbox(app, platform)
  if (pages) await registerPages(app, platform, pages)
  return app
}
