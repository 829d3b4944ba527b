import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusal } from '#/platform/refusal.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import { decidedRequest, queuedRequest, queueQuery, requestId } from '../schema.ts'
import { approveRequest, listRequests, refuseRequest } from './service.server.ts'

const tags = ['Administração']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }

/** What Admins decide: `/v1/admin/access-requests`. */
export const claimAdminRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.addHook('onRequest', async (request) => void (await requireAdmin(platform.db, request)))
    v1.get(
      '/admin/access-requests',
      {
        schema: {
          tags,
          summary: 'Pedidos de controle de páginas, os mais antigos primeiro',
          querystring: queueQuery,
          response: { 200: pagedAnswer(queuedRequest), ...errors },
        },
      },
      async ({ query }) => listRequests(platform.db, query),
    )
    v1.post(
      '/admin/access-requests/:id/approve',
      {
        schema: {
          tags,
          summary: 'Libera o controle da página a quem pediu',
          params: requestId,
          response: { 200: answer(decidedRequest), ...errors },
        },
      },
      async (request) => {
        const admin = await requireAdmin(platform.db, request)
        const data = await approveRequest(platform, admin, request.params.id)
        return { data, message: 'Pedido aceito.' }
      },
    )
    v1.post(
      '/admin/access-requests/:id/refuse',
      {
        schema: {
          tags,
          summary: 'Recusa um pedido, com o motivo',
          params: requestId,
          body: refusal,
          response: { 200: answer(decidedRequest), ...errors },
        },
      },
      async (request) => {
        const admin = await requireAdmin(platform.db, request)
        const { params, body } = request
        const data = await refuseRequest(platform, admin, params.id, body.reason)
        return { data, message: 'Pedido recusado.' }
      },
    )
  }
