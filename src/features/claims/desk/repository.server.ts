import { asc, eq } from 'drizzle-orm'
import { accessRequests, users, vendors } from '#/db/schema/index.ts'
import { DESK_COUNT_CAP } from '#/domain/pagination.ts'
import { readCount, type Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { ClaimStatus } from '../status.ts'

/** Requests of a status with whom and what they are about, the oldest first. */
export async function requestsWithStatus(
  db: Database,
  status: ClaimStatus,
  { limit, offset }: Slice,
) {
  const which = eq(accessRequests.status, status)
  const rows = await db
    .select({
      id: accessRequests.id,
      status: accessRequests.status,
      email: accessRequests.email,
      reason: accessRequests.reason,
      createdAt: accessRequests.createdAt,
      decidedAt: accessRequests.decidedAt,
      vendor: {
        id: vendors.id,
        razaoSocial: vendors.razaoSocial,
        nomeFantasia: vendors.nomeFantasia,
        cnpj: vendors.cnpj,
        site: vendors.site,
        email: vendors.email,
        isAssociated: vendors.isAssociated,
      },
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
    })
    .from(accessRequests)
    .innerJoin(vendors, eq(vendors.id, accessRequests.vendorId))
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .where(which)
    .orderBy(asc(accessRequests.createdAt), asc(accessRequests.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await readCount(db, DESK_COUNT_CAP + 1, accessRequests, which) }
}
export type QueueRow = Awaited<ReturnType<typeof requestsWithStatus>>['rows'][number]
