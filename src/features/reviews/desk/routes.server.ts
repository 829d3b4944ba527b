import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import { decidedReview, hiding, moderatedReview, moderationQuery, reviewId } from '../schema.ts'
import { type Decision, decide, listCases } from './service.server.ts'

const tags = ['Administração']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }

/** Decisions that need no word. */
const PLAIN: { decision: Decision; summary: string; message: string }[] = [
  {
    decision: 'keep',
    summary: 'Mantém uma avaliação denunciada, ou publica uma que aguarda moderação',
    message: 'Avaliação mantida.',
  },
  {
    decision: 'restore',
    summary: 'Mostra de novo uma avaliação oculta',
    message: 'Avaliação restaurada.',
  },
]

/** When a request came, before anything was looked up for it. */
const arrival = ({ elapsedTime }: FastifyReply) => new Date(Date.now() - elapsedTime)

/** What Admins decide about reviews: `/v1/admin/reviews`. */
export const reviewAdminRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.addHook('onRequest', async (request) => void (await requireAdmin(db, request)))
    v1.get(
      '/admin/reviews',
      {
        schema: {
          tags,
          summary: 'Avaliações denunciadas, à espera, ocultas ou todas',
          querystring: moderationQuery,
          response: { 200: pagedAnswer(moderatedReview), ...errors },
        },
      },
      async ({ query }) => listCases(db, query),
    )
    for (const { decision, summary, message } of PLAIN) {
      v1.post(
        `/admin/reviews/:id/${decision}`,
        {
          schema: {
            tags,
            summary,
            params: reviewId,
            response: { 200: answer(decidedReview), ...errors },
          },
        },
        async (request, reply) => {
          const askedAt = arrival(reply)
          const admin = await requireAdmin(db, request)
          return {
            data: await decide(db, request.params.id, decision, { admin, askedAt }),
            message,
          }
        },
      )
    }
    v1.post(
      '/admin/reviews/:id/hide',
      {
        schema: {
          tags,
          summary: 'Oculta uma avaliação, com o motivo',
          params: reviewId,
          body: hiding,
          response: { 200: answer(decidedReview), ...errors },
        },
      },
      async (request, reply) => {
        const askedAt = arrival(reply)
        const admin = await requireAdmin(db, request)
        const deciding = { admin, askedAt, reason: request.body.reason }
        const data = await decide(db, request.params.id, 'hide', deciding)
        return { data, message: 'Avaliação ocultada.' }
      },
    )
  }
