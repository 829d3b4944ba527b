import { createHash, randomInt } from 'node:crypto'
import { DAY_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import { hasNumber } from './countable.ts'
import { SEARCHES_PER_ADDRESS, VISITOR_MARKS } from './limits.ts'
import * as repository from './repository.server.ts'

/** A search of which every answer is counted. */
export interface CountedSearch {
  source: 'offers' | 'vendors'
  /** As `countable` gives it. */
  text: string
  found: boolean
}

/** Searches wait so long, or until they are so many, and are then written at once. */
const BATCH_MS = 5000
const BATCH_MAX = 1000
/** Addresses are counted in so many places: those that share one share what they may. */
const PLACES = 2 ** 16

/** Who searched, by what for. */
type Batch = Map<string, { search: CountedSearch; addresses: Set<string> }>

/** Searches of this process that are not written yet. Addresses are held no longer than that. */
class Tally {
  readonly #db: Database
  #waiting: Batch = new Map()
  #size = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  readonly #attempts = new Uint8Array(PLACES)
  readonly #seed = randomInt(2 ** 31)
  #day = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** @param address as `networkKey` gives it */
  add(search: CountedSearch, address: string) {
    const key = `${search.source} ${search.found} ${search.text}`
    const { addresses } = this.#waiting.get(key) ?? { addresses: new Set() }
    if (this.#size >= BATCH_MAX || addresses.has(address) || !this.#mayCount(address)) return
    this.#waiting.set(key, { search, addresses: addresses.add(address) })
    this.#size++
    this.#timer ??= setTimeout(() => void this.write(), BATCH_MS).unref()
  }

  /** Whether an address has not been counted too often today: one visitor fills nothing. */
  #mayCount(address: string): boolean {
    const day = Math.floor(Date.now() / DAY_MS)
    if (day !== this.#day) this.#attempts.fill(0)
    this.#day = day
    let place = this.#seed
    for (let at = 0; at < address.length; at++)
      place = Math.imul(place ^ address.charCodeAt(at), 0x01000193)
    place = (place ^ (place >>> 16)) & (PLACES - 1)
    const attempts = this.#attempts[place] ?? 0
    if (attempts >= SEARCHES_PER_ADDRESS) return false
    this.#attempts[place] = attempts + 1
    return true
  }

  /** Writes what waits, one batch after another. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const batch = this.#waiting
    this.#waiting = new Map()
    this.#size = 0
    this.#writing = this.#writing
      .then(() => (batch.size > 0 ? writeBatch(this.#db, batch) : undefined))
      .catch((error: Error) => log.error({ err: error }, 'searches were not counted'))
    return this.#writing
  }
}

async function writeBatch(db: Database, batch: Batch) {
  const numbered = [...batch.values()].map(({ search }) => search.text).filter(hasNumber)
  const known = await repository.productTexts(db, numbered)
  const counted = [...batch].filter(
    ([
      ,
      {
        search: { text },
      },
    ]) => !hasNumber(text) || known.has(text),
  )
  if (counted.length === 0) return
  await db.transaction(async (tx) => {
    const { day, secret } = await repository.lockDay(tx)
    const rows = counted.map(
      ([
        ,
        {
          search: { source, text, found },
          addresses,
        },
      ]) => {
        const visitors = new Uint8Array(VISITOR_MARKS / 8)
        for (const address of addresses) {
          const mark = markOf(`${secret} ${source} ${text} ${address}`)
          visitors[mark >> 3] = (visitors[mark >> 3] ?? 0) | (1 << (mark & 7))
        }
        return { day, source, text, found, visitors: Buffer.from(visitors).toString('hex') }
      },
    )
    await repository.addMarks(tx, rows)
    await repository.keepMostSearched(tx, day)
  })
}

/** Marks of one visitor on several texts or days have nothing in common. */
const markOf = (visit: string) =>
  createHash('sha256').update(visit).digest().readUInt32BE() % VISITOR_MARKS

const tallies = new WeakMap<Database, Tally>()

/** The searches of a process on a database. */
export function tallyOf(db: Database): Tally {
  const tally = tallies.get(db) ?? new Tally(db)
  tallies.set(db, tally)
  return tally
}
