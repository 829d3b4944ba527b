import { refusal } from '#/platform/refusal.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { byId } from '../schema.ts'
import { deskOffer, offersQuery } from './schema.ts'
import { listDeskOffers, restoreOffer, suspendOffer } from './service.server.ts'

const DECISIONS = [
  {
    path: 'hide',
    act: suspendOffer,
    summary: 'Tira um software ou serviço do ar',
    message: 'A página saiu do ar.',
  },
  {
    path: 'show',
    act: restoreOffer,
    summary: 'Volta a exibir um software ou serviço',
    message: 'A página não está mais ocultada.',
  },
]

/** What Admins do with software and services: `/v1/admin/offers`. */
export const offerAdminRoutes = routes('Administração', [404, 409], (api, { db }) => {
  api.get(
    '/admin/offers',
    {
      access: ADMIN,
      summary: 'Softwares e serviços, também os que ninguém vê',
      query: offersQuery,
      page: deskOffer,
    },
    async ({ query }) => listDeskOffers(db, query),
  )
  for (const { path, act, summary, message } of DECISIONS) {
    api.post(
      `/admin/offers/:id/${path}`,
      { access: ADMIN, summary, params: byId, body: refusal, answer: deskOffer, message },
      async ({ viewer, params, body }) => act(db, viewer, params.id, body.reason),
    )
  }
})
