import type { FastifyRequest } from 'fastify'
import { addressOf } from '#/addresses/match.ts'

const EVERY_PAGE = '*'

/**
 * The route that answers a call, as `/v1/login/export/:token`. What stands for the variables is never
 * logged, nor are parameters: secrets of links, what people search for, and line breaks are among them.
 */
export function routeOf({ routeOptions, url }: FastifyRequest): string {
  const route = routeOptions?.url ?? EVERY_PAGE
  if (route !== EVERY_PAGE) return route
  return addressOf(url.split('?', 1)[0] ?? '')?.path ?? EVERY_PAGE
}
