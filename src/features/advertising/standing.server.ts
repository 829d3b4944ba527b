import type { Database } from '#/platform/database/types.server.ts'
import { dropPages } from '#/platform/page-cache.server.ts'
import { hideBannerOf } from './standing-repository.server.ts'

/**
 * Takes an advertisement's banner off the site; one that was never shown has none.
 * @param tx the transaction in which the advertisement was locked
 */
export async function withdrawFromSite(tx: Database, advertisementId: string): Promise<void> {
  if (await hideBannerOf(tx, advertisementId)) await dropPages(tx, ['banners'])
}
