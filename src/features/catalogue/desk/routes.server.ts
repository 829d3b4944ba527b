import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { KINDS } from '../presenter.server.ts'
import offerDesk from './desk.tsx'
import { readOffers } from './repository.server.ts'
import { presentDeskOffer, restoreOffer, suspendOffer } from './service.server.ts'

/** What Admins do with software and services. */
export const routes = deskRoutes(offerDesk, ({ db }) => ({
  read: ({ tipo, situacao, ...query }) =>
    readOffers(db, { ...query, kind: tipo && KINDS[tipo], state: situacao }),
  present: presentDeskOffer,
  decisions: {
    hide: (admin, id, { reason }) => suspendOffer(db, admin, id, reason),
    show: (admin, id, { reason }) => restoreOffer(db, admin, id, reason),
  },
}))
