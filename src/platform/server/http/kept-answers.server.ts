import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cdn } from '#/integrations/cdn/cdn.server.ts'
import { routeOf } from '../log/route.server.ts'
import {
  type Encoding,
  encodedBody,
  isPicture,
  type PageCache,
  type ReadyAnswer,
  type StoredPage,
} from '../page-cache.server.ts'
import { MARKDOWN } from './accepted-type.server.ts'
import { keyIn } from './api-key.server.ts'

declare module 'fastify' {
  interface FastifyInstance {
    cdn: Cdn | null
  }
}

/** Shared caches keep a page for a minute; browsers ask each time, and mostly hear 304. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate'

const REQUEST_ID = 'x-request-id'
/** Of one answer: not of those that are sent from the cache. */
const OF_ONE_ANSWER = new Set([REQUEST_ID, 'set-cookie'])

/**
 * What the page cache has ready for a request. Only a target that is written exactly as a key is;
 * others find the same page by their route.
 */
export function keptAnswer(
  { method, url = '', headers }: IncomingMessage,
  pageCache: PageCache,
): ReadyAnswer | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  // Which of the two a page's reader gets is up to its route.
  if (headers.accept?.includes(MARKDOWN)) return undefined
  // Whether a key is good, and how often it was used, is asked first.
  if (keyIn(headers) !== undefined) return undefined
  return pageCache.peek(url)?.ready[preferredEncoding(headers['accept-encoding'])]
}

/**
 * Sends a page in the encoding that its reader prefers, or 304 where the reader has it, and keeps the
 * answer ready.
 * @param as the encoding, where it is not up to the reader
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  as?: Encoding,
) {
  const encoding =
    as ?? (isPicture(page) ? 'identity' : preferredEncoding(request.headers['accept-encoding']))
  const body = await encodedBody(page, encoding)
  page.ready[encoding] ??= readyAnswer(request, reply, page, encoding, body)
  // Which would go through the head again.
  reply.hijack()
  sendReady(request, reply.raw, page.ready[encoding])
  return reply
}

/** @param reply has the headers of every answer */
function readyAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, hash, onSent, tags }: StoredPage,
  encoding: Encoding,
  body: Buffer,
): ReadyAnswer {
  const etag = `"${hash}-${encoding}"`
  const common = {
    ...reply.getHeaders(),
    'cache-control': CACHE_CONTROL,
    // What says itself how it is kept is kept by nobody for long.
    ...(!headers['cache-control'] && request.server.cdn?.headersOf(tags)),
    ...headers,
    vary: headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding',
    etag,
  }
  const unchanged = Object.entries(common)
    .filter(([name]) => !OF_ONE_ANSWER.has(name))
    .flatMap(([name, value]) => [name, String(value)])
  const ofBody = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const whole = [...unchanged, ...ofBody, 'content-length', String(body.length)]
  return { etag, unchanged, whole, body, route: routeOf(request), onSent }
}

/** Sends an answer, or 304 where the reader has it already. */
export function sendReady(
  { id, ip, method, headers }: Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'headers'>,
  raw: ServerResponse,
  { etag, unchanged, whole, body, onSent }: ReadyAnswer,
) {
  onSent?.({ ip, headers })
  if (hasAlready(headers['if-none-match'], etag)) {
    raw.writeHead(304, [...unchanged, REQUEST_ID, id]).end()
  } else {
    raw.writeHead(200, [...whole, REQUEST_ID, id])
    raw.end(method === 'HEAD' ? undefined : body)
  }
}

/** Whether a client has it: of its tags, each weak or not; '*' stands for any (RFC 9110, 13.1.2). */
export const hasAlready = (tags: string | undefined, etag: string) =>
  tags !== undefined && (tags === '*' || tags.split(',').some((tag) => bare(tag) === bare(etag)))
const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Names an encoding, and does not refuse it by a last `q=0`. */
const accepts = (encoding: Encoding) =>
  new RegExp(
    `(?:^|,)\\s*${encoding}\\s*(?:,|$|;(?!(?:[^,]*;)?\\s*q\\s*=\\s*0+(?:\\.0*)?\\s*(?:,|$)))`,
    'i',
  )
const BR = accepts('br')
const GZIP = accepts('gzip')

function preferredEncoding(accepted: string | string[] = ''): Encoding {
  const names = String(accepted)
  if (BR.test(names)) return 'br'
  return GZIP.test(names) ? 'gzip' : 'identity'
}
