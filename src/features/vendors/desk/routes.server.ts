import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { restoreVendor, suspendVendor } from '../suspension.server.ts'
import vendorDesk from './desk.tsx'
import { readVendors } from './repository.server.ts'
import { getDeskVendor, presentVendor } from './service.server.ts'

/** What Admins do with suppliers. */
export const routes = deskRoutes(vendorDesk, ({ db }) => ({
  read: ({ situacao, mantida, ...query }) =>
    readVendors(db, {
      ...query,
      state: situacao,
      isAssociated: mantida && mantida === 'empresa',
    }),
  present: presentVendor,
  decisions: {
    async hide(admin, id, { reason }) {
      await suspendVendor(db, admin, id, reason)
      return getDeskVendor(db, id)
    },
    async show(admin, id, { reason }) {
      await restoreVendor(db, admin, id, reason)
      return getDeskVendor(db, id)
    },
  },
}))
