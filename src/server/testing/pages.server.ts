import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'

/**
 * Keeps a page under each of some tags.
 * @returns a function that returns which of the tags were dropped from the page cache since
 */
export async function watchPages({ pageCache }: Platform, tags: CacheTag[]) {
  const key = (tag: CacheTag) => `watched ${tag}`
  const page = (tag: CacheTag) => ({
    status: 200,
    headers: {},
    body: Buffer.from(tag),
    tags: new Set([tag]),
  })
  for (const tag of tags) await pageCache.get(key(tag), async () => page(tag))
  return async () => {
    const dropped: CacheTag[] = []
    for (const tag of tags)
      await pageCache.get(key(tag), async () => {
        dropped.push(tag)
        return { ...page(tag), status: 404 }
      })
    return dropped
  }
}
