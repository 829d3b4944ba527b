import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refusal } from '#/platform/refusal.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import {
  categoryEdit,
  categoryId,
  categoryWire,
  queuedSuggestion,
  queueQuery,
} from '../categories/schema.ts'
import { approveSuggestion, listSuggestions, refuseSuggestion } from './queue.server.ts'

const tags = ['Administração']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }

/** What Admins decide about suggestions; registered where only Admins get. */
export const suggestionAdminRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform
    v1.get(
      '/admin/categories/suggestions',
      {
        schema: {
          tags,
          summary: 'Categorias sugeridas, as mais antigas primeiro',
          querystring: queueQuery,
          response: { 200: pagedAnswer(queuedSuggestion), ...errors },
        },
      },
      async ({ query }) => listSuggestions(db, query),
    )
    v1.post(
      '/admin/categories/suggestions/:id/approve',
      {
        schema: {
          tags,
          summary: 'Cria a categoria sugerida, como a equipe a escreve',
          params: categoryId,
          body: categoryEdit,
          response: { 200: answer(categoryWire), ...errors },
        },
      },
      async (request) => {
        const admin = await requireAdmin(db, request)
        const data = await approveSuggestion(platform, admin, request.params.id, request.body)
        return { data, message: 'Sugestão aceita.' }
      },
    )
    v1.post(
      '/admin/categories/suggestions/:id/refuse',
      {
        schema: {
          tags,
          summary: 'Recusa uma sugestão, com o motivo',
          params: categoryId,
          body: refusal,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const admin = await requireAdmin(db, request)
        await refuseSuggestion(platform, admin, request.params.id, request.body.reason)
        return { data: null, message: 'Sugestão recusada.' }
      },
    )
  }
