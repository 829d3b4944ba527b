import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { log } from '../log/log.server.ts'
import { BoundedPool, type PoolLimits } from './pool.server.ts'
import { wayOf } from './pooler.server.ts'
import { SteadyConnection } from './steady-connection.server.ts'
import type { ReplicaState } from './types.server.ts'

/** How often each server is asked how far it is. */
const EVERY_MS = 1000
const LIMIT_MS = 3000
/** A replica that has not yet what was announced is asked again so soon. */
const AGAIN_MS = 40
/** One that lags more is not read. */
const LAG_MAX_MS = 5000
/** How many positions of the primary are remembered that a replica has not reached; of more, every other one. */
const AHEAD_MAX = 600

/** A place in the log that the primary writes and replicas replay, in bytes from its beginning. */
type Position = number

const positionOf = (lsn: string) => `pg_wal_lsn_diff(${lsn}, '0/0')::float8`

/** What is committed lies before it, also where nobody waits until it is on the disk. */
const PRIMARY = `SELECT ${positionOf('pg_current_wal_insert_lsn()')} AS position`
/** A server that was promoted is no replica any more. */
const REPLICA = `
  SELECT CASE WHEN pg_is_in_recovery() THEN ${positionOf('pg_last_wal_replay_lsn()')} END AS position`

/** Where the primary is. */
export const primaryPosition = (client: pg.Client) => ask(client, PRIMARY)

async function ask(client: pg.Client, statement: string): Promise<Position | null> {
  const { rows } = await client.query<{ position: Position | null }>(statement)
  return rows[0]?.position ?? null
}

/** The log is in pages of so many bytes, each of which begins with a head of 24 or 40: no record is shorter. */
const PAGE_BYTES = 8192
const HEAD_BYTES = 40

/** A primary that begins a page is past its head already; a replica that has all before it is not. */
const withoutHead = (position: Position): Position => {
  const inPage = position % PAGE_BYTES
  return inPage <= HEAD_BYTES ? position - inPage : position
}

interface Settings {
  limits: PoolLimits
  /** Has a pool send statements without names. */
  leaveNamesOut(client: pg.PoolClient): void
  settings: Record<string, string>
}

class Replica {
  readonly name: string
  readonly #url: string
  readonly #manner: Settings
  readonly #connection: SteadyConnection
  #bounded: BoundedPool | undefined
  /** Up to where it has what the primary wrote; null where that is not known. */
  #replayed: Position | null = null
  /** Where the primary was, and when, as far as this one is not there yet. */
  #ahead: { at: number; position: Position }[] = []
  #chasing = false
  #isSaid = false

  constructor(url: string, manner: Settings) {
    const { hostname, port } = new URL(url)
    this.name = `${hostname}:${port || 5432}`
    this.#url = url
    this.#manner = manner
    this.#connection = new SteadyConnection(
      { connectionString: url },
      {
        everyMs: EVERY_MS,
        limitMs: LIMIT_MS,
        onConnect: (client) => this.#meet(client),
        ask: (client) => this.#look(client),
        onLost: (error) => {
          log.error({ replica: this.name, err: error as Error }, 'a replica does not answer')
          this.#replayed = null
          this.#bounded?.renew()
        },
      },
    )
    this.#connection.begin()
  }

  async #meet(client: pg.Client) {
    const { isPooled, namesStatements } = await wayOf(client)
    if (!this.#bounded) {
      const { settings, limits, leaveNamesOut } = this.#manner
      const isAway = () => this.#connection.client === undefined
      this.#bounded = new BoundedPool(this.#url, isPooled ? undefined : settings, limits, isAway)
      if (!namesStatements) this.#bounded.pool.on('connect', leaveNamesOut)
    }
    await this.#look(client)
  }

  async #look(client: pg.Client) {
    this.#replayed = await ask(client, REPLICA)
    const replayed = this.#replayed
    if (replayed === null) {
      if (!this.#isSaid)
        log.warn({ replica: this.name }, 'a server of DATABASE_READ_URLS is no replica: not read')
      this.#isSaid = true
      return
    }
    this.#isSaid = false
    const reached = this.#ahead.findIndex(({ position }) => position > replayed)
    this.#ahead.splice(0, reached < 0 ? this.#ahead.length : reached)
  }

  /** Hears where the primary was at a time. */
  note(at: number, position: Position) {
    if (this.#replayed !== null && position <= this.#replayed) return
    if (position === this.#ahead.at(-1)?.position) return
    if (this.#ahead.length >= AHEAD_MAX)
      this.#ahead = this.#ahead.filter((_one, place) => place % 2 === 0)
    this.#ahead.push({ at, position })
  }

  /** Forgets where a primary was: another one takes its place. */
  forget() {
    this.#ahead = []
  }

  get lagMs(): number {
    const [oldest] = this.#ahead
    return oldest ? Date.now() - oldest.at : 0
  }

  get pool(): pg.Pool | undefined {
    return this.#bounded?.pool
  }

  /** Whether it has all up to a position, is there, and keeps up. */
  has(position: Position): boolean {
    return (
      this.#connection.client !== undefined &&
      this.#replayed !== null &&
      this.#replayed >= position &&
      this.lagMs <= LAG_MAX_MS
    )
  }

  /** Asks it again and again until it has all up to a position, or lags. */
  async chase(position: Position) {
    if (this.#chasing) return
    this.#chasing = true
    while (this.#replayed !== null && this.#replayed < position && this.lagMs <= LAG_MAX_MS) {
      if (!(await this.#connection.answers(LIMIT_MS))) break
      await delay(AGAIN_MS, undefined, { ref: false })
    }
    this.#chasing = false
  }

  async close() {
    await this.#connection.close()
    await this.#bounded?.pool.end()
  }
}

/**
 * Servers that repeat what the primary writes, some moments later. One is read where it has all that was announced:
 * what is made of it and kept would else be outdated until the next change.
 */
export class Replicas {
  readonly #replicas: Replica[]
  readonly #primary: () => Promise<unknown>
  readonly #clock: NodeJS.Timeout
  #changes = 0
  /** Where the primary was after the last change; undefined until it has said so. */
  #wanted: Position | undefined
  #isAsking = false
  #turn = 0

  /** @param primary asks it for its position (`primaryPosition`) */
  constructor(urls: string[], manner: Settings, primary: () => Promise<unknown>) {
    this.#replicas = urls.map((url) => new Replica(url, manner))
    this.#primary = primary
    this.#clock = setInterval(() => void this.#look(), EVERY_MS)
    this.#clock.unref()
    this.changed()
  }

  /** Something was committed: who reads from now on sees it. */
  changed() {
    this.#changes++
    this.#wanted = undefined
    void this.#look()
  }

  /** Another primary may have taken the place of the one before, and be less far. */
  primaryIsNew() {
    for (const replica of this.#replicas) replica.forget()
    this.changed()
  }

  /** A pool of one that may be read now, by turns; undefined where only the primary may. */
  pick(): pg.Pool | undefined {
    const wanted = this.#wanted
    if (wanted === undefined) return undefined
    const { length } = this.#replicas
    for (let tried = 0; tried < length; tried++) {
      const replica = this.#replicas[this.#turn++ % length]
      if (replica?.has(wanted)) return replica.pool
    }
    return undefined
  }

  state(): ReplicaState[] {
    return this.#replicas.map((replica) => ({
      name: replica.name,
      lagMs: replica.lagMs,
      isUp: replica.has(0),
    }))
  }

  /** Asks where the primary is: once for all changes that were before the question. */
  async #look() {
    if (this.#isAsking) return
    this.#isAsking = true
    let changes: number
    do {
      changes = this.#changes
      const at = Date.now()
      const answer = await this.#primary().catch(() => undefined)
      if (typeof answer !== 'number') break
      const position = withoutHead(answer)
      for (const replica of this.#replicas) replica.note(at, position)
      if (changes === this.#changes) this.#wanted ??= position
    } while (changes !== this.#changes)
    this.#isAsking = false
    const wanted = this.#wanted
    if (wanted !== undefined) for (const replica of this.#replicas) void replica.chase(wanted)
  }

  async close() {
    clearInterval(this.#clock)
    await Promise.all(this.#replicas.map((replica) => replica.close()))
  }
}
