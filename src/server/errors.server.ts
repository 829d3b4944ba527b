import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
} from 'fastify-type-provider-zod'
import { isDatabaseAway } from '#/platform/server/database/errors.server.ts'
import { AppError, Busy, TooManyAttempts, unavailable } from '#/platform/server/errors.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import { routeOf } from '#/platform/server/log/route.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Failure } from '#/platform/wire.ts'
import { FAILURE_POLICY, failurePage } from './failure-page.server.tsx'

/** Fastify's own refusals, in the words of the product. */
const REFUSALS: Record<number, string> = {
  400: 'Requisição inválida.',
  403: 'Acesso negado.',
  404: 'Endereço não encontrado.',
  405: 'Método HTTP não suportado.',
  413: 'O conteúdo enviado é grande demais.',
  414: 'O endereço é longo demais.',
  415: 'Tipo de conteúdo não aceito.',
  429: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
}

/** Nobody known, somebody without permission, and too often. */
const REFUSED = new Set([401, 403, 429])

/** Answers with a failure: a browser with a page, others in the API's one shape. */
export function fail(
  reply: FastifyReply,
  status: number,
  error: string,
  { fields, reason }: Pick<Failure, 'fields' | 'reason'> = {},
) {
  if (REFUSED.has(status)) securityEvent('request.refused', { status }, reply.request)
  reply.status(status).header('cache-control', 'no-store')
  if (wantsPage(reply.request))
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', FAILURE_POLICY)
      .send(failurePage(error))
  const body: Failure = { data: null, message: '', error, fields, reason }
  return reply.send(body)
}

/** As the system says that a disk takes nothing more. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE'])
const NO_ROOM_RETRY_SECONDS = 60

const isDiskFull = (error: Error) => DISK_FULL.has((error as NodeJS.ErrnoException).code ?? '')

function noRoom(err: Error, request: FastifyRequest) {
  log.error({ request: request.id, route: routeOf(request), err }, 'a disk takes nothing more')
  return new Busy(
    NO_ROOM_RETRY_SECONDS,
    'Não há espaço para salvar o arquivo agora. Nada foi salvo: tente de novo mais tarde.',
  )
}

/** Whether a browser wants to show the answer, as that of no call of the API. */
const wantsPage = ({ url, headers }: FastifyRequest) =>
  !url.startsWith('/v1/') && headers.accept?.includes('text/html') === true

/** Every failure of an API call leaves in one shape, with the right status and never a stack. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((thrown: FastifyError | AppError, request, reply) => {
    const isAway = isDatabaseAway(thrown)
    if (isAway)
      log.error(
        { request: request.id, route: routeOf(request), err: thrown },
        'the database did not answer for a call',
      )
    const error = isAway ? unavailable() : isDiskFull(thrown) ? noRoom(thrown, request) : thrown
    if (error instanceof TooManyAttempts) {
      securityEvent('limit.reached', { limit: error.limit }, request)
      if (error.attempts !== undefined)
        reply.headers({
          'ratelimit-limit': error.attempts,
          'ratelimit-remaining': 0,
          'ratelimit-reset': error.retryAfterSeconds,
        })
    }
    if ('retryAfterSeconds' in error) reply.header('retry-after', error.retryAfterSeconds)
    if (error instanceof AppError) return fail(reply, error.status, error.message, error)

    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields: Record<string, string> = {}
      for (const { instancePath, message } of error.validation) {
        fields[instancePath.split('/').filter(Boolean).join('.') || 'corpo'] ??= message ?? ''
      }
      return fail(reply, 400, Object.values(fields)[0] || 'Requisição inválida.', { fields })
    }

    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
    if (status >= 400 && status < 500 && !isResponseSerializationError(error)) {
      return fail(reply, status, REFUSALS[status] ?? 'Requisição inválida.')
    }

    log.error({ request: request.id, route: routeOf(request), err: error }, 'a call failed')
    return fail(reply, 500, 'Algo deu errado por aqui. Tente de novo em instantes.')
  })
  app.setNotFoundHandler((_request, reply) => fail(reply, 404, 'Endereço não encontrado.'))
}
