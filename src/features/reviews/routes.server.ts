import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Platform } from '#/platform/platform.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { reviewPage, reviewsOf } from './schema.ts'
import { listReviews } from './service.server.ts'

export const reviewRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/comments',
      {
        schema: {
          tags: ['Avaliações'],
          summary: 'Avaliações de um software ou fornecedor, as mais recentes primeiro',
          querystring: reviewsOf,
          response: { 200: answer(reviewPage), 400: failure, 404: failure },
        },
      },
      async ({ query }) => {
        const { data, ...page } = await listReviews(db, query)
        return { data: { result: data, ...page }, message: '' }
      },
    )
  }
