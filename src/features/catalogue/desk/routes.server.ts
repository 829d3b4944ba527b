import { ADMIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { KINDS } from '../presenter.server.ts'
import { byId } from '../schema.ts'
import offerDesk from './desk.tsx'
import { nameWithdrawal } from './former-name.ts'
import { readOffers } from './repository.server.ts'
import { presentDeskOffer, restoreOffer, suspendOffer, withdrawName } from './service.server.ts'

/** What Admins do with software and services. */
export const routes = deskRoutes(
  offerDesk,
  ({ db }) => ({
    read: ({ tipo, situacao, ...query }) =>
      readOffers(db, { ...query, kind: tipo && KINDS[tipo], state: situacao }),
    present: presentDeskOffer,
    decisions: {
      hide: (admin, id, { reason }) => suspendOffer(db, admin, id, reason),
      show: (admin, id, { reason }) => restoreOffer(db, admin, id, reason),
    },
  }),
  {
    define(api, { db }) {
      api.post(
        '/admin/offers/:id/nome-anterior',
        {
          access: ADMIN,
          summary: 'Retira um nome anterior de um software ou serviço, com o motivo',
          params: byId,
          body: nameWithdrawal,
          message: 'A página não mostra mais este nome.',
        },
        async ({ viewer, params, body }) => withdrawName(db, viewer, params.id, body),
      )
    },
  },
)
