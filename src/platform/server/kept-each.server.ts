import { LRUCache } from 'lru-cache'
import type { Database } from './database/types.server.ts'
import { type CacheTag, kept } from './page-cache.server.ts'

/** How single rows are kept. */
export interface KeepingEach {
  key: string
  /** What any of them is made of: a change to one drops them all. */
  tags: CacheTag[]
  /** How many are kept, those that were asked for last. */
  most: number
  /** About how much memory each takes with its place. */
  bytesEach: number
}

/**
 * What many pages and calls show of single rows, as `kept` keeps what they show alike: those that are not
 * held are read at once. In a transaction all are read each time.
 * @param read those of some ids that are there
 * @returns those that are there, in the order of the ids
 */
export async function keptEach<T extends { id: string }>(
  db: Database,
  { key, tags, most, bytesEach }: KeepingEach,
  ids: string[],
  read: (ids: string[]) => Promise<T[]>,
): Promise<T[]> {
  // What is read meanwhile goes where its reading began: a change that comes between drops it too.
  const held = await kept(
    db,
    { key, tags, bytesOf: () => most * bytesEach },
    async () => new LRUCache<string, T>({ max: most }),
  )
  const found = new Map<string, T>()
  const missing: string[] = []
  for (const id of new Set(ids)) {
    const one = held.get(id)
    if (one) found.set(id, one)
    else missing.push(id)
  }
  if (missing.length > 0)
    for (const one of await read(missing)) {
      found.set(one.id, one)
      held.set(one.id, one)
    }
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}
