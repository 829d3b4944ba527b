import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { advertisements, vendors } from '#/db/schema/index.ts'
import { readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import { holds } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { rowsOf } from '../repository.server.ts'
import type { AdvertisementState } from '../states.ts'

interface AdvertisementFilter {
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
export function readAdvertisements(
  db: Database,
  { page, limit, ...filter }: { page: number; limit: number } & AdvertisementFilter,
) {
  const where = matches(filter)
  const from = sql`${advertisements} JOIN ${vendors} ON ${vendors.id} = ${advertisements.vendorId}`
  const rows = rowsOf(db).where(where)
  return readDeskPage(db, { page, limit }, { from, where, rows, order: ORDER })
}
