import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import { watchChanges } from '../page-cache.server.ts'
import { EVERYTHING } from '../tagged-cache.server.ts'
import { type Listing, type Parents, readShelf, readWhole, withParents } from './listing.server.ts'
import { patched } from './patch.ts'
import type { Shelf } from './shelf.ts'

/** Past so many changed rows the whole list is read again. */
export const PATCHED_MAX = 2000
/** A bound on how long something outlives a change that reached the database by another way. */
const MAX_AGE_MS = 10 * 60 * 1000

interface Held {
  /** Undefined where the list is too large. */
  shelf: Shelf | undefined
  parents: Parents
  readAt: number
}

/**
 * A list in the memory of this process. What changes is noted as it is announced, and before the next use
 * those rows alone are read again.
 */
class HeldShelf {
  readonly #db: Database
  readonly #listing: Listing
  #held: Held | undefined
  /** Tags of what changed since it was read. */
  #noted = new Set<string>()
  #underway: Promise<void> | undefined

  constructor(db: Database, listing: Listing) {
    this.#db = db
    this.#listing = listing
  }

  /** @param tags lists are not named by the rows that changed: those have tags of their own */
  note(tags: string[]) {
    const { kind, showing } = this.#listing
    const concerns = (tag: string) =>
      tag === EVERYTHING || tag === 'categories' || isOf(kind, tag) || isIn(showing, tag)
    for (const tag of tags) if (concerns(tag)) this.#noted.add(tag)
    if (this.#noted.size > PATCHED_MAX) this.#noted = new Set([EVERYTHING])
  }

  /** As it was last, if it is in memory. */
  get last(): Shelf | undefined {
    return this.#held?.shelf
  }

  /** As it is now: what was changed before the call is in it. */
  async current(): Promise<Shelf | undefined> {
    // It may have begun before the change that this caller knows of.
    await this.#underway?.catch(() => {})
    if (this.#isStale())
      this.#underway ??= this.#renew().finally(() => (this.#underway = undefined))
    await this.#underway
    return this.#held?.shelf
  }

  #isStale() {
    return !this.#held || this.#noted.size > 0 || Date.now() - this.#held.readAt > MAX_AGE_MS
  }

  /** What changes while it reads is noted apart, for the next time. */
  async #renew() {
    const noted = this.#noted
    this.#noted = new Set()
    try {
      this.#held = (await this.#patch(noted)) ?? (await this.#readWhole())
    } catch (error) {
      this.note([...noted])
      throw error
    }
  }

  async #readWhole(): Promise<Held> {
    const readAt = Date.now()
    const parents = await this.#listing.parents(this.#db)
    return { shelf: await readWhole(this.#db, this.#listing, parents), parents, readAt }
  }

  /** @returns undefined where all has to be read */
  async #patch(noted: ReadonlySet<string>): Promise<Held | undefined> {
    const held = this.#held
    if (!held || noted.has(EVERYTHING) || Date.now() - held.readAt > MAX_AGE_MS) return undefined
    if (!held.shelf) return held
    const parents = await this.#listing.parents(this.#db)
    const shelf = this.#regrouped(held.shelf, held.parents, parents)
    const ids = shelf && (await this.#changed(shelf, noted))
    if (!shelf || !ids || ids.size > PATCHED_MAX) return undefined
    if (ids.size === 0) return { ...held, shelf, parents }
    const found = await readShelf(this.#db, this.#listing, parents, [...ids])
    const next = patched(shelf, ids, found)
    return next && next.ids.length <= this.#listing.most
      ? { ...held, shelf: next, parents }
      : undefined
  }

  /** The shelf with its categories where they are now; undefined where its rows are needed for it. */
  #regrouped(shelf: Shelf, former: Parents, parents: Parents): Shelf | undefined {
    const above = (of: Parents, name: string) => of.get(name)?.join('\n') ?? ''
    const moved = Object.entries(this.#listing.facets).filter(
      ([name, { isFamily }]) =>
        isFamily &&
        former !== parents &&
        shelf.facets[name]?.values.some((value) => above(former, value) !== above(parents, value)),
    )
    if (moved.length === 0) return shelf
    return moved.some(([, { pairs }]) => pairs)
      ? undefined
      : withParents(shelf, this.#listing, parents)
  }

  /** Ids of the rows that changed, or show something else that did. */
  async #changed(shelf: Shelf, noted: ReadonlySet<string>): Promise<Set<string>> {
    const { kind, showing, facetOf } = this.#listing
    const idsOf = (of: string) =>
      [...noted].filter((tag) => isOf(of, tag)).map((tag) => tag.slice(of.length + 1))
    const changed = new Set(idsOf(kind))
    for (const [of, select] of Object.entries(showing)) {
      const others = idsOf(of)
      if (others.length === 0) continue
      for (const { id } of await rowsOf<{ id: string }>(this.#db, select(others))) changed.add(id)
      // What showed it and does not any more.
      const facet = shelf.facets[facetOf[of] ?? '']
      if (!facet || 'sets' in facet) continue
      const gone = new Set(others)
      for (const [index, value] of facet.values.entries())
        if (gone.has(value))
          for (const place of facet.places[index] ?? []) changed.add(shelf.ids[place] ?? '')
    }
    return changed
  }
}

const isOf = (kind: string, tag: string) => tag.startsWith(`${kind}:`)
const isIn = (kinds: object, tag: string) => Object.keys(kinds).some((kind) => isOf(kind, tag))

const held = new WeakMap<Database, Map<string, HeldShelf>>()

/** A list as it is now, held in memory; undefined where it is too large. In a transaction it is read each time. */
export async function shelfOf(db: Database, listing: Listing): Promise<Shelf | undefined> {
  const known = held.get(db)?.get(listing.name)
  if (known) return known.current()
  const shelf = new HeldShelf(db, listing)
  if (!watchChanges(db, (tags) => shelf.note(tags)))
    return readWhole(db, listing, await listing.parents(db))
  const shelves = held.get(db) ?? new Map<string, HeldShelf>()
  held.set(db, shelves.set(listing.name, shelf))
  return shelf.current()
}

/** A list as it was when somebody last asked for it, if it is in memory. */
export const lastShelf = (db: Database, { name }: Listing): Shelf | undefined =>
  held.get(db)?.get(name)?.last
