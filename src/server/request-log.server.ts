import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#/platform/server/env.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import { networkOf } from '#/platform/server/log/network.server.ts'
import { routeOf } from '#/platform/server/log/route.server.ts'
import { trustedProxies } from '#/platform/server/trusted-proxies.server.ts'

const HEADER = 'x-request-id'
const WELL_FORMED = /^[\w.-]{8,64}$/

/**
 * Gives each request an id, which its lines in the log and its answer bear. That of a trusted proxy
 * is kept: its own log has it too.
 */
export function requestIds(env: Pick<Env, 'TRUSTED_PROXIES'>): (raw: IncomingMessage) => string {
  const isTrusted = trustedProxies(env)
  return ({ headers, socket }) => {
    const given = headers[HEADER]
    return typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress)
      ? given
      : randomUUID()
  }
}

/** Sends a request's id with its answer, and logs what came of it, also if its sender is gone by then. */
export function logRequest(request: FastifyRequest, reply: FastifyReply) {
  reply.header(HEADER, request.id)
  if (!log.isLevelEnabled('info')) return
  // Read now: a connection that is over has no address any more.
  const from = networkOf(request.ip)
  reply.raw.once('close', () =>
    log.info({
      request: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      from,
      who: request.viewer?.id,
      ...(!reply.raw.writableFinished && { aborted: true }),
    }),
  )
}
