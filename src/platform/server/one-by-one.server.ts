/** Does one thing after the other, in the order in which they are asked for. */
export class OneByOne {
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  /**
   * @param most that may wait or be under way
   * @param refusal of one more
   */
  constructor(
    readonly most: number,
    readonly refusal: () => Error,
  ) {}

  async do<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.most) throw this.refusal()
    this.#waiting++
    const turn = this.#last.then(work)
    // The next one waits for its end, however it ends.
    this.#last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      this.#waiting--
    }
  }
}
