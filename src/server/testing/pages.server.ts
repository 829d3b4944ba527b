import { RouterContextProvider } from 'react-router'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { pageContext } from '#/platform/server/page-context.server.ts'
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

/**
 * What a page shows, as JSON, kept as visitors have it: until something that it shows changes.
 * @param loader of its route
 */
export async function pageData(
  { db, env, demo, files, pageCache }: Platform,
  path: string,
  loader: (args: never) => unknown,
  params: Record<string, string>,
): Promise<string> {
  const { body } = await pageCache.get(path, async () => {
    const tags = new Set<CacheTag>()
    const context = new RouterContextProvider()
    const tag = (...named: CacheTag[]) => {
      for (const one of named) tags.add(one)
    }
    const still = (rows: unknown) => rows
    context.set(pageContext, { db, env, demo, files, tag, whenSent() {}, still } as never)
    const args = { context, params, url: new URL(`http://localhost${path}`) }
    const data = await loader(args as never)
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(data)), tags }
  })
  return String(body)
}
