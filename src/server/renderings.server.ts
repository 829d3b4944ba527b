import type { FastifyReply } from 'fastify'
import { Busy } from '#/platform/server/errors.server.ts'
import { whoAsks } from '#/platform/server/log/security-log.server.ts'
import { Turns } from '#/platform/server/turns.server.ts'

/** Pages that a process renders at once, as many as searches: each takes its one core, and connections of the database. */
const AT_ONCE = 3
const WAITING_MAX = 240
const WAITING_OF_ONE = 120
/** Who is not served by then would not be within a second. */
const WAIT_MS = 400
const RETRY_SECONDS = 5

/** Programs that collect previews come back later; people never wait for one. */
const PICTURES_MAX = 60
const PICTURES_OF_ONE = 8
const PICTURE_WAIT_MS = 2000

const manyPictures = () => new Busy(RETRY_SECONDS, 'Muitas prévias foram pedidas ao mesmo tempo.')

const manyVisitors = () =>
  new Busy(RETRY_SECONDS, 'Há muita gente no site agora. Tente de novo em instantes.')

/**
 * Renders pages, no more than some at once and by turns between addresses, of which pictures are one at most. Who cannot be served soon hears so at once;
 * a page that nobody waits for any more is not rendered.
 */
export class Renderings {
  readonly #turns = new Turns(WAITING_MAX, manyVisitors, {
    atOnce: AT_ONCE,
    mostEach: WAITING_OF_ONE,
    waitMs: WAIT_MS,
  })
  /** Before they are pages: one at a time, so that others always have a place. */
  readonly #pictures = new Turns(PICTURES_MAX, manyPictures, {
    mostEach: PICTURES_OF_ONE,
    waitMs: PICTURE_WAIT_MS,
  })
  /** How many wait for each page. */
  readonly #wanted = new Map<string, number>()

  /** Notes that somebody waits for a page, until the answer is out or its reader has left. */
  want(address: string, { raw }: FastifyReply) {
    this.#wanted.set(address, (this.#wanted.get(address) ?? 0) + 1)
    raw.once('close', () => {
      const left = (this.#wanted.get(address) ?? 1) - 1
      if (left > 0) this.#wanted.set(address, left)
      else this.#wanted.delete(address)
    })
  }

  /** @throws Busy where it is not its turn in time */
  do<T>(address: string, render: () => Promise<T>, isPicture = false): Promise<T> {
    const isWanted = () => this.#wanted.has(address)
    const inTurn = () => this.#turns.do(render, whoAsks(), isWanted)
    return isPicture ? this.#pictures.do(inTurn, whoAsks(), isWanted) : inTurn()
  }
}
