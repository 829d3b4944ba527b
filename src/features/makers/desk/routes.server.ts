import { webAddress } from '#/domain/web-address.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { approveClaim, refuseClaim } from '../service.server.ts'
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
export const routes = deskRoutes(desk, (platform) => ({
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
}))
