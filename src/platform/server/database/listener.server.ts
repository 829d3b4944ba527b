import { log } from '../log/log.server.ts'
import { SteadyConnection } from './steady-connection.server.ts'

/** A listener that hears nothing any more is noticed within twice this, and another second. */
const EVERY_MS = 3000

/** Told instead of a payload: what was announced meanwhile is unknown, everything may have changed. */
const EVERYTHING = '*'

/** One connection that hears notifications. */
export class Listener {
  readonly #onPayloads = new Map<string, (payload: string) => void>()
  readonly #connection: SteadyConnection
  #opened: Promise<void> | undefined

  constructor(url: string) {
    this.#connection = new SteadyConnection(
      { connectionString: url },
      {
        everyMs: EVERY_MS,
        limitMs: EVERY_MS,
        onConnect: async (client, isFirst) => {
          client.on('notification', ({ channel, payload }) =>
            this.#onPayloads.get(channel)?.(payload ?? ''),
          )
          for (const channel of this.#onPayloads.keys())
            await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
          if (!isFirst) this.#forgetAll()
        },
        // Before it hears again, so that nothing outdated is shown meanwhile as if it were fresh.
        onLost: (error) => {
          log.error({ err: error as Error }, 'the connection that hears notifications was lost')
          this.#forgetAll()
        },
      },
    )
  }

  async listen(channel: string, onPayload: (payload: string) => void) {
    this.#onPayloads.set(channel, onPayload)
    if (!this.#opened) {
      this.#opened = this.#connection.open()
      return this.#opened
    }
    await this.#opened
    const { client } = this.#connection
    // One that is lost now begins with all channels when it is back.
    await client?.query(`LISTEN ${client.escapeIdentifier(channel)}`)
  }

  /** When it last was known to hear, in ms since 1970; undefined before the first time. */
  get heardAt(): number | undefined {
    return this.#connection.answeredAt || undefined
  }

  async close() {
    await this.#opened?.catch(() => {})
    await this.#connection.close()
  }

  #forgetAll() {
    for (const onPayload of this.#onPayloads.values()) onPayload(EVERYTHING)
  }
}
