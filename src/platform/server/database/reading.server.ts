import { UnderWay } from '../under-way.server.ts'

const readings = new UnderWay<true>()

/**
 * Does what reads only what everybody may see, and makes something of it that is dropped when a change is announced:
 * its statements may be answered by a replica. A transaction in it is the primary's, as is all that is read elsewhere.
 */
export const readForAll = <T>(work: () => Promise<T>): Promise<T> => readings.do(true, work)

export const isReadForAll = (): boolean => readings.known === true
