import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { vendorId } from '#/features/companies/schema.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { notificationsAnswer, notificationsQuery, readUntil } from './schema.ts'
import { listNotifications, markRead } from './service.server.ts'

const tags = ['Área do fornecedor']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure }

export const notificationRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/vendor/:id/notificacoes',
      {
        schema: {
          tags,
          summary: 'O que aconteceu com a página, do mais recente ao mais antigo',
          params: vendorId,
          querystring: notificationsQuery,
          response: { 200: notificationsAnswer, ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        return listNotifications(db, viewer, request.params.id, request.query)
      },
    )
    v1.post(
      '/vendor/:id/notificacoes/lidas',
      {
        schema: {
          tags,
          summary: 'Marca como lidas, para quem chama, as notificações até um momento',
          params: vendorId,
          body: readUntil,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        await markRead(db, viewer, request.params.id, request.body.ate)
        return { data: null, message: 'Notificações marcadas como lidas.' }
      },
    )
  }
