import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { originOf, requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { consentGiven, consentId, eventBatch, totalsAnswer, totalsQuery } from './schema.ts'
import { analyticsTotals, countEvents, recordConsent, withdrawConsent } from './service.server.ts'

const tags = ['Medição']
const errors = { 400: failure, 403: failure, 429: failure }

export const analyticsRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.post(
      '/events',
      {
        // Sent by navigator.sendBeacon as a page is left, which takes no headers.
        config: { provenBy: 'origin' },
        schema: {
          tags,
          summary:
            'Conta páginas vistas, banners mostrados e visitas a fornecedores, de quem aceitou',
          body: eventBatch,
          response: { 204: z.null(), ...errors },
        },
      },
      async (request, reply) => {
        await countEvents(db, request.body, originOf(request))
        return reply.status(204).send(null)
      },
    )
    v1.post(
      '/consent',
      {
        schema: {
          tags,
          summary: 'Registra o que um navegador aceitou que se meça',
          body: consentGiven,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        await recordConsent(db, request.body, originOf(request))
        return { data: null, message: 'Escolha registrada.' }
      },
    )
    v1.delete(
      '/consent/:id',
      {
        schema: {
          tags,
          summary: 'Registra que um navegador voltou atrás',
          params: consentId,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        await withdrawConsent(db, request.params.id, originOf(request))
        return { data: null, message: 'Escolha registrada.' }
      },
    )
    v1.get(
      '/admin/analytics',
      {
        onRequest: async (request) => void (await requireAdmin(db, request)),
        schema: {
          tags: ['Administração'],
          summary: 'Páginas vistas, banners mostrados e clicados nos últimos dias',
          querystring: totalsQuery,
          response: { 200: totalsAnswer, 400: failure, 401: failure, 403: failure },
        },
      },
      async ({ query: { days } }) => ({ data: await analyticsTotals(db, days), message: '' }),
    )
  }
