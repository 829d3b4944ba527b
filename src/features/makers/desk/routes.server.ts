import { z } from 'zod'
import { webAddress } from '#/domain/web-address.ts'
import { giving } from '#/features/catalogue/desk/giving.ts'
import { ADMIN_AGAIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { recordId } from '#/platform/wire.ts'
import { approveClaim, giveOffer, refuseClaim } from '../service.server.ts'
import desk, { type DeskClaim } from './desk.tsx'
import { claimRow, type DeskClaimRow, readClaims } from './repository.server.ts'

const present = ({ id, offer, vendor, domains, createdAt, ...row }: DeskClaimRow): DeskClaim => ({
  ...row,
  _id: id,
  desde: createdAt.toISOString(),
  offer: {
    _id: offer.id,
    name: offer.name,
    fabricante: offer.manufacturer ?? '',
    site: webAddress(offer.site),
  },
  vendor: { _id: vendor.id, name: vendor.name, domains },
})

/** What Admins decide about software that makers ask for. */
export const routes = deskRoutes(
  desk,
  (platform) => ({
    read: (query) => readClaims(platform.db, query),
    find: (id) => claimRow(platform.db, id),
    missing: 'Pedido não encontrado.',
    present,
    decisions: {
      approve: (admin, id) => approveClaim(platform, admin, id),
      refuse: (admin, id, { reason }) => refuseClaim(platform, admin, id, reason),
    },
  }),
  {
    errors: [400, 404, 409],
    define(api, platform) {
      api.post(
        '/admin/offers/:id/give',
        {
          access: ADMIN_AGAIN,
          summary: 'Passa um software a outra empresa, com o motivo',
          params: z.object({ id: recordId }),
          body: giving,
          message: 'O software passou à empresa.',
        },
        async ({ viewer, params, body }) => giveOffer(platform, viewer, params.id, body),
      )
    },
  },
)
