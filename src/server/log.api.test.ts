import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import { keepLog } from '#/platform/server/testing/log.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const { get, send } = api
const SECRET = 'Zk3-_aB9'.repeat(6).slice(0, 43)

it('notes each request under the id that its answer bears', async () => {
  const log = keepLog()
  const { id, token } = await api.person()
  const answer = await api.app.inject({
    url: `/v1/login?id=${id}`,
    headers: { token },
    remoteAddress: '203.0.113.77',
  })
  expect(answer.statusCode).toBe(200)
  expect(log.lines()).toEqual([
    expect.objectContaining({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      request: answer.headers['x-request-id'],
      method: 'GET',
      route: '/v1/login',
      status: 200,
      from: '203.0.113.0/24',
      who: id,
    }),
  ])
  expect(log.written.join('')).not.toContain('203.0.113.77')
})

it('says how long a request took', async () => {
  const log = keepLog()
  vi.spyOn(api.platform, 'answers').mockImplementationOnce(() => setTimeout(30, true))
  await get('/health')
  expect(log.lines()[0].ms).toBeGreaterThanOrEqual(25)
})

it('notes a request whose sender does not wait for the answer', async () => {
  const log = keepLog()
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = api.app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET /v1/software/search HTTP/1.1\r\nHost: localhost\r\n\r\n', () =>
    socket.destroy(),
  )
  await vi.waitFor(() =>
    expect(log.lines()).toEqual([expect.objectContaining({ route: '/v1/software/search' })]),
  )
})

it('knows who is refused, and why', async () => {
  const log = keepLog()
  const { id, token } = await api.person()
  await get('/v1/admin/users')
  await get('/v1/admin/users', token)
  await send('POST', '/v1/login', { headers: { cookie: '' } })
  expect(log.events('request.refused')).toEqual([
    expect.objectContaining({ log: 'security', status: 401, route: '/v1/admin/users' }),
    expect.objectContaining({ status: 403, route: '/v1/admin/users', who: id }),
    expect.objectContaining({ status: 403, route: '/v1/login' }),
  ])
})

it('names the limit that somebody reached', async () => {
  const log = keepLog('error')
  const { email } = await makeUser(api.platform.db)
  const ask = () => send('POST', '/v1/changePasswordToken', { payload: { email } })
  while ((await ask()).status !== 429);
  expect(log.events('limit.reached')).toEqual([
    expect.objectContaining({
      log: 'security',
      limit: expect.stringMatching(/^mail:account/),
      request: expect.any(String),
      from: '127.0.0.0/24',
    }),
  ])
  expect(log.written.join('')).not.toContain(email)
})

it('notes what Admins do, by whom and within which call', async () => {
  const log = keepLog()
  const admin = await api.admin()
  const { id } = await makeUser(api.platform.db)
  const { headers } = await send('POST', `/v1/admin/users/${id}/block`, {
    token: admin.token,
    payload: { reason: 'Não é ninguém.' },
  })
  expect(log.events('audit.deed')).toEqual([
    expect.objectContaining({
      request: headers['x-request-id'],
      who: admin.id,
      action: 'block',
      subjectKind: 'user',
      subjectId: id,
    }),
  ])
  expect(log.written.join('')).not.toContain('Não é ninguém')
})

it.each([
  `/v1/login/export/${SECRET}`,
  `/v1/newlogin/validate/${SECRET}/${SECRET}`,
  `/v1/login/validate?token=${SECRET}`,
  `/v1/%64epoimento/${SECRET}`,
  `/v1/depoimento/${SECRET}%0a{"event":"login.succeeded"}`,
  `/v1//login/export/${SECRET}`,
  `/v1/nada/${SECRET}`,
  `/uploads/${SECRET}`,
  `/uploads/../${SECRET}`,
  `/${SECRET}%`,
])('keeps secrets of addresses out: %s', async (url) => {
  const log = keepLog('debug')
  await api.app.inject({ url, headers: { token: SECRET, authorization: `Bearer ${SECRET}` } })
  expect(log.written.length).toBeGreaterThan(0)
  expect(log.written.join('')).not.toMatch(/Zk3|login\.succeeded/)
})

it('keeps the values of a statement that failed out', async () => {
  const log = keepLog('debug')
  const { email } = await makeUser(api.platform.db)
  const failure = await makeUser(api.platform.db, { email }).catch((error) => error)
  vi.spyOn(api.platform.jobs, 'enqueue').mockRejectedValue(failure)
  const { status } = await send('POST', '/v1/changePasswordToken', { payload: { email } })
  expect(status).toBe(500)
  expect(log.lines()).toContainEqual(
    expect.objectContaining({
      level: 'error',
      err: expect.objectContaining({
        statement: expect.stringMatching(/^insert into "users"/),
        cause: expect.objectContaining({ code: '23505', constraint: expect.any(String) }),
      }),
    }),
  )
  expect(log.written.join('')).not.toContain(email)
})
