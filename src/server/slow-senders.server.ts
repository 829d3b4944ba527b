import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { log } from '#/platform/server/log/log.server.ts'
import { networkOf } from '#/platform/server/log/network.server.ts'
import type { Failure } from '#/platform/wire.ts'
import type { SenderLimits } from './limits.ts'

/** As Node names a request that did not arrive in time. */
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/** What ends a connection before a route is found. */
const REFUSALS: Record<string, [status: number, error: string]> = {
  [TOO_SLOW]: [408, 'A requisição demorou demais para chegar.'],
  HPE_HEADER_OVERFLOW: [431, 'Os cabeçalhos da requisição são grandes demais.'],
}
const MALFORMED: [number, string] = [400, 'Requisição inválida.']

/**
 * Answers, in the API's one shape, what is no request or does not become one in time, and hangs up.
 * @param headers of every answer
 */
export const hangUp = (headers: Record<string, string>) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (reason: NodeJS.ErrnoException, socket: Socket) => refuse(lines, reason, socket)
}

function refuse(lines: string[], reason: NodeJS.ErrnoException, socket: Socket) {
  if (reason.code === 'ECONNRESET' || socket.destroyed) return
  const [status, error] = REFUSALS[reason.code ?? ''] ?? MALFORMED
  log.info({ status, code: reason.code, from: networkOf(socket.remoteAddress) }, 'hung up')
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } }
  if (!socket.writable || answer?.headersSent) return void socket.destroy()
  const body = JSON.stringify({ data: null, message: '', error } satisfies Failure)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...lines,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const carriesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isForm = ({ headers }: IncomingMessage) =>
  /^\s*multipart\//i.test(headers['content-type'] ?? '')

/**
 * Hangs up on bodies that do not arrive in time; of forms, which may be large, only who sends nothing
 * at all is too slow (`idleMs`): a route that takes none answers them before they are read. What comes
 * after the answer is read and dropped for a while: its sender hears why it is refused, and the next
 * request of the connection is answered.
 */
export function cutSlowBodies(server: Server, { bodyMs, afterAnswerMs }: SenderLimits) {
  server.on('request', (request, response) => {
    if (!carriesBody(request)) return
    const { socket } = request
    const tooSlow = () =>
      server.emit('clientError', Object.assign(new Error(), { code: TOO_SLOW }), socket)
    let timer = isForm(request) ? undefined : setTimeout(tooSlow, bodyMs)
    response.once('finish', () => {
      if (request.complete) return
      clearTimeout(timer)
      timer = setTimeout(() => socket.destroy(), afterAnswerMs)
      request.unpipe()
      request.resume()
    })
    // A connection carries many requests: none leaves a listener behind on it.
    const end = () => {
      clearTimeout(timer)
      socket.off('close', end)
    }
    request.once('close', end)
    socket.once('close', end)
  })
}
