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
  /** By each tag, the keys of what shows it: few of many thousands are dropped at a time. */
  readonly #keysOf = new Map<string, Set<string>>()
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
        dispose: ({ tags }, key) => this.#forget(tags, key),
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
      if (result.isLasting !== false && !stale) this.#keep(key, result)
      return result
    } finally {
      if (this.#underway.get(key) === own) this.#underway.delete(key)
    }
  }

  drop(tags: string[]) {
    for (const { dropped } of this.#underway.values()) for (const tag of tags) dropped.add(tag)
    if (tags.includes(EVERYTHING)) return this.#kept?.clear()
    for (const tag of tags) for (const key of this.#keysOf.get(tag) ?? []) this.#kept?.delete(key)
  }

  #keep(key: string, value: V) {
    // What is larger than all room is not taken.
    if (!this.#kept?.set(key, value).has(key)) return
    for (const tag of value.tags) {
      const keys = this.#keysOf.get(tag) ?? new Set()
      this.#keysOf.set(tag, keys.add(key))
    }
  }

  #forget(tags: ReadonlySet<string>, key: string) {
    for (const tag of tags) {
      const keys = this.#keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOf.delete(tag)
    }
  }
}
