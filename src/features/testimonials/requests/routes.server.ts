import { z } from 'zod'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { recordId } from '#/platform/wire.ts'
import { requestForm, requestWire } from '../schema.ts'
import { askForTestimony, cancelRequest, listRequests, resendRequest } from './service.server.ts'

const params = z.object({ id: recordId, pedido: recordId })

/** Testimonies that a supplier asks its customers for. */
export const requestRoutes = routes('Depoimentos', [409, 429], (api, platform) => {
  const access = administratorOf('id')
  api.get(
    '/vendor/:id/depoimentos/pedidos',
    {
      access,
      summary: 'Depoimentos pedidos por e-mail, os últimos primeiro',
      params: vendorId,
      answer: z.array(requestWire),
    },
    async ({ params }) => listRequests(platform.db, params.id),
  )
  api.post(
    '/vendor/:id/depoimentos/pedidos',
    {
      access,
      summary: 'Pede um depoimento a um cliente, por e-mail',
      params: vendorId,
      body: requestForm,
      answer: z.object({ _id: recordId }),
      message: 'Pedido enviado.',
    },
    async ({ viewer, params, body }) => ({
      _id: await askForTestimony(platform, viewer, params.id, body),
    }),
  )
  api.post(
    '/vendor/:id/depoimentos/pedidos/:pedido/reenviar',
    {
      access,
      summary: 'Reenvia o e-mail de um pedido; o link anterior deixa de valer',
      params,
      message: 'Pedido reenviado.',
    },
    async ({ viewer, params: { id, pedido } }) => resendRequest(platform, viewer, id, pedido),
  )
  api.delete(
    '/vendor/:id/depoimentos/pedidos/:pedido',
    {
      access,
      summary: 'Cancela um pedido; o link deixa de valer',
      params,
      message: 'Pedido cancelado.',
    },
    async ({ params: { id, pedido } }) => cancelRequest(platform.db, id, pedido),
  )
})
