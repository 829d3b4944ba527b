import { setTimeout as delay } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import { isDatabaseAway } from '#/platform/server/database/errors.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { log } from '../log/log.server.ts'
import { tracing } from '../tracing/tracing.server.ts'
import { type Asked, CAUSE, type Cause, enqueue } from './enqueue.server.ts'

/** How often one statement asks which queues have something to do. */
const WATCH_MS = 1000
/** How often a process says which jobs it has under way, and looks for those of processes that say so no more. */
const BEAT_MS = 10_000
/** Who did not say so for this long is taken for dead, and the job is done again. */
const LEASE_SECONDS = 45
/** A job whose process ended with it is begun again so often beside its own retries: it may be what ends them. */
const DEATHS_MAX = 3
/** Between two attempts to say that a job is done. */
const SETTLE_MS = 1000
/** For jobs that a process left behind; what is done here is deleted at once. */
const KEEP_DONE_SECONDS = 60 * 60
const STOP_MS = 5000

/** A kind of work that happens apart from the request that asks for it. */
export interface Job<Context, Data extends object> extends Asked<Data> {
  /** Throws to be tried again. */
  run(context: Context, data: Data): Promise<void>
  retry?: {
    times: number
    /** Before the second attempt; doubled before each further one. */
    firstDelaySeconds: number
  }
  /** How long it may take, under a day; 15 minutes when missing. */
  hours?: number
  /** How many of them a process does at a time; one when missing. More for what waits for others' servers. */
  atOnce?: number
  /** Of those, how many may have the same value in a field of their data: one whose jobs are slow takes no more. */
  alike?: { field: keyof Data & string; atOnce: number }
  /** For work by the clock, in UTC, as `0 4 * * *`. */
  cron?: string
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs has data of every shape
export type AnyJob<Context> = Job<Context, any>

/** What is read of a job that is taken. */
type Attempt = Pick<
  PgBoss.JobWithMetadata<object>,
  'id' | 'name' | 'data' | 'expireInSeconds' | 'retryCount' | 'retryLimit'
>

/** The next job of a queue ($1), but for those of which as many as may be are under way: by a field ($2) and its values ($3). */
const TAKE = `WITH next AS (
    SELECT id FROM pgboss.job
    WHERE name = $1 AND state < 'active' AND start_after < now()
      AND NOT coalesce(data ->> $2::text = ANY ($3::text[]), false)
    ORDER BY priority DESC, created_on, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  UPDATE pgboss.job SET state = 'active', started_on = now(),
    retry_count = retry_count + (started_on IS NOT NULL)::int
  FROM next WHERE job.name = $1 AND job.id = next.id
  RETURNING job.id, name, data, extract(epoch FROM expire_in)::int AS "expireInSeconds",
    retry_count AS "retryCount", retry_limit AS "retryLimit"`

/** What the queue keeps of why an attempt failed: an error of the database or of mail names people. */
const WHY = { message: 'The log says why.' }

function bossOf(
  database: DatabaseHandle,
  does: Pick<PgBoss.ConstructorOptions, 'supervise' | 'schedule' | 'migrate'>,
): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) as never },
    supervise: false,
    schedule: false,
    ...does,
    archiveCompletedAfterSeconds: KEEP_DONE_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the queue of jobs failed'))
  return boss
}

/** A queue of jobs in the database: what is in it survives the process, and any process may take it. */
export class Jobs {
  readonly #boss: PgBoss
  /** Puts into the queues what is due by the clock; undefined until this process works. */
  #clock: PgBoss | undefined
  readonly #keepsClock: boolean
  readonly #database: DatabaseHandle
  readonly #known = new Map<string, { job: AnyJob<unknown>; context: unknown }>()
  /** What this process does now, by the ids of the jobs. */
  readonly #underway = new Map<string, { name: string; data: object; done: Promise<void> }>()
  /** By queue, the last one to be taken: the next is chosen by what is under way then. */
  readonly #taking = new Map<string, Promise<unknown>>()
  /** Queues that are being emptied, with the lane: each has one job under way at a time. */
  readonly #busy = new Set<string>()
  #closing = false
  #ended: Promise<void> | undefined
  #beatAt = 0
  #watch: NodeJS.Timeout | undefined
  #watching: Promise<void> = Promise.resolve()

  private constructor(boss: PgBoss, keepsClock: boolean, database: DatabaseHandle) {
    this.#boss = boss
    this.#keepsClock = keepsClock
    this.#database = database
  }

  /** @param supervise whether this process also keeps the clock, and looks after what others left behind */
  static async open(database: DatabaseHandle, { supervise = true } = {}): Promise<Jobs> {
    const boss = bossOf(database, { supervise })
    await database.alone(() => boss.start())
    return new Jobs(boss, supervise, database)
  }

  /** Says by what the jobs of the queues are done, and makes the queues that are missing. */
  async register<Context>(jobs: AnyJob<Context>[], context: Context): Promise<void> {
    for (const job of jobs) this.#known.set(job.name, { job: job as AnyJob<unknown>, context })
    if ((await this.#missing()).length === 0) return
    // Two processes that make queues hinder one another for good.
    await this.#database.alone(async () => {
      for (const job of await this.#missing()) await this.#make(job)
    })
  }

  async #missing(): Promise<AnyJob<unknown>[]> {
    const made = new Set((await this.#boss.getQueues()).map(({ name }) => name))
    return [...this.#known.values()].map(({ job }) => job).filter(({ name }) => !made.has(name))
  }

  async #make({ name, keyOf, retry, hours }: AnyJob<unknown>) {
    await this.#boss.createQueue(name, {
      name,
      // One that waits for each key; one that is under way, or is tried again, hinders none.
      policy: keyOf ? 'short' : 'standard',
      retryLimit: retry?.times ?? 0,
      retryDelay: retry?.firstDelaySeconds ?? 0,
      retryBackoff: retry !== undefined,
      ...(hours && { expireInSeconds: hours * 60 * 60 }),
    })
  }

  /** Starts taking jobs from the queues, and keeping the clock of those with a `cron`. */
  work(): void {
    this.#watchQueues()
  }

  /** Looks what there is to do, again and again until the queue is closed. */
  #watchQueues() {
    this.#watch = setTimeout(() => {
      this.#watching = this.#look()
        .catch((error: Error) => log.error({ err: error }, 'the queue of jobs failed'))
        .then(() => {
          if (this.#watch) this.#watchQueues()
        })
    }, WATCH_MS)
  }

  async #look() {
    if (this.#keepsClock && !this.#clock) await this.#startClock()
    if (Date.now() - this.#beatAt >= BEAT_MS) await this.#beat()
    const { rows } = await this.#database.executeSql(
      `SELECT name FROM unnest($1::text[]) AS queue (name)
       WHERE EXISTS (SELECT FROM pgboss.job
         WHERE job.name = queue.name AND state < 'active' AND start_after < now())`,
      [[...this.#known.keys()]],
    )
    for (const { name } of rows as { name: string }[])
      for (let lane = 0; lane < (this.#known.get(name)?.job.atOnce ?? 1); lane++)
        void this.#empty(name, lane)
  }

  /**
   * Apart from the boss that opens the queues, and not as it opens them: each job by the clock is a statement, the clock
   * looks as it starts which of all jobs are due, and the first visitor would wait for all that.
   */
  async #startClock() {
    for (const [name, { job }] of this.#known) {
      if (this.#closing) return
      if (job.cron) await this.#boss.schedule(name, job.cron)
    }
    const clock = bossOf(this.#database, { schedule: true, migrate: false })
    await clock.start()
    this.#clock = clock
  }

  /** Does what waits in a queue, one after the other in each of its lanes. */
  async #empty(name: string, lane: number) {
    const busy = `${name} ${lane}`
    if (this.#busy.has(busy)) return
    this.#busy.add(busy)
    try {
      while (!this.#closing) {
        const begun = await this.#begin(name)
        if (!begun) break
        await begun.done
      }
    } catch (error) {
      log.error({ err: error as Error }, 'the queue of jobs failed')
    } finally {
      this.#busy.delete(busy)
    }
  }

  /** Begins the next job of a queue, after those that other lanes are about to begin. @returns undefined for none */
  #begin(name: string): Promise<{ done: Promise<void> } | undefined> {
    const before = this.#taking.get(name) ?? Promise.resolve()
    const begun = before.then(() => this.#beginNext(name))
    this.#taking.set(
      name,
      begun.catch(() => {}),
    )
    return begun
  }

  async #beginNext(name: string) {
    if (this.#closing) return undefined
    const { field, values } = this.#atTheirMost(name)
    const { rows } = await this.#database.executeSql(TAKE, [name, field, values])
    const [attempt] = rows as Attempt[]
    if (!attempt) return undefined
    const done = this.#attempt(attempt).finally(() => this.#underway.delete(attempt.id))
    this.#underway.set(attempt.id, { name, data: attempt.data, done })
    return { done }
  }

  /** Of which values of a field as many jobs of a queue are under way here as may be. */
  #atTheirMost(name: string): { field: string | null; values: string[] } {
    const alike = this.#known.get(name)?.job.alike
    if (!alike) return { field: null, values: [] }
    const counts = new Map<string, number>()
    for (const { name: one, data } of this.#underway.values()) {
      if (one !== name) continue
      const value = String((data as Record<string, unknown>)[alike.field])
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const full = [...counts].filter(([, count]) => count >= alike.atOnce)
    return { field: alike.field, values: full.map(([value]) => value) }
  }

  async #attempt(attempt: Attempt) {
    const { id, name, expireInSeconds } = attempt
    const late = new AbortController()
    try {
      const isLate = delay(expireInSeconds * 1000, true, { signal: late.signal, ref: false })
      isLate.catch(() => {})
      if (await Promise.race([this.#run(attempt), isLate]))
        throw new Error(`The job '${name}' took longer than it may.`)
    } catch {
      await this.#settle(() => this.#boss.fail(name, id, WHY))
    } finally {
      late.abort()
    }
  }

  /** Says what became of a job; what cannot be said now is said as soon as the database is back. */
  async #settle(say: () => Promise<unknown>) {
    for (;;) {
      try {
        return void (await say())
      } catch (error) {
        if (!isDatabaseAway(error) || this.#closing) throw error
        await delay(SETTLE_MS)
      }
    }
  }

  /** Says which jobs are under way here, and takes back those of whom nothing was heard for a while. */
  async #beat() {
    this.#beatAt = Date.now()
    if (this.#underway.size > 0)
      await this.#database.executeSql(
        `UPDATE pgboss.job SET started_on = now()
         WHERE name = ANY ($1::text[]) AND id = ANY ($2::uuid[]) AND state = 'active'`,
        this.#underwayHere(),
      )
    const { rows } = await this.#database.executeSql(
      `UPDATE pgboss.job SET state = 'retry', start_after = now()
       WHERE name = ANY ($1::text[]) AND state = 'active' AND retry_count < retry_limit + $3
         AND started_on < now() - make_interval(secs => $2)
       RETURNING name`,
      [[...this.#known.keys()], LEASE_SECONDS, DEATHS_MAX],
    )
    for (const { name } of rows as { name: string }[])
      log.error({ job: name }, 'a job was left by a process that ended, and is done again')
  }

  #underwayHere(): [names: string[], ids: string[]] {
    return [[...this.#underway.values()].map(({ name }) => name), [...this.#underway.keys()]]
  }

  /** What callers ask for, so that they need no more of the platform than this. */
  readonly enqueue = enqueue

  /**
   * Does at once what waits, retries included, without their delays; for tests.
   * @returns the errors of the jobs that failed
   */
  async runWaiting(): Promise<Error[]> {
    const failures: Error[] = []
    for (const name of this.#known.keys()) {
      for (const attempt of await this.#waiting(name)) {
        try {
          await this.#run(attempt)
        } catch (error) {
          failures.push(error as Error)
          await this.#boss.fail(name, attempt.id, { message: String(error) })
        }
      }
    }
    return failures
  }

  /**
   * Begins no more jobs, and lets those under way finish for a while; what is not done by then is handed back, so
   * that another process does it at once.
   */
  async close(graceMs = STOP_MS): Promise<void> {
    this.#ended ??= this.#end(graceMs)
    return this.#ended
  }

  async #end(graceMs: number) {
    this.#closing = true
    clearTimeout(this.#watch)
    this.#watch = undefined
    await this.#watching
    const grace = new AbortController()
    const over = delay(graceMs, undefined, { signal: grace.signal }).catch(() => {})
    const all = Promise.allSettled([...this.#underway.values()].map(({ done }) => done))
    await Promise.race([all, over])
    grace.abort()
    if (this.#underway.size > 0) await this.#handBack()
    for (const boss of [this.#clock, this.#boss])
      await boss?.stop({ graceful: false, close: false })
  }

  /** An attempt that was cut short by the end of its process does not count as one. */
  async #handBack() {
    await this.#database.executeSql(
      `UPDATE pgboss.job SET state = 'retry', start_after = now(), started_on = NULL
       WHERE name = ANY ($1::text[]) AND id = ANY ($2::uuid[]) AND state = 'active'`,
      this.#underwayHere(),
    )
  }

  #waiting(name: string) {
    const options = { batchSize: 100, ignoreStartAfter: true, includeMetadata: true } as const
    return this.#boss.fetch<object>(name, options)
  }

  /** What a job carries, as the address of a mail, is deleted with it when it is done or given up. */
  async #run({ id, name, data, retryCount, retryLimit }: Attempt) {
    const known = this.#known.get(name)
    if (!known) throw new Error(`nobody does '${name}'`)
    const { [CAUSE]: cause = {}, ...own } = (data ?? {}) as { [CAUSE]?: Cause }
    const { request, trace } = cause
    const run = () => known.job.run(known.context, own as never)
    try {
      await (tracing ? tracing.job(name, trace, request, run) : run())
    } catch (error) {
      log.error({ job: name, request, err: error }, 'a job failed')
      if (retryCount >= retryLimit) await this.#settle(() => this.#boss.deleteJob(name, id))
      throw error
    }
    await this.#settle(() => this.#boss.deleteJob(name, id))
  }
}
