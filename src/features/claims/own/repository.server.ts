import { desc, eq } from 'drizzle-orm'
import { accessRequests, vendorName, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Requests of a person, the newest first. */
export const requestsOf = (db: Database, userId: string, limit: number) =>
  db
    .select({
      id: accessRequests.id,
      status: accessRequests.status,
      email: accessRequests.email,
      reason: accessRequests.reason,
      createdAt: accessRequests.createdAt,
      decidedAt: accessRequests.decidedAt,
      vendorId: vendors.id,
      name: vendorName,
      cnpj: vendors.cnpj,
      isVisible: vendors.isVisible,
    })
    .from(accessRequests)
    .innerJoin(vendors, eq(vendors.id, accessRequests.vendorId))
    .where(eq(accessRequests.userId, userId))
    .orderBy(desc(accessRequests.createdAt), accessRequests.id)
    .limit(limit)
