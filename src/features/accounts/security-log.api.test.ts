import { expect, it } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import { keepLog } from '#/platform/server/testing/log.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { hashPassword } from './passwords.server.ts'
import { setPassword } from './repository.server.ts'
import { setRole } from './role.server.ts'

const api = testApi()
const PASSWORD = 'segredo-comprido'
const OTHER = 'outro-segredo-comprido'

it('has what happens to an account, by whom and from where, and no secret of it', async () => {
  const { db, jobs } = api.platform
  const { id, email } = await makeUser(db)
  await setPassword(db, id, await hashPassword(PASSWORD))
  const log = keepLog('error')
  const send = (url: string, payload: object, token?: string, method: 'POST' | 'PUT' = 'POST') =>
    api.send(method, url, { payload, token, remoteAddress: '203.0.113.77' })
  const enter = (password: string) => send('/v1/login', { user: email, password, remember: true })

  await enter('nada-disso')
  await send('/v1/login', { user: 'ninguem@exemplo.test', password: PASSWORD })
  const { token, credential } = (await enter(PASSWORD)).body.data
  await send('/v1/login/export', { password: 'nada-disso' }, token)
  const { url } = (await send('/v1/login/export', { password: PASSWORD }, token)).body.data
  await api.get(url, token)
  const change = { currentPassword: PASSWORD, password: OTHER }
  await send('/v1/login/password', change, token, 'PUT')
  await send('/v1/changePasswordToken', { email })
  await jobs.runWaiting()
  const mail = api.mails.findLast(({ text }) => text.includes('/changepassword/'))
  const secret = /\/changepassword\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await send('/v1/changePassword', { token: secret, password: PASSWORD })
  await send('/v1/changePassword', { token: secret, password: PASSWORD })
  const again = (await enter(PASSWORD)).body.data.token
  await send('/v1/login/deletion', { password: PASSWORD, keepComments: false }, again)
  await api.send('DELETE', '/v1/login/deletion', { token: again })
  await send('/v1/logout', {}, again)
  await setRole(db, email, 'admin')

  const own = log.events().filter(({ event }) => event !== 'request.refused')
  expect(own.map(({ event }) => event)).toEqual([
    'login.failed',
    'login.failed',
    'login.succeeded',
    'password.wrong',
    'export.asked',
    'export.taken',
    'password.replaced',
    'password.replaced',
    'password.link-refused',
    'login.succeeded',
    'removal.asked',
    'removal.taken-back',
    'session.closed',
    'role.set',
  ])
  expect(own[0]).toMatchObject({ account: id, from: '203.0.113.0/24', route: '/v1/login' })
  expect(own[1]).toMatchObject({ account: 'unknown' })
  expect(own.slice(2, 8).every(({ who }) => who === id)).toBe(true)
  const written = log.written.join('')
  for (const text of [email, 'ninguem', PASSWORD, OTHER, 'nada-disso', '203.0.113.77'])
    expect(written).not.toContain(text)
  for (const text of [token, credential, again, secret, url.split('/').at(-1)])
    expect([text.length > 30, written.includes(text)]).toEqual([true, false])
})
