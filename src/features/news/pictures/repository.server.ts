import { and, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { articlePictures, articles } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Pictures looked at in one go. */
const BATCH = 1000

/** Keys that some article shows. */
const shownKeys = sql`(
  SELECT ${articles.bannerKey} FROM ${articles} WHERE ${articles.bannerKey} IS NOT NULL
  UNION SELECT shown[1] FROM ${articles}, regexp_matches(${articles.body}, 'src="/uploads/(articles/[\\w.-]+)', 'g') shown)`

export const insertPicture = (db: Database, key: string) =>
  db.insert(articlePictures).values({ key })

/** Those of some pictures that there are, kept from being forgotten until the transaction ends. */
export async function lockPictures(tx: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .select({ key: articlePictures.key })
    .from(articlePictures)
    .where(inArray(articlePictures.key, keys))
    .for('key share')
  return rows.map(({ key }) => key)
}

/**
 * Forgets pictures that no article shows; who saves an article that shows one of them waits, and is
 * then shown that it is gone.
 * @returns their keys
 */
export async function deleteUnusedPictures(tx: Database, before: Date): Promise<string[]> {
  const unused = await tx
    .select({ key: articlePictures.key })
    .from(articlePictures)
    .where(and(lt(articlePictures.createdAt, before), notInArray(articlePictures.key, shownKeys)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const keys = unused.map(({ key }) => key)
  if (keys.length === 0) return []
  // Read again: an article that was saved before the lock may show one by now.
  const deleted = await tx
    .delete(articlePictures)
    .where(and(inArray(articlePictures.key, keys), notInArray(articlePictures.key, shownKeys)))
    .returning({ key: articlePictures.key })
  return deleted.map(({ key }) => key)
}
