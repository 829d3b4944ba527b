interface Waiting {
  begin(): void
  refuse(): void
}

interface Patience {
  /** That may be under way. */
  atOnce?: number
  /** That may wait of one who asks: one alone leaves no others without a place. */
  mostEach?: number
  /** Who waits for so long, in ms, and finds more waiting than may be under way, is refused: it would take too long. */
  waitMs?: number
}

/**
 * Does things no more than some at once: of each who asks in the order in which they are asked for, and of several who
 * ask by turns, so that nobody waits for all that somebody else asked.
 */
export class Turns {
  #underway = 0
  #waitingInAll = 0
  /** What waits of each who asks; whose turn it is stands first. */
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #atOnce: number
  readonly #mostEach: number
  readonly #waitMs: number

  /**
   * @param most that may wait or be under way
   * @param refusal of one more, and of who waited too long
   */
  constructor(
    readonly most: number,
    readonly refusal: () => Error,
    { atOnce = 1, mostEach = most, waitMs = Number.POSITIVE_INFINITY }: Patience = {},
  ) {
    this.#atOnce = atOnce
    this.#mostEach = mostEach
    this.#waitMs = waitMs
  }

  /**
   * @param whose who asks; all are one where nothing is said
   * @param isWanted asked when it is its turn: nothing is done for who has left
   */
  async do<T>(work: () => Promise<T>, whose = '', isWanted = () => true): Promise<T> {
    const own = this.#waiting.get(whose)?.length ?? 0
    if (this.#underway + this.#waitingInAll >= this.most || own >= this.#mostEach)
      throw this.refusal()
    // Who ends hands the place on: nobody who comes later takes it.
    if (this.#underway < this.#atOnce) this.#underway++
    else await this.#turn(whose)
    try {
      if (!isWanted()) throw this.refusal()
      return await work()
    } finally {
      const next = this.#next()
      if (next) next.begin()
      else this.#underway--
    }
  }

  #turn(whose: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const isCrowded = () => this.#waitingInAll > this.#atOnce
      const late =
        this.#waitMs < Number.POSITIVE_INFINITY
          ? setInterval(() => isCrowded() && waiting.refuse(), this.#waitMs)
          : undefined
      const waiting: Waiting = {
        begin: () => {
          clearInterval(late)
          resolve()
        },
        refuse: () => {
          clearInterval(late)
          this.#leave(whose, waiting)
          reject(this.refusal())
        },
      }
      this.#waitingInAll++
      const before = this.#waiting.get(whose)
      if (before) before.push(waiting)
      else this.#waiting.set(whose, [waiting])
    })
  }

  #leave(whose: string, waiting: Waiting) {
    const others = this.#waiting.get(whose)?.filter((one) => one !== waiting) ?? []
    if (others.length > 0) this.#waiting.set(whose, others)
    else this.#waiting.delete(whose)
    this.#waitingInAll--
  }

  /** The first of whose turn it is, who then stands behind all others. */
  #next(): Waiting | undefined {
    for (const [whose, [first, ...others]] of this.#waiting) {
      this.#waiting.delete(whose)
      if (others.length > 0) this.#waiting.set(whose, others)
      this.#waitingInAll--
      return first
    }
    return undefined
  }
}
