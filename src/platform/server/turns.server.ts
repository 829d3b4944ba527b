interface Waiting {
  begin(): void
  refuse(): void
}

interface Patience {
  /** That may be under way. */
  atOnce?: number
  /** That may wait of one who asks: one alone leaves no others without a place. */
  mostEach?: number
  /** Who waits for so long, in ms, is refused where more wait than may be under way; after twice as long, anyhow. */
  waitMs?: number
}

/** How many of late say how long one takes. */
const USUAL_OF = 20

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
  /** How long one takes, of late. */
  #usualMs = 0

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
    if (own === 0 && this.#isHopeless()) throw this.refusal()
    // Who ends hands the place on: nobody who comes later takes it.
    if (this.#underway < this.#atOnce) this.#underway++
    else await this.#turn(whose)
    try {
      if (!isWanted()) throw this.refusal()
      const begun = performance.now()
      const result = await work()
      this.#usualMs += (performance.now() - begun - this.#usualMs) / USUAL_OF
      return result
    } finally {
      const next = this.#next()
      if (next) next.begin()
      else this.#underway--
    }
  }

  /** Whether so many who ask stand before a new one that it would wait too long: it is told at once. */
  #isHopeless(): boolean {
    return (this.#waiting.size / this.#atOnce) * this.#usualMs > this.#waitMs
  }

  #turn(whose: string): Promise<void> {
    return new Promise((resolve, reject) => {
      let hasWaited = false
      const lookAgain = () => {
        if (hasWaited || this.#waitingInAll > this.#atOnce) waiting.refuse()
        hasWaited = true
      }
      const late =
        this.#waitMs < Number.POSITIVE_INFINITY ? setInterval(lookAgain, this.#waitMs) : undefined
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
