import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#/platform/server/env.server.ts'
import { keptAnswer, sendReady } from '#/platform/server/http/kept-answers.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { tracing } from '#/platform/server/tracing/tracing.server.ts'
import type { limitCrowds } from './crowds.server.ts'
import type { Readiness } from './health.server.ts'
import { type Note, requestIds, whenOver } from './request-log.server.ts'

interface Door {
  platform: Pick<Platform, 'env' | 'pageCache'>
  readiness: Pick<Readiness, 'isEnding'>
  enter: ReturnType<typeof limitCrowds>
  note: Note
}

type Asking = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'headers' | 'socket'>

/** Sends what is ready for a request. @returns false where it is up to others: nothing was done then */
type AnswerReady = (
  raw: IncomingMessage,
  response: ServerResponse,
  asking: (raw: IncomingMessage) => Asking,
) => boolean

/** Answers what the page cache has ready, counted and logged as every other call. */
export function readyAnswers({ platform, readiness, enter, note }: Door): AnswerReady {
  return (raw, response, asking) => {
    // The route of a page sends the same, and closes the connection.
    if (readiness.isEnding) return false
    const ready = keptAnswer(raw, platform.pageCache)
    if (!ready) return false
    const request = asking(raw)
    const entered = enter(request, response)
    if (typeof entered !== 'function') return false
    const over = note(request, response, () => ready.route)
    sendReady(request, response, ready)
    whenOver(response, () => {
      entered()
      over()
    })
    return true
  }
}

/**
 * Has a server answer so before Fastify makes a request and a reply of it, which takes as long as the
 * answer. Who collects traces has a hook of Fastify around each call.
 */
export function answerFirst(
  { server, routing }: FastifyInstance,
  env: Pick<Env, 'TRUSTED_PROXIES'>,
  answer: AnswerReady,
) {
  if (tracing) return
  const idOf = requestIds(env)
  const ipOf = senderOf(env)
  const asking = (raw: IncomingMessage): Asking => {
    const { method = '', headers, socket } = raw
    return { id: idOf(raw), ip: ipOf(raw), method, headers, socket }
  }
  server.off('request', routing)
  server.on('request', (raw, response) => {
    if (!answer(raw, response, asking)) routing(raw, response)
  })
}

/** Who sends a request, as Fastify says it: a trusted balancer names whom it speaks for. */
function senderOf({ TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>) {
  if (!TRUSTED_PROXIES) return ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile(TRUSTED_PROXIES)
  return (raw: IncomingMessage) => proxyAddr(raw, isTrusted)
}
