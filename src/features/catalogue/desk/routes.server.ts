import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusal } from '#/platform/refusal.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import { byId } from '../schema.ts'
import { deskOffer, offersQuery } from './schema.ts'
import { listDeskOffers, restoreOffer, suspendOffer } from './service.server.ts'

const tags = ['Administração']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }

const DECISIONS = [
  {
    path: 'hide',
    act: suspendOffer,
    summary: 'Tira um software ou serviço do ar',
    done: 'A página saiu do ar.',
  },
  {
    path: 'show',
    act: restoreOffer,
    summary: 'Volta a exibir um software ou serviço',
    done: 'A página não está mais ocultada.',
  },
]

/** What Admins do with software and services: `/v1/admin/offers`. */
export const offerAdminRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.addHook('onRequest', async (request) => void (await requireAdmin(db, request)))
    v1.get(
      '/admin/offers',
      {
        schema: {
          tags,
          summary: 'Softwares e serviços, também os que ninguém vê',
          querystring: offersQuery,
          response: { 200: pagedAnswer(deskOffer), ...errors },
        },
      },
      async ({ query }) => listDeskOffers(db, query),
    )
    for (const { path, act, summary, done } of DECISIONS) {
      v1.post(
        `/admin/offers/:id/${path}`,
        {
          schema: {
            tags,
            summary,
            params: byId,
            body: refusal,
            response: { 200: answer(deskOffer), ...errors },
          },
        },
        async (request) => {
          const { params, body } = request
          const admin = await requireAdmin(db, request)
          return { data: await act(db, admin, params.id, body.reason), message: done }
        },
      )
    }
  }
