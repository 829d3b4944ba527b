import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import type { Mail } from '#/integrations/mail/mailer.server.ts'
import { openSession } from '#/platform/server/session.server.ts'
import { type TestPlatform, testPlatform } from '#/platform/server/testing/platform.server.ts'
import { XSRF_COOKIE, XSRF_HEADER } from '#/platform/xsrf.ts'
import { buildApp } from '../app.server.ts'
import { registerJobs } from '../jobs.server.ts'
import { SALES } from '../sales.server.ts'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
  headers: Record<string, string | string[] | number | undefined>
}

/** Somebody who is logged in. */
export type Person = Awaited<ReturnType<typeof makeUser>> & { token: string }

/** Calls of the API, by what they do, as whoever makes them. */
export type Calls = Record<string, (who?: Person) => Promise<Pick<Answer, 'status'>>>

/** Neither a visitor nor somebody who is logged in may make the calls. */
export async function expectRefused(calls: Calls, somebody: Person) {
  for (const [name, call] of Object.entries(calls)) {
    expect((await call()).status, `${name} by a visitor`).toBe(401)
    expect((await call(somebody)).status, `${name} by somebody`).toBe(403)
  }
}

interface TestApi {
  app: FastifyInstance
  platform: TestPlatform['platform']
  /** What was mailed, in order. */
  mails: Mail[]
  /** What was sent to servers of others. */
  posts: TestPlatform['posts']
  /** Answer of a GET. */
  get(url: string, token?: string): Promise<Answer>
  /** Answer of a call that changes something, with what every browser sends along. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: Pick<InjectOptions, 'payload' | 'headers' | 'remoteAddress'> & {
      token?: string
      /** Cookies of the browser, as `cookiesOf` has them. */
      cookies?: string
    },
  ): Promise<Answer>
  /** Logs a person in without a password. @returns the session's token */
  logIn(user: { id: string }): Promise<string>
  /** Registers a person and logs them in. */
  person(overrides?: Parameters<typeof makeUser>[1]): Promise<Person>
  admin(): Promise<Person>
  /** Every documented call below a path, in order, as 'get /mensagens': a table of calls that is held to it forgets none. */
  callsBelow(path: string): Promise<string[]>
}

const XSRF = 'token-of-the-test'

/** What a browser sends back of the cookies that an answer gave it. */
export const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';', 1)[0])
    .join('; ')

/** The API on a database of the test file's own, opened before its tests and closed after them. */
export function testApi(): TestApi {
  const inject = async (options: InjectOptions): Promise<Answer> => {
    const response = await api.app.inject(options)
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    }
  }
  const api = {
    get: (url, token) => inject({ url, headers: token ? { token } : {} }),
    send: (method, url, { token, cookies = '', headers, ...options } = {}) =>
      inject({
        method,
        url,
        ...options,
        headers: {
          cookie: `${XSRF_COOKIE}=${XSRF}; ${cookies}`,
          [XSRF_HEADER]: XSRF,
          ...(token && { token }),
          ...headers,
        },
      }),
    logIn: ({ id }) => openSession(api.platform.db, id, { ip: '127.0.0.1', userAgent: 'test' }),
    person: async (overrides) => {
      const user = await makeUser(api.platform.db, overrides)
      return { ...user, token: await api.logIn(user) }
    },
    admin: () => api.person({ role: 'admin' }),
    async callsBelow(start) {
      const { paths } = (await api.get('/v1/openapi.json')).body
      return Object.entries<object>(paths)
        .filter(([path]) => path.startsWith(start))
        .flatMap(([path, methods]) =>
          Object.keys(methods).map((method) => `${method} ${path.slice(start.length)}`),
        )
        .sort()
    },
  } as TestApi
  let opened: TestPlatform
  beforeAll(async () => {
    opened = await testPlatform()
    api.platform = opened.platform
    api.platform.sales = SALES
    api.mails = opened.mails
    api.posts = opened.posts
    await registerJobs(opened.platform)
    api.app = await buildApp({ platform: opened.platform })
  })
  afterAll(async () => {
    await api.app?.close()
    await opened?.close()
  })
  return api
}
