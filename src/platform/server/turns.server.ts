/**
 * Does things no more than some at once: of each who asks in the order in which they are asked for, and of several who
 * ask by turns, so that nobody waits for all that somebody else asked.
 */
export class Turns {
  #underway = 0
  #waitingInAll = 0
  /** What waits of each who asks; whose turn it is stands first. */
  readonly #waiting = new Map<string, (() => void)[]>()

  /**
   * @param most that may wait or be under way
   * @param refusal of one more
   * @param atOnce that may be under way
   * @param mostEach that may wait of one who asks: one alone leaves no others without a place
   */
  constructor(
    readonly most: number,
    readonly refusal: () => Error,
    readonly atOnce = 1,
    readonly mostEach = most,
  ) {}

  /** @param whose who asks; all are one where nothing is said */
  async do<T>(work: () => Promise<T>, whose = ''): Promise<T> {
    const own = this.#waiting.get(whose)?.length ?? 0
    if (this.#underway + this.#waitingInAll >= this.most || own >= this.mostEach)
      throw this.refusal()
    // Who ends hands the place on: nobody who comes later takes it.
    if (this.#underway < this.atOnce) this.#underway++
    else await new Promise<void>((begin) => this.#wait(begin, whose))
    try {
      return await work()
    } finally {
      const next = this.#next()
      if (next) next()
      else this.#underway--
    }
  }

  #wait(begin: () => void, whose: string) {
    this.#waitingInAll++
    const before = this.#waiting.get(whose)
    if (before) before.push(begin)
    else this.#waiting.set(whose, [begin])
  }

  /** The first of whose turn it is, who then stands behind all others. */
  #next(): (() => void) | undefined {
    for (const [whose, [first, ...others]] of this.#waiting) {
      this.#waiting.delete(whose)
      if (others.length > 0) this.#waiting.set(whose, others)
      this.#waitingInAll--
      return first
    }
    return undefined
  }
}
