import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { within } from './within.server.ts'

/** In which the first connection has to be made. */
const FIRST_MS = 15_000

interface Manner {
  /** How often it is asked whether it still answers, and how long a lost one is waited for. */
  everyMs: number
  /** In which it has to answer. */
  limitMs: number
  /** Is called for each connection, the first and those that take its place. */
  onConnect?(client: pg.Client, isFirst: boolean): Promise<void> | void
  onLost?(error: unknown): void
  /** How it is asked, where an answer tells more than that it does. */
  ask?(client: pg.Client): Promise<unknown>
}

/**
 * One connection that is asked again and again whether it still answers, since a network may lose it without a
 * word; and that is made anew, by one loop alone, until it does.
 */
export class SteadyConnection {
  readonly #config: pg.ClientConfig
  readonly #manner: Manner
  readonly #closing = new AbortController()
  #client: pg.Client | undefined
  #answeredAt = 0
  readonly #asked = new WeakMap<pg.Client, Promise<unknown>>()
  #loop: Promise<void> = Promise.resolve()

  constructor(config: pg.ClientConfig, manner: Manner) {
    this.#config = { ...config, keepAlive: true }
    this.#manner = manner
  }

  /** @throws what the first connection fails with */
  async open(): Promise<void> {
    const client = await this.#connect(true)
    this.#loop = this.#keep(client)
  }

  /** As `open`, for what may be away at first. */
  begin(): void {
    this.#loop = this.#connect(true)
      .catch((error) => void this.#manner.onLost?.(error))
      .then((client) => this.#keep(client ?? undefined))
  }

  /** The connection; undefined while there is none that answers. */
  get client(): pg.Client | undefined {
    return this.#client
  }

  /** When it last answered, in ms since 1970. */
  get answeredAt(): number {
    return this.#answeredAt
  }

  /** Whether it answers now, within a limit. */
  async answers(limitMs: number): Promise<boolean> {
    if (!this.#client) return false
    return within(limitMs, this.#ask(this.#client)).then(
      () => true,
      () => false,
    )
  }

  /** What it says to a question that is put from now on; undefined where there is no connection. */
  async answer(): Promise<unknown> {
    if (this.#client) await this.#asked.get(this.#client)?.catch(() => {})
    return this.#client && this.#ask(this.#client)
  }

  /** One question at a time, however many want to know. */
  #ask(client: pg.Client): Promise<unknown> {
    const known = this.#asked.get(client)
    if (known) return known
    const answer = this.#manner.ask?.(client) ?? client.query('SELECT 1')
    const asked: Promise<unknown> = answer
      .then((said) => {
        this.#answeredAt = Date.now()
        return said
      })
      .finally(() => this.#asked.delete(client))
    this.#asked.set(client, asked)
    return asked
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#loop
  }

  async #connect(isFirst: boolean): Promise<pg.Client> {
    // Whoever starts waits: without this connection nothing begins.
    const limitMs = isFirst ? Math.max(FIRST_MS, this.#manner.limitMs) : this.#manner.limitMs
    const client = new pg.Client({ ...this.#config, connectionTimeoutMillis: limitMs })
    // Lost, it ends its query with an error, never the process.
    client.on('error', () => {})
    try {
      await within(limitMs, client.connect())
      await within(limitMs, Promise.resolve(this.#manner.onConnect?.(client, isFirst)))
    } catch (error) {
      cut(client)
      throw error
    }
    this.#answeredAt = Date.now()
    this.#client = client
    return client
  }

  async #keep(first?: pg.Client) {
    let client = first
    while (!this.#isClosing) {
      if (client) {
        const error = await this.#lossOf(client)
        this.#client = undefined
        if (this.#isClosing) return void (await client.end().catch(() => {}))
        cut(client)
        this.#manner.onLost?.(error)
      }
      client = await this.#connect(false).catch(() => undefined)
      if (!client) await this.#pause()
    }
    await client?.end().catch(() => {})
  }

  /** Waits until a connection is lost, or is to be closed. @returns what it was lost by */
  async #lossOf(client: pg.Client): Promise<unknown> {
    let lost: (error: unknown) => void = () => {}
    const loss = new Promise<unknown>((resolve) => {
      lost = resolve
    })
    client.once('end', () => lost(new Error('The connection ended.')))
    while (!this.#isClosing) {
      const early = await Promise.race([loss, this.#pause()])
      if (early) return early
      try {
        await within(this.#manner.limitMs, this.#ask(client))
      } catch (error) {
        return error
      }
    }
    return undefined
  }

  get #isClosing() {
    return this.#closing.signal.aborted
  }

  async #pause(): Promise<undefined> {
    const { signal } = this.#closing
    await delay(this.#manner.everyMs, undefined, { signal, ref: false }).catch(() => {})
    return undefined
  }
}

/** Ends a connection without a word: who does not answer would not hear it. */
export const cut = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
