import { z } from 'zod'
import { ANYONE, PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { careerMatches, careerWire } from './schema.ts'
import { careersMatching, listCareers } from './service.server.ts'

export const careerRoutes = routes('Carreiras', [], (api, { db }) => {
  api.get(
    '/career',
    { access: ANYONE, shows: ['articles'], summary: 'Vagas abertas', answer: z.array(careerWire) },
    async () => listCareers(db),
  )
  api.get(
    '/career/matching',
    {
      access: PERSON,
      summary: 'Vagas que combinam com o perfil de quem está logado',
      answer: careerMatches,
    },
    async ({ viewer }) => careersMatching(db, viewer.id),
  )
})
