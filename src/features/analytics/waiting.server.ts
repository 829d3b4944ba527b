import { sql } from 'drizzle-orm'
import { countPairs, type Pair } from '#/features/alternatives/pairs/service.server.ts'
import { countImpressions } from '#/features/banners/service.server.ts'
import { countVisits } from '#/features/visits/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { Busy } from '#/platform/server/errors.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import * as repository from './repository.server.ts'

/** Batches wait so long, and are then written at once: of a process that is killed, those of this time are lost. */
const WAIT_MS = 1000
/** Some seconds of what a process takes in. */
const WAITING_MAX = 20_000
const WRITTEN_AT_ONCE = 2000
const RETRY_SECONDS = 5

/** What a browser counted, as it is believed. */
export interface Counted {
  /** Of the batch: it is counted once. */
  id: string
  views: Map<string, number>
  impressions: Map<string, number>
  /** Suppliers' pages that were opened, and what the browser calls itself today. */
  visited: Set<string>
  visitor?: string
  pairs: Pair[]
}

const total = (counts: Map<string, number>[]): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const [key, count] of counts.flatMap((one) => [...one]))
    sums.set(key, (sums.get(key) ?? 0) + count)
  return sums
}

/**
 * Batches of this process that are not written yet. All pages of a kind, and of a day, are one row: written one by
 * one, batches would wait for each other.
 */
class WaitingEvents {
  readonly #db: Database
  #waiting = new Map<string, Counted>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Database) {
    this.#db = db
  }

  /** @throws Busy where so many wait that the database must be away */
  add(counted: Counted) {
    if (this.#waiting.size >= WAITING_MAX)
      throw new Busy(RETRY_SECONDS, 'Não foi possível contar agora.')
    if (!this.#waiting.has(counted.id)) this.#waiting.set(counted.id, counted)
    this.#timer ??= setTimeout(() => void this.write(), WAIT_MS).unref()
  }

  /** Writes what waits, one part after another; what cannot be written now waits on. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeAll())
    return this.#writing
  }

  async #writeAll() {
    while (this.#waiting.size > 0) {
      const part = [...this.#waiting.values()].slice(0, WRITTEN_AT_ONCE)
      try {
        await writeBatches(this.#db, part)
      } catch (error) {
        log.error({ err: error as Error }, 'events wait, as they could not be counted')
        this.#timer ??= setTimeout(() => void this.write(), WAIT_MS).unref()
        return
      }
      for (const { id } of part) this.#waiting.delete(id)
    }
  }
}

/** In one order for all processes, which wait for one another instead of each for a row of the other's. */
async function writeBatches(db: Database, batches: Counted[]) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('praca events'))`)
    const claimed = await repository.claimBatches(
      tx,
      batches.map(({ id }) => id),
    )
    const counted = batches.filter(({ id }) => claimed.has(id))
    await repository.addViews(tx, total(counted.map(({ views }) => views)))
    const impressions = total(counted.map((batch) => batch.impressions))
    if (impressions.size > 0) await countImpressions(tx, impressions)
    for (const { visited, visitor, pairs } of counted) {
      if (visitor) await countVisits(tx, visited, visitor)
      await countPairs(tx, pairs)
    }
  })
}

const waitingIn = new WeakMap<Database, WaitingEvents>()

/** Of a database, in this process. */
export function waitingEventsOf(db: Database): WaitingEvents {
  const known = waitingIn.get(db) ?? new WaitingEvents(db)
  waitingIn.set(db, known)
  return known
}
