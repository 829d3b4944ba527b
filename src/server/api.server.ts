import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { apiKeyRoutes } from '#/features/accounts/api-keys/routes.server.ts'
import { readKey } from '#/features/accounts/api-keys/service.server.ts'
import { accountRoutes, googleRoutes } from '#/features/accounts/routes.server.ts'
import { secondFactorRoutes } from '#/features/accounts/second-factor/routes.server.ts'
import { sessionRoutes } from '#/features/accounts/sessions/routes.server.ts'
import { accountSettingsRoutes } from '#/features/accounts/settings/routes.server.ts'
import { invitationRoutes } from '#/features/administrators/invitations/routes.server.ts'
import { administratorRoutes } from '#/features/administrators/routes.server.ts'
import { advertisingRoutes } from '#/features/advertising/routes.server.ts'
import { alternativeRoutes } from '#/features/alternatives/routes.server.ts'
import { analyticsRoutes } from '#/features/analytics/routes.server.ts'
import { areaRoutes } from '#/features/area/routes.server.ts'
import { badgeRoutes } from '#/features/badges/routes.server.ts'
import { bannerRoutes } from '#/features/banners/routes.server.ts'
import { careerRoutes } from '#/features/careers/routes.server.ts'
import { categoryRoutes } from '#/features/catalogue/categories/routes.server.ts'
import { offerRoutes } from '#/features/catalogue/offers/routes.server.ts'
import { catalogueRoutes } from '#/features/catalogue/routes.server.ts'
import { claimRoutes } from '#/features/claims/routes.server.ts'
import { confirmationRoutes } from '#/features/confirmation/routes.server.ts'
import { contractRoutes } from '#/features/contracts/routes.server.ts'
import { explorerRoutes } from '#/features/explorer/routes.server.ts'
import { factRoutes } from '#/features/facts/routes.server.ts'
import { listRoutes } from '#/features/lists/routes.server.ts'
import { lookupRoutes } from '#/features/lookups/routes.server.ts'
import { makerRoutes } from '#/features/makers/routes.server.ts'
import { newsRoutes } from '#/features/news/routes.server.ts'
import { notificationRoutes } from '#/features/notifications/routes.server.ts'
import { outcomeRoutes, outcomeStopRoutes } from '#/features/outcomes/routes.server.ts'
import { paymentRoutes } from '#/features/payments/routes.server.ts'
import { profileRoutes } from '#/features/profile/routes.server.ts'
import { sectionRoutes } from '#/features/profile/sections/routes.server.ts'
import { proofRoutes } from '#/features/proofs/routes.server.ts'
import { letterRoutes } from '#/features/quotes/by-letter/routes.server.ts'
import { quoteRoutes } from '#/features/quotes/routes.server.ts'
import { templateRoutes } from '#/features/quotes/templates/routes.server.ts'
import { readinessRoutes } from '#/features/readiness/routes.server.ts'
import {
  reviewInvitationRoutes,
  reviewInvitationStopRoutes,
} from '#/features/review-invitations/routes.server.ts'
import { appealRoutes } from '#/features/reviews/appeals/routes.server.ts'
import { ownReviewRoutes } from '#/features/reviews/own/routes.server.ts'
import { indexRoutes } from '#/features/reviews/rating-index/routes.server.ts'
import { recourseRoutes } from '#/features/reviews/recourses/routes.server.ts'
import { reviewRoutes } from '#/features/reviews/routes.server.ts'
import { sanctionRoutes } from '#/features/sanctions/routes.server.ts'
import { suggestionRoutes } from '#/features/search/suggestions/routes.server.ts'
import { keptRoutes } from '#/features/testimonials/kept-routes.server.ts'
import { linkRoutes } from '#/features/testimonials/link-routes.server.ts'
import { requestRoutes } from '#/features/testimonials/requests/routes.server.ts'
import { transparencyRoutes } from '#/features/transparency/routes.server.ts'
import { pageRoutes } from '#/features/vendors/page/routes.server.ts'
import { productRoutes } from '#/features/vendors/products/routes.server.ts'
import { registrationRoutes } from '#/features/vendors/registration/routes.server.ts'
import { vendorRoutes } from '#/features/vendors/routes.server.ts'
import { visitRoutes } from '#/features/visits/routes.server.ts'
import { watchRoutes, watchStopRoutes } from '#/features/watches/routes.server.ts'
import { webhookRoutes } from '#/features/webhooks/routes.server.ts'
import { ANYONE, accessControl } from '#/platform/server/http/access.server.ts'
import { sendStored } from '#/platform/server/http/kept-answers.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { descriptionOf } from './api-docs.server.ts'
import { apiGuide } from './api-guide.ts'
import { bodies } from './bodies.server.ts'
import { xsrf } from './xsrf.server.ts'

/** What Admins call: a folder `desk` of a feature needs no other registration. */
const DESKS = import.meta.glob<(platform: Platform) => FastifyPluginAsync>(
  '../features/**/desk/routes.server.ts',
  { eager: true, import: 'routes' },
)

/** What is answered below `/v1`. */
const CAPABILITIES = [
  catalogueRoutes,
  alternativeRoutes,
  suggestionRoutes,
  explorerRoutes,
  offerRoutes,
  factRoutes,
  categoryRoutes,
  vendorRoutes,
  registrationRoutes,
  pageRoutes,
  sanctionRoutes,
  contractRoutes,
  productRoutes,
  keptRoutes,
  requestRoutes,
  linkRoutes,
  areaRoutes,
  visitRoutes,
  notificationRoutes,
  administratorRoutes,
  invitationRoutes,
  reviewRoutes,
  ownReviewRoutes,
  indexRoutes,
  badgeRoutes,
  transparencyRoutes,
  appealRoutes,
  recourseRoutes,
  proofRoutes,
  reviewInvitationRoutes,
  reviewInvitationStopRoutes,
  readinessRoutes,
  newsRoutes,
  careerRoutes,
  bannerRoutes,
  advertisingRoutes,
  analyticsRoutes,
  paymentRoutes,
  profileRoutes,
  sectionRoutes,
  listRoutes,
  quoteRoutes,
  templateRoutes,
  letterRoutes,
  outcomeRoutes,
  outcomeStopRoutes,
  watchRoutes,
  watchStopRoutes,
  webhookRoutes,
  lookupRoutes,
  accountRoutes,
  accountSettingsRoutes,
  secondFactorRoutes,
  sessionRoutes,
  apiKeyRoutes,
  claimRoutes,
  confirmationRoutes,
  makerRoutes,
  ...Object.values(DESKS),
]

/** In OpenAPI 3.0 `nullable` alone widens no list of values: null has to be one of them. */
function describedNulls(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(describedNulls)
  if (schema === null || typeof schema !== 'object') return schema
  const described: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, describedNulls(part)]),
  )
  const { nullable, enum: values } = described
  return nullable === true && Array.isArray(values) && !values.includes(null)
    ? { ...described, enum: [...values, null] }
    : described
}

/** `/v1` and `/auth`: one plugin per capability, described at `/v1/openapi.json` and readable at `/docs`. */
export async function registerApi(
  app: FastifyInstance,
  platform: Platform,
  capabilities = CAPABILITIES,
) {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Praça', description: apiGuide(platform.env), version: '1.0.0' },
      servers: [{ url: platform.env.PUBLIC_URL }],
    },
    transform(route) {
      const { schema, url } = jsonSchemaTransform(route)
      return { schema: describedNulls(schema) as typeof schema, url }
    },
  })

  await app.register(async (api) => {
    // Answers may hand out a cookie, and are fresh for the person who asks; an address may have a secret.
    api.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    })
    await api.register(xsrf, { publicUrl: platform.env.PUBLIC_URL })
    await api.register(accessControl, { platform, readKey })
    await api.register(googleRoutes(platform), { prefix: '/auth' })
    await api.register(
      async (v1) => {
        await v1.register(bodies, platform)
        for (const capability of capabilities) await v1.register(capability(platform))
        const config = { access: ANYONE }
        const schema = { tags: ['Conta'], summary: 'Entrega o cookie XSRF-TOKEN' }
        v1.get('/xsrf', { config, schema }, async () => ({ data: null, message: '' }))
        const hidden = { config, schema: { hide: true } }
        const url = '/v1/openapi.json'
        v1.get('/openapi.json', hidden, async (request, reply) =>
          sendStored(request, reply, await platform.pageCache.get(url, () => descriptionOf(app))),
        )
        // Without it the page renderer would take unknown calls for pages.
        v1.all('/*', hidden, (_request, reply) => reply.callNotFound())
      },
      { prefix: '/v1' },
    )
  })
}
