import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { banners } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import { holds } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { BannerType } from '../schema.ts'
import type { Standing } from '../standing.ts'
import type bannerDesk from './desk.tsx'

type Query = DeskQuery<typeof bannerDesk>

type NewBanner = typeof banners.$inferInsert
export type BannerChange = Partial<Omit<NewBanner, 'id'>>

interface BannerFilter {
  /** Part of the description or the address; '' is in every one. */
  search: string
  kind?: BannerType
  standing?: Standing
}

/** The standings of standing.ts, as conditions. */
const STANDINGS: Record<Standing, SQL | undefined> = {
  inactive: sql`NOT ${banners.active}`,
  scheduled: sql`${banners.active} AND ${banners.startsAt} > now()`,
  ended: sql`${banners.active} AND coalesce(${banners.startsAt}, now()) <= now() AND ${banners.endsAt} < now()`,
  running: sql`${banners.active} AND coalesce(${banners.startsAt}, now()) <= now() AND coalesce(${banners.endsAt}, now()) >= now()`,
}

/** Not an advertisement's: those are decided about at their own desk. */
const isHouse = sql`NOT EXISTS (SELECT FROM advertisements WHERE banner_id = ${banners.id})`

const matches = ({ search, kind, standing }: BannerFilter) =>
  and(
    isHouse,
    search
      ? holds(sql`praca_fold(${banners.description} || ' ' || ${banners.linkUrl})`, search)
      : undefined,
    kind && eq(banners.kind, kind),
    standing && STANDINGS[standing],
  )

const counted = (column: 'impressions' | 'clicks') =>
  sql<number>`(
    SELECT coalesce(sum(${sql.identifier(column)}), 0)::int FROM banner_counts
    WHERE banner_counts.banner_id = banners.id)`

/** In the order of standing.ts: shown, to be shown, over, switched off. */
const standing = sql`CASE WHEN ${STANDINGS.running} THEN 0 WHEN ${STANDINGS.scheduled} THEN 1
  WHEN ${STANDINGS.ended} THEN 2 ELSE 3 END`

const rowsOf = (db: Database, which: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(banners),
      impressions: counted('impressions'),
      clicks: counted('clicks'),
    })
    .from(banners)
    .where(which)
export type DeskBannerRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** Banners that a filter leaves, shown or not. */
export function readBanners(
  db: Database,
  { sort, page, limit, ...filter }: Pick<Query, 'sort' | 'page' | 'limit'> & BannerFilter,
) {
  const where = matches(filter)
  const newest = desc(banners.id)
  const order = orderOf(sort, {
    descricao: [sql`${banners.description} COLLATE "und-x-icu"`, newest],
    tipo: [sql`${banners.kind}::text`, newest],
    situacao: [standing, newest],
    exibicoes: [counted('impressions'), newest],
    cliques: [counted('clicks'), newest],
    desde: [banners.createdAt, newest],
  })
  return readDeskPage(db, { page, limit }, { from: banners, where, rows: rowsOf(db, where), order })
}

export async function deskBannerRow(db: Database, id: string): Promise<DeskBannerRow | undefined> {
  const [row] = await rowsOf(db, eq(banners.id, id))
  return row
}

/** A banner of the house that nobody else changes until the transaction ends. */
export async function lockBanner(tx: Database, id: string) {
  const [row] = await tx
    .select()
    .from(banners)
    .where(and(eq(banners.id, id), isHouse))
    .for('update')
  return row
}

export async function insertBanner(tx: Database, banner: NewBanner): Promise<string> {
  const [row] = await tx.insert(banners).values(banner).returning({ id: banners.id })
  if (!row) throw new Error('a banner was written but not returned')
  return row.id
}

export const updateBanner = (tx: Database, id: string, change: BannerChange) =>
  tx.update(banners).set(change).where(eq(banners.id, id))

/** What was counted of it goes with it. */
export const deleteBanner = (tx: Database, id: string) =>
  tx.delete(banners).where(eq(banners.id, id))
