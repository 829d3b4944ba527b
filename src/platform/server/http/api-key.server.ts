import type { IncomingHttpHeaders } from 'node:http'

/** Keys of the API begin so: they are told from tokens of sessions, and found where somebody left one in public. */
export const KEY_PREFIX = 'praca_'

/** What a call shows by `Authorization: Bearer`; undefined for nothing. */
export const bearerIn = (authorization = ''): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(authorization)?.[1]

/** The key that a call carries, in `X-API-Key` or as a bearer; undefined for none. */
export function keyIn(headers: IncomingHttpHeaders): string | undefined {
  const own = headers['x-api-key']
  if (own !== undefined) return String(own)
  const bearer = bearerIn(headers.authorization)
  return bearer?.startsWith(KEY_PREFIX) ? bearer : undefined
}
