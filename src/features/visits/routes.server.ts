import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { vendorId } from '#/features/companies/schema.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { visitsQuery, visitsWire } from './schema.ts'
import { visitsOf } from './service.server.ts'

export const visitRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/vendor/:id/visitas',
      {
        schema: {
          tags: ['Área do fornecedor'],
          summary: 'Visitas à página por dia, de quem aceitou ser contado',
          params: vendorId,
          querystring: visitsQuery,
          response: {
            200: answer(visitsWire),
            400: failure,
            401: failure,
            403: failure,
            404: failure,
          },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { params, query } = request
        return { data: await visitsOf(db, viewer, params.id, query.dias), message: '' }
      },
    )
  }
