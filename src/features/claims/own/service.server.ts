import type { Database } from '#/platform/server/database/types.server.ts'
import { OWN_REQUESTS_MAX } from '../limits.ts'
import * as repository from './repository.server.ts'
import type { OwnRequest } from './schema.ts'

/** What a person asked for, the newest first. */
export async function ownRequests(db: Database, userId: string): Promise<OwnRequest[]> {
  const rows = await repository.requestsOf(db, userId, OWN_REQUESTS_MAX)
  return rows.map(({ id, status, email, reason, createdAt, decidedAt, ...vendor }) => ({
    _id: id,
    status,
    email,
    motivo: reason ?? '',
    createdAt: createdAt.toISOString(),
    decididoEm: decidedAt?.toISOString() ?? '',
    pagina: {
      _id: vendor.vendorId,
      nome: vendor.name,
      cnpj: vendor.cnpj,
      visivel: vendor.isVisible,
    },
  }))
}
