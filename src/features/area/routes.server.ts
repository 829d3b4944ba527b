import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { vendorId } from '#/features/vendors/schema.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { areaWire } from './schema.ts'
import { areaOf } from './service.server.ts'

export const areaRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/vendor/:id/area',
      {
        schema: {
          tags: ['Área do fornecedor'],
          summary: 'O fornecedor e as publicidades no ar, para quem administra a página',
          params: vendorId,
          response: {
            200: answer(areaWire),
            400: failure,
            401: failure,
            403: failure,
            404: failure,
          },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        return { data: await areaOf(db, viewer, request.params.id), message: '' }
      },
    )
  }
