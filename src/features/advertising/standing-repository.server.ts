import { and, eq, inArray } from 'drizzle-orm'
import { advertisements, banners } from '#/db/schema/index.ts'
import type { Database } from '#/platform/database/types.server.ts'

/** @returns whether there was a banner that pages showed */
export async function hideBannerOf(tx: Database, advertisementId: string): Promise<boolean> {
  const own = tx
    .select({ id: advertisements.bannerId })
    .from(advertisements)
    .where(eq(advertisements.id, advertisementId))
  const hidden = await tx
    .update(banners)
    .set({ active: false })
    .where(and(inArray(banners.id, own), eq(banners.active, true)))
    .returning({ id: banners.id })
  return hidden.length > 0
}
