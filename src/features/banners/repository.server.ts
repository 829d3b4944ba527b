import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { bannerClicks, banners } from '#/db/schema/index.ts'
import type { Database } from '#/platform/database/types.server.ts'
import type { BannerType } from './schema.ts'

/** Active banners within their dates, oldest first. */
export async function runningBanners(db: Database, kinds: BannerType[]) {
  return db
    .select()
    .from(banners)
    .where(
      and(
        inArray(banners.kind, kinds),
        eq(banners.active, true),
        or(isNull(banners.startsAt), lte(banners.startsAt, sql`now()`)),
        or(isNull(banners.endsAt), gte(banners.endsAt, sql`now()`)),
      ),
    )
    .orderBy(asc(banners.createdAt), asc(banners.id))
}

/** @returns false when there is no such banner */
export async function recordClick(
  db: Database,
  bannerId: string,
  userId: string | null,
): Promise<boolean> {
  const banner = db.select({ id: banners.id }).from(banners).where(eq(banners.id, bannerId))
  if ((await banner).length === 0) return false
  await db.insert(bannerClicks).values({ bannerId, userId })
  return true
}
