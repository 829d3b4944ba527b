import PgBoss from 'pg-boss'
import type { Database, DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { log } from '../log/log.server.ts'
import { within } from './executor.server.ts'

/** How often one statement asks which queues have something to do. */
const WATCH_MS = 1000
/** How often each queue is asked by itself: the watch wakes its worker long before. */
const POLLING_SECONDS = 60
/** For jobs that a process left behind; what is done here is deleted at once. */
const KEEP_DONE_SECONDS = 60 * 60
const STOP_TIMEOUT_MS = 5000

/** A kind of work that happens apart from the request that asks for it. */
export interface Job<Context, Data extends object> {
  /** Name of its queue, in kebab-case. */
  name: string
  /** Throws to be tried again. */
  run(context: Context, data: Data): Promise<void>
  retry?: {
    times: number
    /** Before the second attempt; doubled before each further one. */
    firstDelaySeconds: number
  }
  /** Where asking twice is asking once: of jobs with the same key, one waits at a time. */
  keyOf?(data: Data): string
  /** How long it may take, under a day; 15 minutes when missing. */
  hours?: number
  /** For work by the clock, in UTC, as `0 4 * * *`. */
  cron?: string
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs has data of every shape
export type AnyJob<Context> = Job<Context, any>

/** The queue keeps why an attempt failed: an error of the database or of mail names people. */
const failWithoutValues = () => {
  throw new Error('The log says why.')
}

/** A queue of jobs in the database: what is in it survives the process, and any process may take it. */
export class Jobs {
  readonly #boss: PgBoss
  readonly #database: DatabaseHandle
  readonly #known = new Map<string, { job: AnyJob<unknown>; context: unknown }>()
  /** Ids of the workers of this process, by their queues. */
  readonly #workers = new Map<string, string>()
  #starting: Promise<void> = Promise.resolve()
  #closing = false
  #watch: NodeJS.Timeout | undefined
  #watching: Promise<void> = Promise.resolve()

  private constructor(boss: PgBoss, database: DatabaseHandle) {
    this.#boss = boss
    this.#database = database
  }

  /** @param supervise whether this process also looks after what others left behind */
  static async open(database: DatabaseHandle, { supervise = true } = {}): Promise<Jobs> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => database.executeSql(text, values) as never },
      supervise,
      schedule: supervise,
      archiveCompletedAfterSeconds: KEEP_DONE_SECONDS,
      deleteAfterSeconds: KEEP_DONE_SECONDS,
    })
    boss.on('error', (error) => log.error({ err: error }, 'the queue of jobs failed'))
    await boss.start()
    return new Jobs(boss, database)
  }

  /** Makes the queues. Several processes may do so at once. */
  async register<Context>(jobs: AnyJob<Context>[], context: Context): Promise<void> {
    const made = new Set((await this.#boss.getQueues()).map(({ name }) => name))
    for (const job of jobs) {
      this.#known.set(job.name, { job: job as AnyJob<unknown>, context })
      if (made.has(job.name)) continue
      await this.#boss.createQueue(job.name, {
        name: job.name,
        // One that waits for each key; one that is under way, or is tried again, hinders none.
        policy: job.keyOf ? 'short' : 'standard',
        retryLimit: job.retry?.times ?? 0,
        retryDelay: job.retry?.firstDelaySeconds ?? 0,
        retryBackoff: job.retry !== undefined,
        ...(job.hours && { expireInSeconds: job.hours * 60 * 60 }),
      })
    }
  }

  /** Starts taking jobs from the queues, and keeping the clock of those with a `cron`. */
  work(): Promise<void> {
    this.#starting = this.#startWorkers()
    return this.#starting
  }

  async #startWorkers() {
    for (const [name, { job }] of this.#known) {
      if (this.#closing) return
      const options = { pollingIntervalSeconds: POLLING_SECONDS, includeMetadata: true } as const
      const worker = await this.#boss.work<object>(name, options, async (taken) => {
        // After this one the next, without a pause.
        this.#wake(name)
        for (const attempt of taken) await this.#run(attempt).catch(failWithoutValues)
      })
      this.#workers.set(name, worker)
      if (job.cron) await this.#boss.schedule(name, job.cron)
    }
    this.#watchQueues()
  }

  #wake(name: string) {
    const worker = this.#workers.get(name)
    if (worker) this.#boss.notifyWorker(worker)
  }

  /** Wakes the workers that have something to do, again and again until the queue is closed. */
  #watchQueues() {
    this.#watch = setTimeout(() => {
      this.#watching = this.#wakeDue()
        .catch((error: Error) => log.error({ err: error }, 'the queue of jobs failed'))
        .then(() => {
          if (this.#watch) this.#watchQueues()
        })
    }, WATCH_MS)
  }

  async #wakeDue() {
    const { rows } = await this.#database.executeSql(
      `SELECT name FROM unnest($1::text[]) AS queue (name)
       WHERE EXISTS (SELECT FROM pgboss.job
         WHERE job.name = queue.name AND state < 'active' AND start_after < now())`,
      [[...this.#workers.keys()]],
    )
    for (const { name } of rows as { name: string }[]) this.#wake(name)
  }

  /**
   * Asks for a job; one with the key of another that waits is that one.
   * @param tx the transaction of what causes it: the job exists if and only if that commits
   * @param when `at`: not before then, by the database's clock
   */
  async enqueue<Data extends object>(
    tx: Database,
    { name, keyOf }: Pick<Job<never, Data>, 'name' | 'keyOf'>,
    data: Data,
    { at }: { at?: Date } = {},
  ): Promise<void> {
    const key = keyOf && { singletonKey: keyOf(data) }
    await this.#boss.send(name, data, { db: within(tx) as never, startAfter: at, ...key })
  }

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

  /** Lets the jobs under way finish. */
  async close(): Promise<void> {
    this.#closing = true
    await this.#starting.catch(() => {})
    clearTimeout(this.#watch)
    this.#watch = undefined
    await this.#watching
    await this.#boss.stop({ graceful: true, wait: true, timeout: STOP_TIMEOUT_MS, close: false })
  }

  #waiting(name: string) {
    const options = { batchSize: 100, ignoreStartAfter: true, includeMetadata: true } as const
    return this.#boss.fetch<object>(name, options)
  }

  /** What a job carries, as the address of a mail, is deleted with it when it is done or given up. */
  async #run({ id, name, data, retryCount, retryLimit }: PgBoss.JobWithMetadata<object>) {
    const known = this.#known.get(name)
    if (!known) throw new Error(`nobody does '${name}'`)
    try {
      await known.job.run(known.context, (data ?? {}) as never)
    } catch (error) {
      log.error({ job: name, err: error }, 'a job failed')
      if (retryCount >= retryLimit) await this.#boss.deleteJob(name, id)
      throw error
    }
    await this.#boss.deleteJob(name, id)
  }
}
