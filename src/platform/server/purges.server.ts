import type { Cdn } from '#/integrations/cdn/cdn.server.ts'
import { log } from './log/log.server.ts'
import { EVERYTHING } from './tagged-cache.server.ts'

/** Within this every process has heard of a change: what a CDN fetches after it was told is made anew. */
const GATHER_MS = 1000
const AGAIN_MS = 5000
/** For more, everything is dropped at once. */
const NAMES_MAX = 1000

/** Tells a CDN what changed, some at a time, again and again until it has taken it. */
export class Purges {
  readonly #cdn: Pick<Cdn, 'purge' | 'purgeAll' | 'namesAtOnce'>
  #names = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> = Promise.resolve()

  constructor(cdn: Pick<Cdn, 'purge' | 'purgeAll' | 'namesAtOnce'>) {
    this.#cdn = cdn
  }

  note(names: string[]) {
    for (const name of names) this.#names.add(name)
    if (this.#names.size > NAMES_MAX) this.#names = new Set([EVERYTHING])
    this.#sendIn(GATHER_MS)
  }

  #sendIn(ms: number) {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#sending = this.#sending.then(() => this.#send())
    }, ms)
  }

  async #send() {
    const names = [...this.#names]
    this.#names = new Set()
    try {
      if (names.includes(EVERYTHING)) return await this.#cdn.purgeAll()
      while (names.length > 0) {
        await this.#cdn.purge(names.slice(0, this.#cdn.namesAtOnce))
        names.splice(0, this.#cdn.namesAtOnce)
      }
    } catch (error) {
      log.error({ err: error as Error }, 'the CDN was not told what changed, and is told again')
      for (const name of names) this.#names.add(name)
      this.#sendIn(AGAIN_MS)
    }
  }

  /** Tells what is left, once. */
  async close() {
    clearTimeout(this.#timer)
    await this.#sending
    clearTimeout(this.#timer)
    if (this.#names.size > 0) await this.#send()
    clearTimeout(this.#timer)
  }
}
