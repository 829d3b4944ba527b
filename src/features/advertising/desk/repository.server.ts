import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { advertisements, vendors } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import { holds } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { counted, rowsOf } from '../repository.server.ts'
import type { AdvertisementState } from '../states.ts'
import type advertisementDesk from './desk.tsx'

type Query = DeskQuery<typeof advertisementDesk>

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
const newest = [desc(advertisements.createdAt), desc(advertisements.id)]

/** Advertisements that a filter leaves. */
export function readAdvertisements(
  db: Database,
  { sort, page, limit, ...filter }: Pick<Query, 'sort' | 'page' | 'limit'> & AdvertisementFilter,
) {
  const order = orderOf(sort, {
    espera: [
      sql`NOT ${waits}`,
      sql`CASE WHEN ${waits} THEN ${advertisements.updatedAt} END`,
      ...newest,
    ],
    publicidade: [sql`${advertisements.name} COLLATE "und-x-icu"`, ...newest],
    periodo: [advertisements.startsOn, ...newest],
    exibicoes: [counted('impressions'), ...newest],
    cliques: [counted('clicks'), ...newest],
  })
  const where = matches(filter)
  const from = sql`${advertisements} JOIN ${vendors} ON ${vendors.id} = ${advertisements.vendorId}`
  const rows = rowsOf(db).where(where)
  return readDeskPage(db, { page, limit }, { from, where, rows, order })
}
