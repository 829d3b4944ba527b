import { Busy } from '../errors.server.ts'
import { whoAsks } from '../log/security-log.server.ts'
import { Turns } from '../turns.server.ts'

/**
 * Searches that a process makes at once, whoever asks: each is statements one after the other, and what else is asked
 * of the database needs connections, and cores, too.
 */
const AT_ONCE = 3
const WAITING_MAX = 240
const WAITING_OF_ONE = 120
/** Who is not served by then would not be within a second. */
const WAIT_MS = 500
const RETRY_SECONDS = 10

export const manySearch = () =>
  new Busy(RETRY_SECONDS, 'Muita gente pesquisa ao mesmo tempo. Tente de novo em instantes.')

const searches = new Turns(WAITING_MAX, manySearch, {
  atOnce: AT_ONCE,
  mostEach: WAITING_OF_ONE,
  waitMs: WAIT_MS,
})

/**
 * Searches when it is the turn of who asks: who asks fifty questions at once waits for them, and others for one.
 * @throws Busy where too many wait
 */
export const inTurn = <T>(search: () => Promise<T>): Promise<T> => searches.do(search, whoAsks())
