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
  readonly #outdatedMs: number
  readonly #dropped = new WeakSet<V>()

  /**
   * @param maxBytes memory for values and their keys; 0 keeps nothing
   * @param sizeOf a value, in bytes
   * @param outdatedMs how long a value that was dropped, or grew old, is still there for `outdated`
   */
  constructor(maxBytes: number, sizeOf: (value: V) => number, outdatedMs = 0) {
    this.#outdatedMs = outdatedMs
    if (maxBytes > 0) {
      this.#kept = new LRUCache({
        maxSize: maxBytes,
        ttl: MAX_AGE_MS + outdatedMs,
        ttlResolution: 1000,
        sizeCalculation: (value, key) => sizeOf(value) + key.length,
        dispose: ({ tags }, key) => this.#forget(tags, key),
      })
    }
  }

  /** What is kept under a key. */
  peek(key: string): V | undefined {
    const kept = this.#kept?.get(key)
    return kept && this.#isFresh(kept, key) ? kept : undefined
  }

  /** What was kept under a key, and is not to be shown while it can be made again. */
  outdated(key: string): V | undefined {
    const kept = this.#kept?.get(key)
    return kept && !this.#isFresh(kept, key) ? kept : undefined
  }

  #isFresh(kept: V, key: string): boolean {
    if (this.#outdatedMs === 0) return true
    if (this.#dropped.has(kept)) return false
    return (this.#kept?.getRemainingTTL(key) ?? 0) > this.#outdatedMs
  }

  /**
   * What is kept under a key, made at most once at a time however many ask for it; who asks after a
   * change does not get what began before it.
   */
  async get(key: string, make: () => Promise<V>): Promise<V> {
    const kept = this.peek(key)
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

  /** How much is kept, what is outdated included. */
  get size(): { bytes: number; values: number } {
    return { bytes: this.#kept?.calculatedSize ?? 0, values: this.#kept?.size ?? 0 }
  }

  drop(tags: string[]) {
    for (const { dropped } of this.#underway.values()) for (const tag of tags) dropped.add(tag)
    if (tags.includes(EVERYTHING)) return this.#dropAll()
    for (const tag of tags) {
      for (const key of this.#keysOf.get(tag) ?? []) this.#drop(key)
      this.#keysOf.delete(tag)
    }
  }

  #drop(key: string) {
    const kept = this.#kept?.peek(key)
    if (this.#outdatedMs > 0 && kept) this.#dropped.add(kept)
    else this.#kept?.delete(key)
  }

  #dropAll() {
    if (this.#outdatedMs === 0) return this.#kept?.clear()
    for (const key of this.#kept?.keys() ?? []) this.#drop(key)
    this.#keysOf.clear()
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
