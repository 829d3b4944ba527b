import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { advertisements, vendors } from '#/db/schema/index.ts'
import { holds, type Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { rowsOf } from '../repository.server.ts'
import type { AdvertisementState } from '../states.ts'

export interface AdvertisementFilter {
  /** Part of the advertisement's name or the company's; '' is in every one. */
  search: string
  state?: AdvertisementState
}

const matches = ({ search, state }: AdvertisementFilter): SQL | undefined =>
  and(
    search
      ? holds(
          sql`praca_fold(${advertisements.name} || ' ' || coalesce(${vendors.nomeFantasia}, '') || ' ' || ${vendors.razaoSocial})`,
          search,
        )
      : undefined,
    state && eq(advertisements.status, state),
  )

const waits = sql`(${advertisements.status} = 'awaiting_review')`
/** What waits comes first, since when it does; then the latest. */
const ORDER = [
  sql`${waits} DESC`,
  sql`CASE WHEN ${waits} THEN ${advertisements.updatedAt} END`,
  desc(advertisements.createdAt),
  desc(advertisements.id),
]

/** Advertisements that a filter leaves. */
export async function deskSlice(
  db: Database,
  filter: AdvertisementFilter,
  { limit, offset }: Slice,
) {
  const which = matches(filter)
  const rows = await rowsOf(db)
    .where(which)
    .orderBy(...ORDER)
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(advertisements)
    .innerJoin(vendors, eq(vendors.id, advertisements.vendorId))
    .where(which)
  return { rows, total: counted?.total ?? 0 }
}
