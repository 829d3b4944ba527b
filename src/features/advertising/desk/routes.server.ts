import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { refusal } from '#/platform/refusal.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import {
  approveAdvertisement,
  listDeskAdvertisements,
  refuseAdvertisement,
  withdrawAdvertisement,
} from '../review.server.ts'
import { advertisementId } from '../schema.ts'
import { approval, deskAdvertisement, deskQuery } from './schema.ts'

const tags = ['Administração']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }
const response = { 200: answer(deskAdvertisement), ...errors }

const REFUSALS = [
  {
    path: 'refuse',
    act: refuseAdvertisement,
    summary: 'Recusa uma publicidade em análise, com o motivo',
    done: 'Publicidade recusada.',
  },
  {
    path: 'withdraw',
    act: withdrawAdvertisement,
    summary: 'Retira do ar uma publicidade, com o motivo',
    done: 'Publicidade retirada do ar.',
  },
]

/** What Admins decide about advertisements: `/v1/admin/publicidades`. */
export const advertisingAdminRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform
    v1.addHook('onRequest', async (request) => void (await requireAdmin(db, request)))
    v1.get(
      '/admin/publicidades',
      {
        schema: {
          tags,
          summary: 'Publicidades, primeiro as que esperam análise, desde a mais antiga',
          querystring: deskQuery,
          response: { 200: pagedAnswer(deskAdvertisement), ...errors },
        },
      },
      async ({ query }) => listDeskAdvertisements(db, query),
    )
    v1.post(
      '/admin/publicidades/:id/approve',
      {
        schema: {
          tags,
          summary: 'Aprova uma publicidade, que aparece no período dela',
          params: advertisementId,
          body: approval,
          response,
        },
      },
      async (request) => {
        const { params, body } = request
        const admin = await requireAdmin(db, request)
        const data = await approveAdvertisement(platform, admin, params.id, body.version)
        return { data, message: 'Publicidade aprovada.' }
      },
    )
    for (const { path, act, summary, done } of REFUSALS) {
      v1.post(
        `/admin/publicidades/:id/${path}`,
        { schema: { tags, summary, params: advertisementId, body: refusal, response } },
        async (request) => {
          const { params, body } = request
          const admin = await requireAdmin(db, request)
          return { data: await act(platform, admin, params.id, body.reason), message: done }
        },
      )
    }
  }
