import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { userAdminRoutes } from '#/features/accounts/desk/routes.server.ts'
import { accountRoutes, googleRoutes } from '#/features/accounts/routes.server.ts'
import { accountSettingsRoutes } from '#/features/accounts/settings/routes.server.ts'
import { administratorRoutes } from '#/features/administrators/routes.server.ts'
import { advertisingAdminRoutes } from '#/features/advertising/desk/routes.server.ts'
import { advertisementPaymentRoutes } from '#/features/advertising/payment/routes.server.ts'
import { advertisingRoutes } from '#/features/advertising/routes.server.ts'
import { analyticsRoutes } from '#/features/analytics/routes.server.ts'
import { areaRoutes } from '#/features/area/routes.server.ts'
import { auditRoutes } from '#/features/audit/desk/routes.server.ts'
import { bannerAdminRoutes } from '#/features/banners/desk/routes.server.ts'
import { bannerRoutes } from '#/features/banners/routes.server.ts'
import { careerRoutes } from '#/features/careers/routes.server.ts'
import { categoryAdminRoutes } from '#/features/catalogue/categories/desk/routes.server.ts'
import { categoryRoutes } from '#/features/catalogue/categories/routes.server.ts'
import { offerAdminRoutes } from '#/features/catalogue/desk/routes.server.ts'
import { catalogueRoutes } from '#/features/catalogue/routes.server.ts'
import { claimAdminRoutes } from '#/features/claims/desk/routes.server.ts'
import { claimRoutes } from '#/features/claims/routes.server.ts'
import { importAdminRoutes } from '#/features/imports/desk/routes.server.ts'
import { lookupRoutes } from '#/features/lookups/routes.server.ts'
import { newsAdminRoutes } from '#/features/news/desk/routes.server.ts'
import { newsRoutes } from '#/features/news/routes.server.ts'
import { notificationRoutes } from '#/features/notifications/routes.server.ts'
import { paymentRoutes } from '#/features/payments/routes.server.ts'
import { profileRoutes } from '#/features/profile/routes.server.ts'
import { reviewAdminRoutes } from '#/features/reviews/desk/routes.server.ts'
import { reviewRoutes } from '#/features/reviews/routes.server.ts'
import { testimonialRoutes } from '#/features/testimonials/routes.server.ts'
import { vendorAdminRoutes } from '#/features/vendors/desk/routes.server.ts'
import { vendorRoutes } from '#/features/vendors/routes.server.ts'
import { visitRoutes } from '#/features/visits/routes.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { bodies } from './bodies.server.ts'
import { xsrf } from './xsrf.server.ts'

/** `/v1` and `/auth`: one plugin per capability, described at `/v1/openapi.json` and readable at `/docs`. */
export async function registerApi(app: FastifyInstance, platform: Platform) {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(swagger, {
    openapi: {
      info: { title: 'Praça', description: 'API pública da Praça.', version: '1.0.0' },
      servers: [{ url: platform.env.PUBLIC_URL }],
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })

  await app.register(async (api) => {
    // Answers may hand out a cookie, and are fresh for whoever asks.
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await api.register(xsrf, { publicUrl: platform.env.PUBLIC_URL })
    await api.register(googleRoutes(platform), { prefix: '/auth' })
    await api.register(v1Routes(app, platform), { prefix: '/v1' })
  })
}

const v1Routes =
  (app: FastifyInstance, platform: Platform): FastifyPluginAsync =>
  async (v1) => {
    await v1.register(bodies)
    v1.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
    v1.get(
      '/xsrf',
      { schema: { tags: ['Conta'], summary: 'Entrega o cookie XSRF-TOKEN' } },
      async () => ({ data: null, message: '' }),
    )
    await v1.register(catalogueRoutes(platform))
    await v1.register(categoryRoutes(platform))
    await v1.register(categoryAdminRoutes(platform))
    await v1.register(offerAdminRoutes(platform))
    await v1.register(vendorRoutes(platform))
    await v1.register(vendorAdminRoutes(platform))
    await v1.register(testimonialRoutes(platform))
    await v1.register(areaRoutes(platform))
    await v1.register(visitRoutes(platform))
    await v1.register(notificationRoutes(platform))
    await v1.register(administratorRoutes(platform))
    await v1.register(reviewRoutes(platform))
    await v1.register(reviewAdminRoutes(platform))
    await v1.register(newsRoutes(platform))
    await v1.register(newsAdminRoutes(platform))
    await v1.register(careerRoutes(platform))
    await v1.register(bannerRoutes(platform))
    await v1.register(bannerAdminRoutes(platform))
    await v1.register(advertisingRoutes(platform))
    await v1.register(advertisingAdminRoutes(platform))
    await v1.register(analyticsRoutes(platform))
    await v1.register(paymentRoutes(platform))
    await v1.register(advertisementPaymentRoutes(platform))
    await v1.register(profileRoutes(platform))
    await v1.register(lookupRoutes(platform))
    await v1.register(accountRoutes(platform))
    await v1.register(accountSettingsRoutes(platform))
    await v1.register(userAdminRoutes(platform))
    await v1.register(claimRoutes(platform))
    await v1.register(claimAdminRoutes(platform))
    await v1.register(importAdminRoutes(platform))
    await v1.register(auditRoutes(platform))
    // Without it the page renderer would take unknown calls for pages.
    v1.all('/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
  }
