import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Env } from '#/platform/server/env.server.ts'
import { writeInfo } from '#/platform/server/log/log.server.ts'
import { networkOf } from '#/platform/server/log/network.server.ts'
import { trustedProxies } from '#/platform/server/trusted-proxies.server.ts'

export const REQUEST_ID = 'x-request-id'
const WELL_FORMED = /^[\w.-]{8,64}$/

/**
 * Gives each request an id, which its lines in the log and its answer bear. That of a trusted proxy
 * is kept: its own log has it too.
 */
export function requestIds(env: Pick<Env, 'TRUSTED_PROXIES'>): (raw: IncomingMessage) => string {
  const isTrusted = trustedProxies(env)
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID]
    return typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress)
      ? given
      : randomUUID()
  }
}

/**
 * Calls back when an answer is out, or its reader gone: at once where it is out already, as what the
 * system takes whole is.
 */
export function whenOver(raw: ServerResponse, done: () => void) {
  if (raw.writableFinished) done()
  else raw.on('close', done)
}

/** Of a request, as it comes in; who asks is known later. */
export type NotedRequest = Pick<FastifyRequest, 'id' | 'ip' | 'method'> &
  Partial<Pick<FastifyRequest, 'viewer'>>

/**
 * Notes a request that came in.
 * @param route names what answers it, once it is answered
 * @returns what tells what came of it, also if its sender is gone by then
 */
export type Note = (request: NotedRequest, raw: ServerResponse, route: () => string) => () => void

/**
 * Notes a request for the log.
 * @param route names what answers it, once it is answered
 * @returns what logs what came of it, also if its sender is gone by then; undefined where nobody reads it
 */
export function noteRequest(
  request: NotedRequest,
  raw: ServerResponse,
  route: () => string,
): (() => void) | undefined {
  if (!writeInfo) return undefined
  const begun = performance.now()
  // Read now: a connection that is over has no address any more.
  const address = addressField(networkOf(request.ip))
  return () => {
    const { id, method, viewer } = request
    const ms = Math.round(performance.now() - begun)
    const who = viewer ? `,"who":"${viewer.id}"` : ''
    const aborted = raw.writableFinished ? '' : ',"aborted":true'
    writeInfo?.(
      `,"request":"${id}","method":"${method}","route":"${route()}","status":${raw.statusCode},"ms":${ms}${address}${who}${aborted}`,
    )
  }
}

let lastFrom: string | undefined
let lastField = ''

/** Of a line only an address that a balancer names may be any text. */
function addressField(from: string | undefined): string {
  // Calls of one connection come together.
  if (from !== lastFrom) lastField = from ? `,"from":${JSON.stringify(from)}` : ''
  lastFrom = from
  return lastField
}
