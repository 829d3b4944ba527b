import { refusal } from '#/platform/refusal.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes as routesOf } from '#/platform/server/http/routes.server.ts'
import { decidedRequest, queuedRequest, queueQuery, requestId } from '../schema.ts'
import { approveRequest, listRequests, refuseRequest } from './service.server.ts'

/** What Admins decide about requests for pages. */
export const routes = routesOf('Administração', [404, 409], (api, platform) => {
  api.get(
    '/admin/access-requests',
    {
      access: ADMIN,
      summary: 'Pedidos de controle de páginas, os mais antigos primeiro',
      query: queueQuery,
      page: queuedRequest,
    },
    async ({ query }) => listRequests(platform.db, query),
  )
  api.post(
    '/admin/access-requests/:id/approve',
    {
      access: ADMIN,
      summary: 'Libera o controle da página a quem pediu',
      params: requestId,
      answer: decidedRequest,
      message: 'Pedido aceito.',
    },
    async ({ viewer, params }) => approveRequest(platform, viewer, params.id),
  )
  api.post(
    '/admin/access-requests/:id/refuse',
    {
      access: ADMIN,
      summary: 'Recusa um pedido, com o motivo',
      params: requestId,
      body: refusal,
      answer: decidedRequest,
      message: 'Pedido recusado.',
    },
    async ({ viewer, params, body }) => refuseRequest(platform, viewer, params.id, body.reason),
  )
})
