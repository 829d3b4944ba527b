import type { FastifyRequest } from 'fastify'
import { networkKey } from '../rate-limit.server.ts'
import { UnderWay } from '../under-way.server.ts'
import { securityLog } from './log.server.ts'
import { networkOf } from './network.server.ts'
import { routeOf } from './route.server.ts'

type Area =
  | 'account'
  | 'api-key'
  | 'audit'
  | 'export'
  | 'google'
  | 'letter'
  | 'limit'
  | 'login'
  | 'password'
  | 'proof'
  | 'removal'
  | 'request'
  | 'role'
  | 'second-factor'
  | 'session'

/** As 'login.failed': of which area, and what happened. */
export type SecurityEvent = `${Area}.${string}`

type Details = Record<string, string | number | boolean | null | undefined> & {
  /** Id of the person who does it, where that is not who the session proves; null for the site itself. */
  who?: string | null
}

const calls = new UnderWay<FastifyRequest>()

/** Does work for a call: the events in it, also behind awaits, are known to be of that call. */
export const onBehalfOf = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
  calls.do(request, work)

/** From which address is asked what is under way; '' where the site itself does it. */
export const addressUnderWay = (): string => calls.known?.ip ?? ''

/** Who takes turns with others for what is under way: a network, however many addresses it asks from. */
export const whoAsks = (): string => networkKey(addressUnderWay())

/** Id of the request that is under way; undefined where the site itself does something. */
export const requestUnderWay = (): string | undefined => calls.known?.id

/**
 * Notes in the security log what happened, who did it and from where, by the call that is under way.
 * @param details ids and names of ours alone: nothing that somebody typed, no secret, no address
 * @param request the call, where nothing is under way on its behalf
 */
export function securityEvent(
  event: SecurityEvent,
  { who, ...details }: Details = {},
  request = calls.known,
): void {
  securityLog.info({
    event,
    ...(request && {
      request: request.id,
      method: request.method,
      route: routeOf(request),
      from: networkOf(request.ip),
    }),
    who: who === undefined ? request?.viewer?.id : (who ?? undefined),
    ...details,
  })
}
