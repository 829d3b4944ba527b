import { z } from 'zod'
import { webAddress } from '#/domain/web-address.ts'
import { giving } from '#/features/catalogue/desk/giving.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
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

async function rowNow(db: Database, id: string): Promise<DeskClaim> {
  const row = await claimRow(db, id)
  if (!row) throw notFound('Pedido não encontrado.')
  return present(row)
}

/** What Admins decide about software that makers ask for. */
export const routes = deskRoutes(
  desk,
  (platform) => ({
    read: (query) => readClaims(platform.db, query),
    present,
    decisions: {
      async approve(admin, id) {
        await approveClaim(platform, admin, id)
        return rowNow(platform.db, id)
      },
      async refuse(admin, id, { reason }) {
        await refuseClaim(platform, admin, id, reason)
        return rowNow(platform.db, id)
      },
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
