import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { keptRoutes } from './kept-routes.server.ts'
import { linkRoutes } from './link-routes.server.ts'
import { requestRoutes } from './requests/routes.server.ts'

/** Testimonies and success stories of suppliers, and the testimonies that they ask for. */
export const testimonialRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    await v1.register(keptRoutes(platform))
    await v1.register(requestRoutes(platform))
    await v1.register(linkRoutes(platform))
  }
