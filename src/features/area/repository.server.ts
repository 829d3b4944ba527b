import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { advertisements } from '#/db/schema/index.ts'
import { today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export const runningAdvertisements = (db: Database, vendorId: string) =>
  db
    .select({ _id: advertisements.id, nome: advertisements.name })
    .from(advertisements)
    .where(
      and(
        eq(advertisements.vendorId, vendorId),
        eq(advertisements.status, 'running'),
        lte(advertisements.startsOn, today),
        gte(advertisements.endsOn, today),
      ),
    )
    .orderBy(asc(advertisements.endsOn), asc(advertisements.id))
