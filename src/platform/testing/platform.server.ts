import { readEnv } from '#/platform/env.server.ts'
import { PageCache } from '#/platform/page-cache.server.ts'
import type { Platform } from '#/platform/platform.server.ts'
import { testDatabase } from './database.server.ts'

const MIB = 1024 * 1024

/** A platform on an empty database of the test file's own. */
export async function testPlatform(): Promise<{ platform: Platform; close(): Promise<void> }> {
  const database = await testDatabase()
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: '.data/test', PORT: '0' })
  const pageCache = new PageCache(MIB)
  await pageCache.follow(database)
  return { platform: { env, db: database.db, pageCache, demo: false }, close: database.close }
}
