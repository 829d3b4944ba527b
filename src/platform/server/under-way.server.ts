import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What is known of each piece of work while it is under way, also behind its awaits. Nothing of it holds for what goes on
 * after the work is done: to know it, Node before 24 follows every promise and every callback of the process, a fifth of
 * what a page from the cache takes, so that is switched off between works.
 */
export class UnderWay<T> {
  readonly #storage = new AsyncLocalStorage<T>()
  #works = 0

  /** Of the work that asks; undefined outside of works. */
  get known(): T | undefined {
    return this.#works > 0 ? this.#storage.getStore() : undefined
  }

  /** Does work of which something is known. */
  async do<R>(known: T, work: () => Promise<R>): Promise<R> {
    this.#works++
    try {
      return await this.#storage.run(known, work)
    } finally {
      this.#works--
      if (this.#works === 0) this.#storage.disable()
    }
  }
}
