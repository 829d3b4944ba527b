import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { careerMatches, careerWire } from './schema.ts'
import { careersMatching, listCareers } from './service.server.ts'

export const careerRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/career',
      {
        schema: {
          tags: ['Carreiras'],
          summary: 'Vagas abertas',
          response: { 200: answer(z.array(careerWire)) },
        },
      },
      async () => ({ data: await listCareers(db), message: '' }),
    )
    v1.get(
      '/career/matching',
      {
        schema: {
          tags: ['Carreiras'],
          summary: 'Vagas que combinam com o perfil de quem está logado',
          response: { 200: answer(careerMatches), 401: failure },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        return { data: await careersMatching(db, viewer.id), message: '' }
      },
    )
  }
