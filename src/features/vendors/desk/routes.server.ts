import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { featureVendor, unconfirmVendor, unfeatureVendor } from '../standing.server.ts'
import { restoreVendor, suspendVendor } from '../suspension.server.ts'
import vendorDesk from './desk.tsx'
import { readVendors } from './repository.server.ts'
import { getDeskVendor, presentVendor } from './service.server.ts'

/** What Admins do with suppliers. */
export const routes = deskRoutes(vendorDesk, ({ db }) => ({
  read: ({ situacao, mantida, marca, ...query }) =>
    readVendors(db, {
      ...query,
      state: situacao,
      isAssociated: mantida && mantida === 'empresa',
      mark: marca,
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
    async feature(admin, id) {
      await featureVendor(db, admin, id)
      return getDeskVendor(db, id)
    },
    async unfeature(admin, id, { reason }) {
      await unfeatureVendor(db, admin, id, reason)
      return getDeskVendor(db, id)
    },
    async unconfirm(admin, id, { reason }) {
      await unconfirmVendor(db, admin, id, reason)
      return getDeskVendor(db, id)
    },
  },
}))
