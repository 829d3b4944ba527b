import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { tracing } from '../tracing/tracing.server.ts'

interface QueryOptions {
  rowMode?: 'array' | 'object'
  parsers?: Record<number, unknown>
}

interface Reply {
  id?: number
  result?: unknown
  error?: { name: string; message: string }
  channel?: string
  payload?: string
}

type Operation = 'ready' | 'query' | 'exec' | 'begin' | 'end' | 'listen' | 'close'

const WORKER = path.resolve('src/platform/server/database/pglite-worker.mjs')

/** Of its JavaScript, which only passes rows on; PostgreSQL's own memory is not counted here. */
const YOUNG_GENERATION_MB = 6

/**
 * The part of PGlite's interface that Drizzle's driver calls, answered by the worker thread.
 * Drizzle asks for some types as text by way of identity parsers; functions cannot cross to a
 * thread, so their type ids do.
 */
export class PgliteClient {
  readonly #worker: Worker
  readonly #waiting = new Map<
    number,
    { resolve(value: unknown): void; reject(error: Error): void }
  >()
  readonly #listeners = new Map<string, (payload: string) => void>()
  #lastId = 0
  #closing = false
  /** Why nothing is answered any more, once the thread is gone. */
  #failure: Error | undefined

  /**
   * @param dataDir folder of the cluster, created when missing
   * @param settings run-time parameters of the one session, as `{ TimeZone: 'UTC' }`; time limits have
   *   no effect, since WebAssembly is never interrupted
   */
  constructor(dataDir: string, settings: Record<string, string> = {}) {
    if (!existsSync(WORKER)) throw new Error(`${WORKER} não existe: inicie na pasta do projeto.`)
    this.#worker = new Worker(WORKER, {
      workerData: { dataDir, settings },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    })
    this.#worker.on('message', (reply: Reply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => {
      if (!this.#closing) this.#fail(new Error('o banco de dados embutido parou'))
    })
  }

  ready() {
    return this.#call('ready')
  }

  query(sql: string, params?: unknown[], options?: QueryOptions) {
    return this.#query(undefined, sql, params, options)
  }

  exec(sql: string) {
    return this.#call('exec', { sql })
  }

  /** @returns the rows of the statement, or, of a script, those of its last statement that has some */
  async executeSql(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    if (values) return (await this.query(sql, values)) as { rows: unknown[] }
    const results = (await this.exec(sql)) as { rows: unknown[] }[]
    return { rows: results.findLast(({ rows }) => rows.length > 0)?.rows ?? [] }
  }

  async transaction<T>(work: (tx: Pick<PgliteClient, 'query' | 'exec'>) => Promise<T>): Promise<T> {
    const tx = (await this.#call('begin')) as number
    let result: T
    try {
      result = await work({
        query: (sql, params, options) => this.#query(tx, sql, params, options),
        exec: (sql) => this.#call('exec', { tx, sql }),
      })
    } catch (error) {
      await this.#call('end', { tx, commit: false })
      throw error
    }
    await this.#call('end', { tx, commit: true })
    return result
  }

  async listen(channel: string, onPayload: (payload: string) => void) {
    this.#listeners.set(channel, onPayload)
    await this.#call('listen', { channel })
  }

  async close() {
    this.#closing = true
    await this.#call('close')
    await this.#worker.terminate()
  }

  #query(tx: number | undefined, sql: string, params?: unknown[], options?: QueryOptions) {
    const textTypes = Object.keys(options?.parsers ?? {}).map(Number)
    const over = tracing?.statement(sql)
    const result = this.#call('query', {
      tx,
      sql,
      params,
      options: { rowMode: options?.rowMode, textTypes },
    })
    if (over) result.then(() => over(), over)
    return result
  }

  #call(operation: Operation, message: object = {}): Promise<unknown> {
    if (this.#failure) return Promise.reject(this.#failure)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ ...message, id, operation })
    })
  }

  #receive({ id, result, error, channel, payload }: Reply) {
    if (channel !== undefined) return this.#listeners.get(channel)?.(payload ?? '')
    const waiting = this.#waiting.get(id ?? -1)
    this.#waiting.delete(id ?? -1)
    if (error) waiting?.reject(Object.assign(new Error(error.message), error))
    else waiting?.resolve(result)
  }

  #fail(error: Error) {
    this.#failure = error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
