import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { answer, emptyAnswer, failure, pagedAnswer } from '#/platform/wire.ts'
import { readForAll } from '../database/reading.server.ts'
import type { FailureStatus } from '../errors.server.ts'
import { type FileRule, uploadForm } from '../files/upload-form.server.ts'
import { onBehalfOf } from '../log/security-log.server.ts'
import type { CacheTag, OnSent } from '../page-cache.server.ts'
import type { Platform } from '../platform.server.ts'
import { hasToken } from '../session.server.ts'
import type { Access } from './access.server.ts'
import { sendStored } from './kept-answers.server.ts'

/** What a route says of itself. */
interface Route {
  access: Access
  /** See `xsrf.server.ts`. */
  provenBy?: 'origin' | 'signature'
  summary: string
  /** Under which the documentation lists it, where that is not the tag of the others. */
  tag?: string
  /** Failures that the documentation names, where they are not those of the others. */
  errors?: readonly FailureStatus[]
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The fields of its body may come in the address. */
  orQuery?: boolean
  /** In bytes. */
  bodyLimit?: number
  /** The fields of its form that take files. The body is a form. */
  files?: Record<string, FileRule>
  /** A form or, without files, JSON. */
  orJson?: boolean
  /** What the handler returns, sent as `{ data, message }`; nothing when missing, sent as null. */
  answer?: z.ZodType
  /** The message of an answer; '' when missing. `withMessage` says one that depends on the outcome. */
  message?: string
  /** An item of what the handler returns, sent as a page of a list. */
  page?: z.ZodType
  /** What the handler returns, sent as it is. */
  exact?: z.ZodType
  /** Status of what is sent as it is; 200 when missing. */
  status?: number
  /**
   * What the answer to a GET by anyone shows, which is the same for everybody: it is kept as pages are
   * until one of these changes. Those of a record get the `id` of the path or the address.
   */
  shows?: (CacheTag | ((id: string) => CacheTag))[]
  /** The handler sends its answer itself, which the documentation does not describe. */
  raw?: true
}

type Read<R extends Route, Part extends 'params' | 'query' | 'body'> =
  R extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** The call as a handler gets it: read by the route's schemas, and with who makes it. */
type Call<R extends Route> = FastifyRequest<{
  Params: Read<R, 'params'>
  Querystring: Read<R, 'query'>
}> & { body: Read<R, 'body'>; viewer: Awaited<ReturnType<R['access']['viewer']>> }

type Returned<R extends Route> = R extends { raw: true }
  ? FastifyReply
  : R extends { page: infer Item extends z.ZodType }
    ? z.output<ReturnType<typeof pagedAnswer<Item>>>
    : R extends { exact: infer Whole extends z.ZodType }
      ? z.output<Whole>
      : R extends { answer: infer Data extends z.ZodType }
        ? z.output<Data> | WithMessage<z.output<Data>>
        : // biome-ignore lint/suspicious/noConfusingVoidType: so a service that returns nothing fits
          void

type Define = <R extends Route>(
  path: string,
  route: R,
  handler: (call: Call<R>, reply: FastifyReply) => Promise<Returned<R>>,
) => void

export type Api = Record<'get' | 'post' | 'put' | 'delete', Define>

class WithMessage<T> {
  constructor(
    readonly data: T,
    readonly message: string,
  ) {}
}

/** What a handler returns whose message depends on what happened. */
export const withMessage = <T>(data: T, message: string) => new WithMessage(data, message)

/**
 * The routes of a capability. Each says who may call it, what it reads and what it answers; errors,
 * documentation and the frame of the answer follow from that.
 * @param tag under which the documentation lists them
 * @param errors failures that the documentation names, beside those that follow from what a route says
 */
export const routes =
  (tag: string, errors: FailureStatus[], define: (api: Api, platform: Platform) => void) =>
  (platform: Platform): FastifyPluginAsync =>
  async (app) => {
    if (!app.hasRequestDecorator('viewer')) throw new Error('Nobody asks who calls.')
    const defineAs =
      (method: 'GET' | 'POST' | 'PUT' | 'DELETE'): Define =>
      (url, route, handler) => {
        let names: Names | undefined
        const { access, provenBy, params, query, body, files, bodyLimit } = route
        app.route({
          method,
          url,
          config: { access, provenBy, takesFiles: files !== undefined },
          bodyLimit,
          schema: {
            tags: [route.tag ?? tag],
            summary: route.summary,
            ...(files && { consumes: consumed(route) }),
            ...(params && { params }),
            ...(query && { querystring: query }),
            ...(body && { body }),
            ...(!route.raw && { response: responses(method, route, errors) }),
          },
          ...(files && uploadForm(platform.env, files)),
          ...(route.orQuery && { preValidation: takeQuery }),
          handler: async (request, reply) => {
            const answered = async () => {
              const returned = await onBehalfOf(request, () =>
                handler(request as Call<typeof route>, reply),
              )
              return route.raw || route.page || route.exact ? returned : framed(returned, route)
            }
            if (route.shows) {
              names ??= namesIn(route.query)
              const key = keyOf(request.url, names)
              return sendKept(platform, request, reply, { key, shows: route.shows, answered })
            }
            const answer = await answered()
            if (route.status) reply.status(route.status)
            return answer
          },
        })
      }
    define(
      {
        get: defineAs('GET'),
        post: defineAs('POST'),
        put: defineAs('PUT'),
        delete: defineAs('DELETE'),
      },
      platform,
    )
  }

/** Names of parameters; 'any' where a schema does not say them. */
type Names = ReadonlySet<string> | 'any'

function namesIn(query: z.ZodType | undefined): Names {
  if (!query) return new Set()
  const { properties, additionalProperties } = z.toJSONSchema(query, {
    io: 'input',
    unrepresentable: 'any',
  })
  return properties && !additionalProperties ? new Set(Object.keys(properties)) : 'any'
}

/** The target without what the call does not read, which would be kept again for each value. */
function keyOf(target: string, names: Names): string {
  const [path = '', search] = target.split(/\?(.*)/s, 2)
  if (search === undefined || names === 'any') return target
  const given = search.split('&')
  const nameOf = (pair: string) => new URLSearchParams(`&${pair}`).keys().next().value ?? ''
  const read = given.filter((pair) => names.has(nameOf(pair)))
  return read.length > 0 ? `${path}?${read.join('&')}` : path
}

interface Kept {
  key: string
  shows: NonNullable<Route['shows']>
  answered: () => Promise<unknown>
}

/** Of what may change while it is looked at: shared caches keep it, and ask each time. */
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

/** Sends what is kept of a call, made now where it is not; who waited for that gets it uncompressed. */
async function sendKept(
  { pageCache }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, shows, answered }: Kept,
) {
  let isNew = false
  const make = async () => {
    isNew = true
    // Who is logged in may have written a moment ago, in another process that tells this one just now.
    const answer = hasToken(request) ? await answered() : await readForAll(answered)
    const body = Buffer.from(String(reply.serialize(answer)))
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': ASK_EACH_TIME,
    }
    const { id = '' } = { ...(request.query as object), ...(request.params as object) } as {
      id?: string
    }
    const tags = new Set(shows.map((tag) => (typeof tag === 'function' ? tag(id) : tag)))
    return { status: 200, headers, body, tags, onSent: request.onSent }
  }
  // Anybody can write any number of parameters, and each in many ways: such answers put out no page.
  const kept = await pageCache.get(key, make, key.includes('?'))
  return sendStored(request, reply, kept, isNew ? 'identity' : undefined)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What is done each time that the answer to a public read is sent; the handler says so. */
    onSent?: OnSent
  }
}

const takeQuery = async (request: FastifyRequest) => {
  request.body ??= request.query
}

const consumed = ({ orJson }: Route) => [
  'multipart/form-data',
  ...(orJson ? ['application/json'] : []),
]

function responses(method: string, route: Route, common: readonly FailureStatus[]) {
  const { page, exact, answer: data, status = 200 } = route
  const good = page ? pagedAnswer(page) : (exact ?? (data ? answer(data) : emptyAnswer))
  const readsSomething = route.params || route.query || route.body
  const failures = [
    ...(readsSomething ? [400] : []),
    ...route.access.refuses,
    ...(method === 'DELETE' ? [403] : []),
    ...(route.files ? [413, 415, 429, 503] : []),
    ...(route.errors ?? common),
  ]
  return { [status]: good, ...Object.fromEntries(failures.map((status) => [status, failure])) }
}

const framed = (returned: unknown, { message = '' }: Route) =>
  returned instanceof WithMessage
    ? { data: returned.data, message: returned.message }
    : { data: returned ?? null, message }
