import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recoveryCodes, secondFactors, sessions } from '#/db/schema/index.ts'
import { MINUTE_MS } from '#/domain/durations.ts'
import { cookiesOf, type Person, testApi } from '#/server/testing/api.server.ts'
import { hashPassword } from '../passwords.server.ts'
import { setPassword } from '../repository.server.ts'

const api = testApi()
const PASSWORD = 'segredo-comprido'
const ADDRESS = '/v1/login/second-factor'

const PERIOD_MS = 30_000

/** The code of a period: of now, of the one before (-1), of the next one (1). */
function codeOf(secret: string, periods = 0) {
  const timestamp = Date.now() + periods * PERIOD_MS
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

const setPasswordOf = async ({ id }: { id: string }) =>
  setPassword(api.platform.db, id, await hashPassword(PASSWORD))

async function personWithPassword(overrides?: Parameters<typeof api.person>[0]) {
  const person = await api.person(overrides)
  await setPasswordOf(person)
  return person
}

let ip = 0
/** Each test comes from an address of its own. */
beforeEach(() => {
  ip += 1
  // In the middle of a period: none begins between the making of a code and its use.
  const now = Math.floor(Date.now() / PERIOD_MS) * PERIOD_MS + PERIOD_MS / 2
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => void vi.useRealTimers())

const post = (url: string, payload: object, token?: string, cookies?: string) =>
  api.send('POST', url, { payload, token, cookies, remoteAddress: `10.9.0.${ip}` })

/** Turns it on. @returns the secret that the app has, and the recovery codes */
async function turnOn({ token }: Person) {
  const begun = await post(`${ADDRESS}/setup`, { password: PASSWORD }, token)
  const { segredo, pedido } = begun.body.data
  const codigo = codeOf(segredo, -1)
  const { body } = await post(ADDRESS, { pedido, codigo }, token)
  return { secret: segredo as string, codes: body.data.codigos as string[] }
}

const logIn = (user: string, more: object = {}, cookies?: string) =>
  post('/v1/login', { user, password: PASSWORD, ...more }, undefined, cookies)

/** Subjects of what was mailed to somebody. */
async function mailed(email: string) {
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  return api.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

describe('a second factor', () => {
  it('is turned on by password and a right code, sealed, and written about', async () => {
    const person = await personWithPassword()
    const other = await api.logIn(person)
    const { token, email } = person
    expect((await post(`${ADDRESS}/setup`, { password: PASSWORD })).status).toBe(401)
    const refused = await post(`${ADDRESS}/setup`, { password: 'errada' }, token)
    expect([refused.status, refused.body.fields]).toEqual([403, { password: 'Senha incorreta.' }])
    const { segredo, endereco, pedido } = (
      await post(`${ADDRESS}/setup`, { password: PASSWORD }, token)
    ).body.data
    expect(new URL(endereco).searchParams.get('secret')).toBe(segredo)
    expect(decodeURIComponent(endereco)).toContain(email)

    const wrong = await post(ADDRESS, { pedido, codigo: '000000' }, token)
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['codigo']])
    expect((await api.get(ADDRESS, token)).body.data.ativadaEm).toBe('')
    // Somebody else's set-up is nobody's.
    const stranger = await personWithPassword()
    const codigo = codeOf(segredo)
    expect((await post(ADDRESS, { pedido, codigo }, stranger.token)).status).toBe(400)

    const { status, body } = await post(ADDRESS, { pedido, codigo }, token)
    expect([status, new Set(body.data.codigos).size]).toEqual([200, 10])
    expect((await post(ADDRESS, { pedido, codigo }, token)).status).toBe(409)
    expect((await api.get(ADDRESS, token)).body.data).toMatchObject({
      ativadaEm: expect.stringMatching(/^\d{4}-/),
      codigosRestantes: 10,
    })
    expect((await api.get(`/v1/login/validate?token=${other}`)).status).toBe(401)
    expect(await mailed(email)).toEqual(['A verificação em duas etapas foi ativada'])

    const { db } = api.platform
    const [kept] = await db.select().from(secondFactors).where(eq(secondFactors.userId, person.id))
    expect(kept?.secret).not.toContain(segredo)
    for (const { hash } of await db.select().from(recoveryCodes))
      expect(hash).toMatch(/^\$argon2id/)
  })

  it('is asked for at the login, after the right password alone', async () => {
    const person = await personWithPassword()
    const { secret } = await turnOn(person)
    const asked = await logIn(person.email)
    expect([asked.status, asked.body.reason, asked.body.fields]).toEqual([
      401,
      'code',
      { codigo: 'Digite o código do seu aplicativo.' },
    ])
    const stranger = await logIn(person.email, { password: 'chute-qualquer', codigo: '123456' })
    expect([stranger.status, stranger.body.reason]).toEqual([401, undefined])
    expect((await logIn(person.email, { codigo: '000000' })).body).toMatchObject({
      reason: 'code',
      fields: { codigo: expect.stringContaining('incorreto') },
    })
    expect((await logIn(person.email, { codigo: codeOf(secret, -3) })).status).toBe(401)

    const codigo = codeOf(secret)
    const uses = await Promise.all([
      logIn(person.email, { codigo }),
      logIn(person.email, { codigo }),
    ])
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await logIn(person.email, { codigo: codeOf(secret, -1) })).status).toBe(401)
    const next = codeOf(secret, 1)
    const spaced = `${next.slice(0, 3)} ${next.slice(3)}`
    expect((await logIn(person.email, { codigo: spaced })).status).toBe(200)
  })

  it('is asked for of a remembered browser, and after a reset', async () => {
    const person = await personWithPassword()
    const first = await logIn(person.email, { remember: true })
    const { credential } = first.body.data
    const { secret } = await turnOn({ ...person, token: first.body.data.token })
    const login = { password: credential, remember: true }
    const asked = await logIn(person.email, login, cookiesOf(first))
    expect([asked.status, asked.body.reason]).toEqual([401, 'code'])

    await post('/v1/changePasswordToken', { email: person.email })
    await api.platform.jobs.runWaiting()
    const mails = api.mails.filter(({ to }) => to === person.email).map(({ text }) => text)
    const link = /changepassword\/([\w-]+)/.exec(mails.join())?.[1]
    const password = 'nova-e-comprida'
    expect((await post('/v1/changePassword', { token: link, password })).status).toBe(200)
    expect((await logIn(person.email, { password })).body.reason).toBe('code')
    expect((await logIn(person.email, { password, codigo: codeOf(secret) })).status).toBe(200)
  })

  it('does not let a stranger use the tries up, and gives who knows the password a few', async () => {
    const person = await personWithPassword()
    const { secret } = await turnOn(person)
    for (let n = 0; n < 8; n++)
      await logIn(person.email, { password: `chute-${n}`, codigo: '111111' })
    expect((await logIn(person.email, { codigo: codeOf(secret) })).status).toBe(200)
    const tries = []
    for (let n = 0; n < 6; n++) tries.push((await logIn(person.email, { codigo: '000000' })).status)
    expect(tries).toEqual([401, 401, 401, 401, 401, 429])
    expect((await logIn(person.email, { codigo: codeOf(secret, 1) })).status).toBe(429)
  })

  it('has recovery codes, each good once however it is written, and by mail', async () => {
    const person = await personWithPassword()
    const { codes } = await turnOn(person)
    const [code = '', second = ''] = codes
    const written = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`
    const uses = await Promise.all([1, 2, 3].map(() => logIn(person.email, { codigo: written })))
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect((await api.get(ADDRESS, person.token)).body.data.codigosRestantes).toBe(9)
    await api.platform.jobs.runWaiting()
    const ofUse = api.mails.find(
      ({ to, text }) => to === person.email && text.includes('restam: 9.'),
    )
    expect(ofUse?.subject).toBe('Um código de recuperação foi usado')

    const proofs = { password: PASSWORD, codigo: second }
    const wrong = await post(`${ADDRESS}/codes`, { ...proofs, password: 'errada' }, person.token)
    expect([wrong.status, wrong.body.fields]).toEqual([403, { password: 'Senha incorreta.' }])
    const renewed = await post(`${ADDRESS}/codes`, proofs, person.token)
    expect(renewed.body.data.codigos).toHaveLength(10)
    expect((await logIn(person.email, { codigo: codes[2] })).status).toBe(401)
    expect((await logIn(person.email, { codigo: renewed.body.data.codigos[0] })).status).toBe(200)
    expect(await mailed(person.email)).toContain('Os seus códigos de recuperação mudaram')
  })

  it('is turned off by password and code together', async () => {
    const person = await personWithPassword()
    const { secret } = await turnOn(person)
    const off = (payload: object) => post(`${ADDRESS}/removal`, payload, person.token)
    expect((await off({ password: PASSWORD })).status).toBe(400)
    expect((await off({ password: 'errada', codigo: codeOf(secret) })).status).toBe(403)
    const wrong = await off({ password: PASSWORD, codigo: '000000' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([403, ['codigo']])
    expect((await off({ password: PASSWORD, codigo: codeOf(secret) })).status).toBe(200)
    expect((await logIn(person.email)).status).toBe(200)
    expect(await mailed(person.email)).toContain('A verificação em duas etapas foi desativada')
    expect((await off({ password: PASSWORD, codigo: codeOf(secret, 1) })).status).toBe(409)
  })
})

describe('an Admin', () => {
  const admin = () => personWithPassword({ role: 'admin' })
  const act = (who: Person, id: string, what: string) =>
    post(`/v1/admin/users/${id}/${what}`, { reason: 'Perdeu o celular.' }, who.token)
  /** Lets the session's confirmation be of some minutes ago. */
  const age = async ({ id }: Person, minutes: number) =>
    api.platform.db
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - minutes * MINUTE_MS) })
      .where(eq(sessions.userId, id))

  it('turns off the second factor of who has lost everything, and of nobody who has not', async () => {
    const [who, person] = [await admin(), await personWithPassword()]
    await turnOn(person)
    const listed = await api.get(`/v1/admin/users?search=${person.email}`, who.token)
    expect(listed.body.data[0].secondFactorSince).toMatch(/^\d{4}-/)
    expect((await act(person, person.id, 'removeSecondFactor')).status).toBe(403)
    await age(who, 16)
    expect((await act(who, person.id, 'removeSecondFactor')).body.reason).toBe('confirmation')
    await age(who, 14)
    expect((await act(who, who.id, 'removeSecondFactor')).status).toBe(403)
    expect((await act(who, person.id, 'removeSecondFactor')).status).toBe(200)
    expect((await logIn(person.email)).status).toBe(200)
    expect(await mailed(person.email)).toContain(
      'A verificação em duas etapas foi desativada pela nossa equipe',
    )
  })

  it('confirms after 15 minutes who it is, by password or by code', async () => {
    const [who, person] = [await admin(), await api.person()]
    const { secret } = await turnOn(who)
    await age(who, 16)
    const refused = await act(who, person.id, 'promote')
    expect([refused.status, refused.body.reason]).toEqual([403, 'confirmation'])
    // What weighs little goes on.
    expect((await api.get('/v1/admin/users', who.token)).status).toBe(200)

    const confirm = (payload: object) => post('/v1/login/confirmation', payload, who.token)
    expect((await api.get('/v1/login/confirmation', who.token)).body.data).toEqual({
      senha: true,
      codigo: true,
    })
    expect((await confirm({})).status).toBe(400)
    expect((await confirm({ password: 'errada' })).body.fields).toEqual({
      password: 'Senha incorreta.',
    })
    expect((await act(who, person.id, 'promote')).status).toBe(403)
    expect((await confirm({ password: PASSWORD })).status).toBe(200)
    expect((await act(who, person.id, 'promote')).status).toBe(200)
    await age(who, 16)
    expect((await confirm({ codigo: codeOf(secret) })).status).toBe(200)
    expect((await confirm({ codigo: codeOf(secret) })).status).toBe(403)
    expect((await act(who, person.id, 'demote')).status).toBe(200)
  })

  it('confirms before everything that deletes, and in a session that a browser remembered', async () => {
    const who = await admin()
    const first = await logIn(who.email, { remember: true })
    const login = { password: first.body.data.credential, remember: true }
    const again = await logIn(who.email, login, cookiesOf(first))
    const { token } = again.body.data
    const nobody = '0198c0de-0000-7000-8000-000000000000'
    for (const url of [
      `/v1/admin/news/${nobody}`,
      `/v1/admin/banners/${nobody}`,
      `/v1/vendor/page/${nobody}/${nobody}`,
      `/v1/comment/${nobody}`,
    ]) {
      const refused = await api.send('DELETE', url, { token })
      expect([refused.status, refused.body.reason], url).toEqual([403, 'confirmation'])
      expect((await api.send('DELETE', url, { token: who.token })).status, url).toBe(404)
    }
    for (const url of [
      `/v1/publicidades/${nobody}/reembolso`,
      `/v1/admin/categories/${nobody}/merge`,
      `/v1/admin/users/${nobody}/block`,
    ])
      expect((await post(url, {}, token)).body.reason, url).toBe('confirmation')
  })

  it('does nothing as such without a second factor where one is demanded', async () => {
    const [who, person] = [await admin(), await api.person()]
    api.platform.env.ADMIN_SECOND_FACTOR = 'required'
    try {
      const refused = await api.get('/v1/admin/users', who.token)
      expect([refused.status, refused.body.reason]).toEqual([403, 'secondFactor'])
      expect((await act(who, person.id, 'promote')).body.reason).toBe('secondFactor')
      // Nor what Admins may do elsewhere.
      const private_ = await api.get(`/v1/login?id=${person.id}`, who.token)
      expect(private_.body.data.email).toBeUndefined()
      expect((await api.get(ADDRESS, who.token)).body.data.exigida).toBe(true)
      expect((await api.get(ADDRESS, person.token)).body.data.exigida).toBe(false)
      await turnOn(who)
      expect((await api.get('/v1/admin/users', who.token)).status).toBe(200)
    } finally {
      api.platform.env.ADMIN_SECOND_FACTOR = 'optional'
    }
  })
})
