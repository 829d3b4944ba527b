import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import { advertisements, bannerClicks, bannerCounts, banners, vendors } from '#/db/schema/index.ts'
import { daysAgo, today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { BannerType } from './schema.ts'

/** A page that only blocked people are left to keep advertises nothing. */
const isKept = sql`(
  NOT EXISTS (SELECT FROM vendor_admins a WHERE a.vendor_id = ${vendors.id})
  OR EXISTS (SELECT FROM vendor_admins a JOIN users u ON u.id = a.user_id
    WHERE a.vendor_id = ${vendors.id} AND u.blocked_at IS NULL))`

/**
 * Active banners within their dates, oldest first; those of advertisements while these run and the
 * page that they are of is seen.
 */
export async function runningBanners(db: Database, kinds: BannerType[]) {
  return db
    .select({
      ...getTableColumns(banners),
      isSold: sql<boolean>`${advertisements.id} IS NOT NULL`,
    })
    .from(banners)
    .leftJoin(advertisements, eq(advertisements.bannerId, banners.id))
    .leftJoin(vendors, eq(vendors.id, advertisements.vendorId))
    .where(
      and(
        inArray(banners.kind, kinds),
        eq(banners.active, true),
        or(isNull(banners.startsAt), lte(banners.startsAt, sql`now()`)),
        or(isNull(banners.endsAt), gte(banners.endsAt, sql`now()`)),
        or(
          isNull(advertisements.id),
          and(eq(advertisements.status, 'running'), eq(vendors.isVisible, true), isKept),
        ),
      ),
    )
    .orderBy(asc(banners.createdAt), asc(banners.id))
}

/** Active banners that are not over, those to come too, oldest first. */
export const activeBanners = (db: Database, kinds: BannerType[]) =>
  db
    .select()
    .from(banners)
    .where(
      and(
        inArray(banners.kind, kinds),
        eq(banners.active, true),
        or(isNull(banners.endsAt), gte(banners.endsAt, sql`now()`)),
      ),
    )
    .orderBy(asc(banners.createdAt), asc(banners.id))

/** Those of some banners that there are, kept from being deleted until the transaction ends. */
export async function lockBanners(tx: Database, ids: string[]): Promise<string[]> {
  const known = await tx
    .select({ id: banners.id })
    .from(banners)
    .where(inArray(banners.id, ids))
    .for('key share')
  return known.map(({ id }) => id)
}

/** @returns false when the click is known already */
export async function logClick(tx: Database, bannerId: string, id?: string): Promise<boolean> {
  const logged = await tx
    .insert(bannerClicks)
    .values({ id, bannerId })
    .onConflictDoNothing()
    .returning({ id: bannerClicks.id })
  return logged.length > 0
}

export interface BannerCount {
  bannerId: string
  impressions: number
  clicks: number
}

/** Adds to today's counts. In one order, so that transactions at once do not wait for each other. */
export async function addCounts(tx: Database, counts: BannerCount[]) {
  const inOrder = counts.toSorted((a, b) => (a.bannerId < b.bannerId ? -1 : 1))
  await tx
    .insert(bannerCounts)
    .values(inOrder.map((count) => ({ ...count, day: today })))
    .onConflictDoUpdate({
      target: [bannerCounts.bannerId, bannerCounts.day],
      set: {
        impressions: sql`${bannerCounts.impressions} + excluded.impressions`,
        clicks: sql`${bannerCounts.clicks} + excluded.clicks`,
      },
    })
}

/** Sums of the last days, today included, most seen first; of banners that were seen or clicked. */
export const sumCounts = (db: Database, days: number) =>
  db
    .select({
      id: banners.id,
      kind: banners.kind,
      description: banners.description,
      impressions: sql<number>`sum(${bannerCounts.impressions})::int`,
      clicks: sql<number>`sum(${bannerCounts.clicks})::int`,
    })
    .from(bannerCounts)
    .innerJoin(banners, eq(banners.id, bannerCounts.bannerId))
    .where(gt(bannerCounts.day, daysAgo(days)))
    .groupBy(banners.id)
    .orderBy(sql`4 DESC`, sql`5 DESC`, asc(banners.id))

export const deleteClicks = (db: Database, before: Date) =>
  db.delete(bannerClicks).where(lt(bannerClicks.clickedAt, before))
