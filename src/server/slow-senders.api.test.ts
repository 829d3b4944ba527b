import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { countUpload } from '#/platform/server/files/upload-limit.server.ts'
import { XSRF_COOKIE, XSRF_HEADER } from '#/platform/xsrf.ts'
import { buildApp } from './app.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const LIMITS = {
  headersMs: 300,
  bodyMs: 300,
  idleMs: 1500,
  requestMs: 5000,
  afterAnswerMs: 20_000,
  checkMs: 50,
  perAddress: 4,
}

let app: FastifyInstance
let token: string
beforeAll(async () => {
  app = await listening(api.platform.env)
  token = await api.logIn(await makeUser(api.platform.db))
})
afterAll(() => app.close())

async function listening(env: Env, limits = LIMITS): Promise<FastifyInstance> {
  const server = await buildApp({ platform: { ...api.platform, env }, limits })
  await server.listen({ host: '127.0.0.1', port: 0 })
  return server
}

/** A connection, what it has heard so far, and for how long it was open. */
async function open(server = app) {
  const { port } = server.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  const began = Date.now()
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  // A connection may also be reset: `once` would make an error of that.
  socket.on('error', () => {})
  const closed = new Promise<{ heard: string; ms: number }>((resolve) => {
    socket.once('close', () => resolve({ heard, ms: Date.now() - began }))
  })
  await once(socket, 'connect')
  return { socket, closed, heard: () => heard }
}

const head = (method: string, path: string, headers: Record<string, string | number> = {}) =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

const xsrf = { Cookie: `${XSRF_COOKIE}=x`, [XSRF_HEADER]: 'x' }
const json = { ...xsrf, 'Content-Type': 'application/json' }
const form = { ...xsrf, 'Content-Type': 'multipart/form-data; boundary=b' }

/** Sends a byte again and again, until the connection is closed. */
function trickle(socket: Socket, byte = ' ') {
  const timer = setInterval(() => socket.write(byte), 40)
  socket.once('close', () => clearInterval(timer))
}

const refused = (status: number) =>
  new RegExp(`^HTTP/1\\.1 ${status} .*\\{"data":null,"message":"","error":"[^"]+"\\}$`, 's')

describe('who sends slowly', () => {
  it.each([
    ['nothing', ''],
    ['headers, line by line', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ])('%s, hears 408 and is gone', async (_what, beginning) => {
    const { socket, closed } = await open()
    socket.write(beginning)
    if (beginning) trickle(socket, 'x')
    const { heard, ms } = await closed
    expect(heard).toMatch(refused(408))
    expect(ms).toBeGreaterThanOrEqual(LIMITS.headersMs - 50)
  })

  it.each([
    ['a body of JSON', head('POST', '/v1/login', { ...json, 'Content-Length': 5000 })],
    ['one in pieces', head('POST', '/v1/login', { ...json, 'Transfer-Encoding': 'chunked' })],
  ])('%s is gone, however often a byte comes', async (_what, beginning) => {
    const { socket, closed } = await open()
    socket.write(beginning)
    const chunked = beginning.includes('chunked')
    trickle(socket, chunked ? '1\r\n \r\n' : ' ')
    const { ms } = await closed
    expect(ms).toBeLessThan(LIMITS.requestMs)
  })

  it('a form may, as long as something comes', async () => {
    const { socket, closed, heard } = await open()
    const body = `--b\r\nContent-Disposition: form-data; name="nada"\r\n\r\n${'x'.repeat(40)}\r\n--b--\r\n`
    socket.write(head('POST', '/v1/login/alter', { ...form, token, 'Content-Length': body.length }))
    for (const byte of body) {
      socket.write(byte)
      await new Promise((resolve) => setTimeout(resolve, 12))
    }
    while (!heard()) await once(socket, 'data')
    // Its fields are wrong, and so it was read to its end.
    expect(heard()).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
    expect((await closed).ms).toBeGreaterThan(LIMITS.bodyMs)
  })

  it.each(['multipart/form-data; boundary=b', 'multipart/mixed; boundary=b', 'text/plain'])(
    'what calls itself %s holds no connection where no form is taken',
    async (type) => {
      const { socket, heard } = await open()
      const headers = { ...xsrf, 'Content-Type': type, 'Content-Length': 5000 }
      socket.write(head('POST', '/v1/login', headers))
      while (!heard()) await once(socket, 'data')
      expect(heard()).toMatch(/^HTTP\/1\.1 4/)
      socket.destroy()
    },
  )

  it('a form is gone when nothing comes any more', async () => {
    const { socket, closed } = await open()
    socket.write(head('POST', '/v1/login/alter', { ...form, token, 'Content-Length': 900 }))
    socket.write('--b\r\n')
    const { ms } = await closed
    expect(ms).toBeGreaterThanOrEqual(LIMITS.idleMs - 50)
  })
})

describe('after a refused upload', () => {
  const next = head('GET', '/v1/xsrf')

  /** Statuses of an upload's answer and of the next one's, if there is one. */
  async function answersAfter(refusal: string, body: Buffer) {
    const { socket, closed, heard } = await open()
    socket.write(refusal)
    socket.write(body)
    socket.write(next)
    while (!/"data":null,"message":""\}$/.test(heard())) {
      const gone = await Promise.race([once(socket, 'data').then(() => false), closed])
      if (gone) break
    }
    socket.destroy()
    await closed
    return [...heard().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
  }

  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="foto"; filename="a.png"\r\n\r\n'),
    Buffer.alloc(12 * 1024 * 1024, 'x'),
    Buffer.from('\r\n--b--\r\n'),
  ])

  it.each([
    [401, 'nobody', {}],
    [403, 'nobody', { Cookie: '' }],
    [413, 'ana', {}],
    [415, 'ana', { 'Content-Type': 'application/pdf' }],
    [429, 'busy', {}],
  ] as const)(
    'with %i the next request of the connection is answered',
    async (status, who, headers) => {
      const user = await makeUser(api.platform.db)
      if (who === 'busy') for (let n = 0; n < 200; n++) await countUpload(api.platform.db, user)
      const refusal = head('POST', '/v1/login/alter', {
        ...form,
        ...headers,
        ...(who !== 'nobody' && { token: await api.logIn(user) }),
        'Content-Length': body.length,
      })
      expect(await answersAfter(refusal, body)).toEqual([status, 200])
    },
  )

  it('of a form with too many parts the next request of the connection is answered', async () => {
    const field = '--b\r\nContent-Disposition: form-data; name="about"\r\n\r\nx\r\n'
    const many = Buffer.concat([Buffer.from(field.repeat(60)), body])
    const refusal = head('POST', '/v1/login/alter', {
      ...form,
      token,
      'Content-Length': many.length,
    })
    expect(await answersAfter(refusal, many)).toEqual([413, 200])
  })

  it('the connection is closed when the rest never ends', async () => {
    const server = await listening(api.platform.env, { ...LIMITS, afterAnswerMs: 100 })
    const { socket, closed } = await open(server)
    socket.write(head('POST', '/v1/login/alter', { ...form, 'Content-Length': 10 ** 9 }))
    trickle(socket)
    const { heard, ms } = await closed
    expect(heard).toMatch(/^HTTP\/1\.1 401 /)
    expect(ms).toBeLessThan(LIMITS.requestMs)
    await server.close()
  })
})

describe('one address', () => {
  it('has so many connections, and room again once one is closed', async () => {
    const held = await Promise.all(Array.from({ length: LIMITS.perAddress }, () => open()))
    const { closed } = await open()
    expect((await closed).heard).toBe('')
    held[0]?.socket.destroy()
    await held[0]?.closed
    const again = await open()
    again.socket.write(head('GET', '/health'))
    while (!again.heard()) await once(again.socket, 'data')
    expect(again.heard()).toMatch(/^HTTP\/1\.1 200 /)
    for (const { socket, closed: gone } of [...held, again]) {
      socket.destroy()
      await gone
    }
  })

  it('behind a balancer has so many calls under way, and the balancer any number', async () => {
    const server = await listening({ ...api.platform.env, TRUSTED_PROXIES: ['127.0.0.1'] })
    const begin = async (ip: string, call: string) => {
      const { socket, closed } = await open(server)
      socket.write(call.replace('Host:', `X-Forwarded-For: ${ip}\r\nConnection: close\r\nHost:`))
      return { socket, closed }
    }
    const answer = async (ip: string) =>
      (await (await begin(ip, head('GET', '/health'))).closed).heard
    const upload = head('POST', '/v1/login/alter', { ...form, token, 'Content-Length': 900 })
    const slow = await Promise.all(
      Array.from({ length: LIMITS.perAddress }, () => begin('203.0.113.7', upload)),
    )
    expect(await answer('203.0.113.7')).toMatch(refused(429))
    expect(await answer('203.0.113.8')).toMatch(/^HTTP\/1\.1 200 /)
    for (const { socket } of slow) socket.destroy()
    await server.close()
  })
})

it('who sends many calls at once on one connection is answered a few', async () => {
  const { socket, closed } = await open()
  socket.write(head('GET', '/v1/software/searchPaginados').repeat(200))
  const { heard } = await closed
  const count = (status: number) => heard.split(`HTTP/1.1 ${status} `).length - 1
  expect(count(200)).toBe(32)
  expect(count(429)).toBeGreaterThan(0)
})
