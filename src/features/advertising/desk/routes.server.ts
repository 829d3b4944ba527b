import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import {
  approveAdvertisement,
  presentDeskAdvertisement,
  refuseAdvertisement,
  withdrawAdvertisement,
} from '../review.server.ts'
import advertisementDesk from './desk.tsx'
import { readAdvertisements } from './repository.server.ts'

/** What Admins decide about advertisements. */
export const routes = deskRoutes(advertisementDesk, (platform) => ({
  read: ({ situacao, ...query }) => readAdvertisements(platform.db, { ...query, state: situacao }),
  present: presentDeskAdvertisement,
  decisions: {
    approve: (admin, id, { version }) => approveAdvertisement(platform, admin, id, version),
    refuse: (admin, id, { reason }) => refuseAdvertisement(platform, admin, id, reason),
    withdraw: (admin, id, { reason }) => withdrawAdvertisement(platform, admin, id, reason),
  },
}))
