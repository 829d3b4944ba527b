import type { FastifyReply } from 'fastify'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes as routesOf } from '#/platform/server/http/routes.server.ts'
import type { Decision } from '../decisions.server.ts'
import {
  decidedReview,
  deciding,
  hiding,
  moderatedReview,
  moderationQuery,
  reviewId,
} from '../schema.ts'
import { decide, listCases } from './service.server.ts'

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

/** What Admins decide about reviews. */
export const routes = routesOf('Administração', [404, 409], (api, platform) => {
  api.get(
    '/admin/reviews',
    {
      access: ADMIN,
      summary: 'Avaliações denunciadas, à espera, ocultas ou todas',
      query: moderationQuery,
      page: moderatedReview,
    },
    async ({ query }) => listCases(platform.db, query),
  )
  for (const { decision, summary, message } of PLAIN) {
    api.post(
      `/admin/reviews/:id/${decision}`,
      {
        access: ADMIN,
        summary,
        params: reviewId,
        body: deciding,
        answer: decidedReview,
        message,
      },
      async ({ viewer, params, body }, reply) =>
        decide(platform, params.id, decision, {
          admin: viewer,
          askedAt: arrival(reply),
          read: body.createdAt,
        }),
    )
  }
  api.post(
    '/admin/reviews/:id/hide',
    {
      access: ADMIN,
      summary: 'Oculta uma avaliação; o autor recebe o motivo',
      params: reviewId,
      body: hiding,
      answer: decidedReview,
      message: 'Avaliação ocultada.',
    },
    async ({ viewer, params, body }, reply) =>
      decide(platform, params.id, 'hide', {
        admin: viewer,
        askedAt: arrival(reply),
        read: body.createdAt,
        reason: body.reason,
      }),
  )
})
