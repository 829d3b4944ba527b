import { z } from 'zod'
import { byId } from '#/features/catalogue/schema.ts'
import { ANYONE } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { alternative } from './schema.ts'
import { publicAlternatives } from './service.server.ts'

export const alternativeRoutes = routes('Catálogo', [404], (api, { db }) => {
  api.get(
    '/software/:id/alternativas',
    {
      access: ANYONE,
      summary: 'O que pode ficar no lugar de um software, com os motivos; vazia com menos de três',
      params: byId,
      answer: z.array(alternative),
      shows: ['alternatives', 'categories', 'offers', (id) => `offer:${id}`],
    },
    async ({ params }) => publicAlternatives(db, params.id),
  )
})
