import { LRUCache } from 'lru-cache'

/** Dropped in place of a tag: whatever is kept. */
export const EVERYTHING = '*'

/** A bound on how long something outlives a change that reached the database by another way. */
const MAX_AGE_MS = 10 * 60 * 1000

/** What may be kept, with the names of what it shows. */
export interface Tagged {
  tags: ReadonlySet<string>
  /** False for what is good for those who asked, and for nobody later. */
  isLasting?: boolean
}

/** What was made of the database, kept in memory until a change to one of its tags is announced. */
export class TaggedCache<V extends Tagged> {
  readonly #kept: LRUCache<string, V> | undefined
  readonly #underway = new Map<string, { value: Promise<V>; dropped: Set<string> }>()

  /**
   * @param maxBytes memory for values and their keys; 0 keeps nothing
   * @param sizeOf a value, in bytes
   */
  constructor(maxBytes: number, sizeOf: (value: V) => number) {
    if (maxBytes > 0) {
      this.#kept = new LRUCache({
        maxSize: maxBytes,
        ttl: MAX_AGE_MS,
        ttlResolution: 1000,
        sizeCalculation: (value, key) => sizeOf(value) + key.length,
      })
    }
  }

  /** What is kept under a key. */
  peek(key: string): V | undefined {
    return this.#kept?.get(key)
  }

  /**
   * What is kept under a key, made at most once at a time however many ask for it; who asks after a
   * change does not get what began before it.
   */
  async get(key: string, make: () => Promise<V>): Promise<V> {
    const kept = this.#kept?.get(key)
    if (kept) return kept
    const underway = this.#underway.get(key)
    if (underway?.dropped.size === 0) return underway.value

    const dropped = new Set<string>()
    // Registered before it begins, so that no change falls between.
    const value = Promise.resolve().then(make)
    const own = { value, dropped }
    this.#underway.set(key, own)
    try {
      const result = await value
      // Something it shows changed while it was made: good for those who asked, not to keep.
      const stale = dropped.has(EVERYTHING) || [...result.tags].some((tag) => dropped.has(tag))
      if (result.isLasting !== false && !stale) this.#kept?.set(key, result)
      return result
    } finally {
      if (this.#underway.get(key) === own) this.#underway.delete(key)
    }
  }

  drop(tags: string[]) {
    for (const { dropped } of this.#underway.values()) for (const tag of tags) dropped.add(tag)
    if (tags.includes(EVERYTHING)) return this.#kept?.clear()
    for (const [key, { tags: shown }] of this.#kept?.entries() ?? []) {
      if (tags.some((tag) => shown.has(tag))) this.#kept?.delete(key)
    }
  }
}
