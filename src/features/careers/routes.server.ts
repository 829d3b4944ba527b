import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/platform.server.ts'
import { answer } from '#/platform/wire.ts'
import { careerWire } from './schema.ts'
import { listCareers } from './service.server.ts'

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
  }
