import { seedDemoIfEmpty } from '#/db/seed/index.server.ts'
import { hasDemoOffers } from '#/features/catalogue/service.server.ts'
import { openDatabase } from '#/platform/database/index.server.ts'
import type { Env } from '#/platform/env.server.ts'
import { PageCache } from '#/platform/page-cache.server.ts'
import type { Platform } from '#/platform/platform.server.ts'

const MIB = 1024 * 1024

/**
 * Opens what the process works with. An empty embedded database is filled with the demonstration.
 * @returns the platform, and `close`, which gives everything back in order
 */
export async function openPlatform(
  env: Env,
): Promise<{ platform: Platform; close(): Promise<void> }> {
  const database = await openDatabase(env)
  if (database.kind === 'embedded') await seedDemoIfEmpty(database.db, env)
  const demo = await hasDemoOffers(database.db)
  const pageCache = new PageCache(env.PAGE_CACHE_MB * MIB)
  await pageCache.follow(database)
  return { platform: { env, db: database.db, pageCache, demo }, close: database.close }
}
