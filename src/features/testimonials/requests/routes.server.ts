import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { vendorId } from '#/features/companies/schema.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure, recordId } from '#/platform/wire.ts'
import { requestForm, requestWire } from '../schema.ts'
import { askForTestimony, cancelRequest, listRequests, resendRequest } from './service.server.ts'

const tags = ['Depoimentos']
const errors = {
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  409: failure,
  429: failure,
}
const params = z.object({ id: recordId, pedido: recordId })

/** Testimonies that a supplier asks its customers for. */
export const requestRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform
    v1.get(
      '/vendor/:id/depoimentos/pedidos',
      {
        schema: {
          tags,
          summary: 'Depoimentos pedidos por e-mail, os últimos primeiro',
          params: vendorId,
          response: { 200: answer(z.array(requestWire)), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        return { data: await listRequests(db, viewer, request.params.id), message: '' }
      },
    )
    v1.post(
      '/vendor/:id/depoimentos/pedidos',
      {
        schema: {
          tags,
          summary: 'Pede um depoimento a um cliente, por e-mail',
          params: vendorId,
          body: requestForm,
          response: { 200: answer(z.object({ _id: recordId })), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { params, body } = request
        const _id = await askForTestimony(platform, viewer, params.id, body)
        return { data: { _id }, message: 'Pedido enviado.' }
      },
    )
    v1.post(
      '/vendor/:id/depoimentos/pedidos/:pedido/reenviar',
      {
        schema: {
          tags,
          summary: 'Reenvia o e-mail de um pedido; o link anterior deixa de valer',
          params,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { id, pedido } = request.params
        await resendRequest(platform, viewer, id, pedido)
        return { data: null, message: 'Pedido reenviado.' }
      },
    )
    v1.delete(
      '/vendor/:id/depoimentos/pedidos/:pedido',
      {
        schema: {
          tags,
          summary: 'Cancela um pedido; o link deixa de valer',
          params,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { id, pedido } = request.params
        await cancelRequest(db, viewer, id, pedido)
        return { data: null, message: 'Pedido cancelado.' }
      },
    )
  }
