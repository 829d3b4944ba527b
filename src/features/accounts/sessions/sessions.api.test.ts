import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import { devices, sessions } from '#/db/schema/index.ts'
import { MINUTE_MS } from '#/domain/durations.ts'
import { cookiesOf, testApi } from '#/server/testing/api.server.ts'
import { hashPassword } from '../passwords.server.ts'
import { accountUpkeep } from '../removal.server.ts'
import { setPassword } from '../repository.server.ts'
import type { OpenAccess } from './schema.ts'

const api = testApi()
const PASSWORD = 'segredo-comprido'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36'

let id = ''
let email = ''
beforeEach(async () => {
  const user = await makeUser(api.platform.db)
  await setPassword(api.platform.db, user.id, await hashPassword(PASSWORD))
  id = user.id
  email = user.email
})

interface Browser {
  token: string
  cookies: string
  credential: string
}

async function logIn(userAgent: string, remember = false, remoteAddress = '189.4.7.9') {
  const answer = await api.send('POST', '/v1/login', {
    payload: { user: email, password: PASSWORD, remember },
    headers: { 'user-agent': userAgent },
    remoteAddress,
  })
  const { token, credential } = answer.body.data
  return { token, credential, cookies: cookiesOf(answer) } satisfies Browser
}

const list = async ({ token, cookies }: Browser): Promise<OpenAccess[]> => {
  const headers = { token, cookie: cookies }
  const { body } = await api.app
    .inject({ url: '/v1/login/sessions', headers })
    .then((response) => ({ body: response.json() }))
  return body.data
}
const end = (browser: Browser, which = '') => {
  const { token, cookies } = browser
  return api.send('DELETE', `/v1/login/sessions${which && `/${which}`}`, { token, cookies })
}
const isOpen = async ({ token }: Browser) =>
  (await api.get(`/v1/login/validate?token=${token}`)).status === 200
const logInAgain = async ({ cookies, credential }: Browser) => {
  const payload = { user: email, password: credential, remember: true }
  const headers = { 'user-agent': PHONE }
  return (await api.send('POST', '/v1/login', { payload, cookies, headers })).status
}

describe('open sessions', () => {
  it('are listed with what their owner knows them by, this one first', async () => {
    const phone = await logIn(PHONE, true, '2804:14c:5b:8::1')
    const laptop = await logIn(LAPTOP)
    expect(await list(laptop)).toMatchObject([
      { aparelho: 'Chrome no Windows', endereco: '189.4.x.x', atual: true, lembrado: false },
      { aparelho: 'Safari no iPhone', endereco: '2804:14c:…', atual: false, lembrado: true },
    ])
    expect(await list(phone)).toMatchObject([{ atual: true, lembrado: true }, { atual: false }])
    expect((await api.get('/v1/login/sessions')).status).toBe(401)
  })

  it('are one for each browser, and a remembered login stays in the list after a logout', async () => {
    const phone = await logIn(PHONE, true)
    const laptop = await logIn(LAPTOP)
    await logInAgain(phone)
    expect(await list(laptop)).toHaveLength(2)
    const { token } = phone
    await api.platform.db.delete(sessions).where(eq(sessions.userId, id))
    const again = await logIn(LAPTOP)
    const [, remembered, ...others] = await list(again)
    expect(others).toEqual([])
    expect(remembered).toMatchObject({ aparelho: 'Safari no iPhone', aberta: false })
    expect((await end(again, remembered?._id)).status).toBe(200)
    expect(await logInAgain(phone)).toBe(401)
    expect(await isOpen({ ...phone, token })).toBe(false)
  })

  it('end at once, with what their browser remembers', async () => {
    const phone = await logIn(PHONE, true)
    const laptop = await logIn(LAPTOP)
    const [, listed] = await list(laptop)
    expect((await end(laptop, listed?._id)).status).toBe(200)
    expect(await isOpen(phone)).toBe(false)
    expect(await logInAgain(phone)).toBe(401)
    expect(await list(laptop)).toHaveLength(1)
    expect((await end(laptop, listed?._id)).status).toBe(404)
  })

  it('end all but the one that asks', async () => {
    const others = [await logIn(PHONE, true), await logIn(LAPTOP)]
    const own = await logIn(LAPTOP, true)
    expect((await end(own)).status).toBe(200)
    expect(await list(own)).toMatchObject([{ atual: true, lembrado: true }])
    expect(await Promise.all(others.map(isOpen))).toEqual([false, false])
    expect(await isOpen(own)).toBe(true)
    expect(await logInAgain(own)).toBe(200)
  })

  it('of others cannot be ended, nor the one that asks', async () => {
    const own = await logIn(LAPTOP, true)
    const other = await api.person()
    const [mine] = await list(own)
    expect((await api.send('DELETE', `/v1/login/sessions/${mine?._id}`, other)).status).toBe(404)
    const [device] = await api.platform.db.select().from(devices).where(eq(devices.userId, id))
    expect((await api.send('DELETE', `/v1/login/sessions/${device?.id}`, other)).status).toBe(404)
    expect((await end(own, mine?._id)).status).toBe(409)
    expect((await end(own, device?.id)).status).toBe(409)
    expect(await isOpen(own)).toBe(true)
    expect(await logInAgain(own)).toBe(200)
  })

  it('of a browser that is ended while it logs in do not stay', async () => {
    const phone = await logIn(PHONE, true)
    const laptop = await logIn(LAPTOP)
    const [, listed] = await list(laptop)
    const [, ...logins] = await Promise.all([
      end(laptop, listed?._id),
      ...Array.from({ length: 4 }, () =>
        api.send('POST', '/v1/login', {
          payload: { user: email, password: phone.credential, remember: true },
          cookies: phone.cookies,
        }),
      ),
    ])
    for (const { status, body } of logins)
      if (status === 200) expect(await isOpen({ ...phone, token: body.data.token })).toBe(false)
  })

  it('note where they are used, now and then', async () => {
    const { token } = await logIn(LAPTOP)
    const row = async () =>
      (await api.platform.db.select().from(sessions).where(eq(sessions.userId, id)))[0]
    const use = (remoteAddress: string) =>
      api.app.inject({ url: '/v1/login/sessions', headers: { token }, remoteAddress })
    await use('200.1.2.3')
    expect((await row())?.ipAddress).toBe('189.4.7.9')
    const before = new Date(Date.now() - 6 * MINUTE_MS)
    await api.platform.db.update(sessions).set({ lastUsedAt: before })
    await use('200.1.2.3')
    expect((await row())?.ipAddress).toBe('200.1.2.3')
    expect((await row())?.lastUsedAt.getTime()).toBeGreaterThan(before.getTime() + MINUTE_MS)
  })
})

describe('a browser', () => {
  const forget = (user: string, cookies = '') =>
    api.send('POST', '/v1/login/forget', { payload: { user }, cookies })

  it('is forgotten by its own cookie, and stays logged in', async () => {
    const phone = await logIn(PHONE, true)
    const answer = await forget(email, phone.cookies)
    expect(answer.headers['set-cookie']).toMatch(/^device-[\w-]+=; .*Expires=Thu, 01 Jan 1970/)
    expect(await logInAgain(phone)).toBe(401)
    expect(await list(phone)).toMatchObject([{ atual: true, lembrado: false }])
  })

  it('is not forgotten by who does not have it, who learns nothing', async () => {
    const phone = await logIn(PHONE, true)
    const answers = [await forget(email), await forget('ninguem@empresa.test')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([200, { data: null, message: 'Este aparelho foi esquecido.' }]),
    )
    expect(await logInAgain(phone)).toBe(200)
  })

  it('is forgotten in time', async () => {
    await logIn(PHONE, true)
    await logIn(LAPTOP, true)
    const [one, other] = await api.platform.db.select().from(devices).where(eq(devices.userId, id))
    const past = new Date(Date.now() - 1000)
    const set = (change: object, which = '') =>
      api.platform.db.update(devices).set(change).where(eq(devices.id, which))
    await set({ expiresAt: past }, one?.id)
    await set({ rememberedUntil: past }, other?.id)
    await accountUpkeep.run(api.platform, {})
    const left = await api.platform.db.select().from(devices).where(eq(devices.userId, id))
    expect(left).toMatchObject([{ id: other?.id, credentialHash: null, rememberedUntil: null }])
  })
})
