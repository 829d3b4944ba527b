/** Does things in the order in which they are asked for, no more than some at once. */
export class Turns {
  #underway = 0
  readonly #waiting: (() => void)[] = []

  /**
   * @param most that may wait or be under way
   * @param refusal of one more
   * @param atOnce that may be under way
   */
  constructor(
    readonly most: number,
    readonly refusal: () => Error,
    readonly atOnce = 1,
  ) {}

  async do<T>(work: () => Promise<T>): Promise<T> {
    if (this.#underway + this.#waiting.length >= this.most) throw this.refusal()
    // Who ends hands the place on: nobody who comes later takes it.
    if (this.#underway < this.atOnce) this.#underway++
    else await new Promise<void>((begin) => this.#waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#underway--
    }
  }
}
