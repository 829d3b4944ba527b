import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { featureVendor, unconfirmVendor, unfeatureVendor } from '../standing.server.ts'
import { restoreVendor, suspendVendor } from '../suspension.server.ts'
import vendorDesk from './desk.tsx'
import { presentVendor } from './presenter.server.ts'
import { deskVendorRow, readVendors } from './repository.server.ts'

/** What Admins do with suppliers. */
export const routes = deskRoutes(vendorDesk, ({ db }) => ({
  read: ({ situacao, mantida, marca, ...query }) =>
    readVendors(db, {
      ...query,
      state: situacao,
      isAssociated: mantida && mantida === 'empresa',
      mark: marca,
    }),
  find: (id) => deskVendorRow(db, id),
  missing: 'Fornecedor não encontrado.',
  present: presentVendor,
  decisions: {
    hide: (admin, id, { reason }) => suspendVendor(db, admin, id, reason),
    show: (admin, id, { reason }) => restoreVendor(db, admin, id, reason),
    feature: (admin, id) => featureVendor(db, admin, id),
    unfeature: (admin, id, { reason }) => unfeatureVendor(db, admin, id, reason),
    unconfirm: (admin, id, { reason }) => unconfirmVendor(db, admin, id, reason),
  },
}))
