import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import { openGoogle } from '#/integrations/google/google.server.ts'
import { type Issuer, startIssuer } from '#/platform/server/testing/google-issuer.server.ts'
import { cookiesOf, testApi } from '#/server/testing/api.server.ts'
import { hashPassword } from './passwords.server.ts'
import { setPassword } from './repository.server.ts'

const CLIENT = 'praca.apps.test'
const api = testApi()
let issuer: Issuer
let n = 0
let remoteAddress = ''

beforeAll(async () => {
  issuer = await startIssuer({ clientId: CLIENT })
})
afterAll(() => issuer?.close())
beforeEach(() => {
  n += 1
  remoteAddress = `10.7.0.${n}`
  api.platform.google = openGoogle({
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_ISSUER: issuer.issuer,
    GOOGLE_JWKS_URL: issuer.jwksUrl,
  })
})

/** A browser that shows Google's button: the nonce is for Google, the cookie for the login. */
async function browser() {
  const answer = await api.send('POST', '/auth/google/nonce', { remoteAddress })
  return { nonce: answer.body.data.nonce as string, cookies: cookiesOf(answer) }
}
const send = (payload: object, cookies: string) =>
  api.send('POST', '/auth/google', { payload, remoteAddress, cookies })
/** Logs in as Google would have it. */
async function logIn(claims: object, more: object = {}) {
  const { nonce, cookies } = await browser()
  return send({ idToken: await issuer.sign({ nonce, ...claims }), ...more }, cookies)
}
const someone = () => ({ sub: `google-${n}`, email: `pessoa.google${n}@gmail.com` })
const stranger = (email: string) => ({ sub: `google-${n}`, email })
/** Of an organisation whose mail Google runs. */
const member = (email: string) => ({ ...stranger(email), hd: email.split('@')[1] })
const withPassword = async (password = 'a-senha-dela') => {
  const user = await makeUser(api.platform.db, { email: `ana${n}@empresa.test` })
  await setPassword(api.platform.db, user.id, await hashPassword(password))
  return user
}
const logInByPassword = (user: string, password: string) =>
  api.send('POST', '/v1/login', { payload: { user, password }, remoteAddress })
async function subjectsTo(email: string) {
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  return api.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
/** Asks for a link to choose a password, and uses it. */
async function reset(email: string, password: string) {
  const post = (url: string, payload: object) => api.send('POST', url, { payload, remoteAddress })
  await post('/v1/changePasswordToken', { email })
  await subjectsTo(email)
  const mails = api.mails.filter(({ to }) => to === email).map(({ text }) => text)
  const [, token] = /changepassword\/([\w-]+)/.exec(mails.join()) ?? []
  expect((await post('/v1/changePassword', { token, password })).status).toBe(200)
}
const LINKED = 'O acesso pelo Google foi ligado à sua conta'

describe('signing in with Google', () => {
  it('opens an account the first time, and finds it again by the identity', async () => {
    const first = await logIn(someone())
    expect(first.status).toBe(200)
    expect(first.body.data.user).toMatchObject({
      firstName: 'Ana',
      lastName: 'Lima',
      email: someone().email,
      plataformName: `pessoa.google${n}`,
      hasPassword: false,
      hasGoogle: true,
    })
    const again = await logIn({ ...someone(), email: 'mudou@empresa.test' })
    expect(again.body.data.user._id).toBe(first.body.data.user._id)
    const { token } = again.body.data
    expect((await api.get(`/v1/login/validate?token=${token}`)).status).toBe(200)
    expect(await subjectsTo(someone().email)).toEqual([])
  })

  it('makes one account of many first times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(someone())))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.data.user._id)).size).toBe(1)
  })

  it('takes a token once, and only from the browser that asked for it', async () => {
    const { nonce, cookies } = await browser()
    expect(cookies).toMatch(/^google-nonce=[\w-]{43}$/)
    const idToken = await issuer.sign({ ...someone(), nonce })
    const other = await browser()
    for (const sent of ['', other.cookies, `google-nonce=${nonce}`])
      expect((await send({ idToken }, sent)).status).toBe(401)
    const uses = await Promise.all([1, 2, 3, 4].map(() => send({ idToken }, cookies)))
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const without = await issuer.sign({ ...someone(), nonce: undefined })
    expect((await send({ idToken: without }, cookies)).status).toBe(401)
  })

  it('keeps its nonce where no script and no other call gets it', async () => {
    const { env } = api.platform
    const { PUBLIC_URL } = env
    env.PUBLIC_URL = 'https://praca.example'
    try {
      const { headers } = await api.send('POST', '/auth/google/nonce', { remoteAddress })
      expect([headers['set-cookie']].flat().join()).toMatch(
        /^__Secure-google-nonce=[\w-]{43}; Max-Age=3600; Path=\/auth\/google; HttpOnly; Secure; SameSite=Strict$/,
      )
    } finally {
      env.PUBLIC_URL = PUBLIC_URL
    }
  })

  it('links the account whose address Google answers for, and writes to it', async () => {
    const { email, id } = await withPassword()
    const answer = await logIn({ ...member(email), email: email.toUpperCase() })
    expect(answer.body.data.user).toMatchObject({ _id: id, hasPassword: true, hasGoogle: true })
    expect(await subjectsTo(email)).toEqual([LINKED])
    expect((await logInByPassword(email, 'a-senha-dela')).status).toBe(200)
  })

  it('asks once for the password where Google does not answer for the address', async () => {
    const { email, id } = await withPassword()
    const { nonce, cookies } = await browser()
    const idToken = await issuer.sign({ ...stranger(email), hd: 'outra.test', nonce })
    const asked = await send({ idToken }, cookies)
    expect([asked.status, Object.keys(asked.body.fields)]).toEqual([409, ['password']])
    const wrong = await send({ idToken, password: 'errada' }, cookies)
    expect([wrong.status, wrong.body.fields]).toEqual([403, { password: 'Senha incorreta.' }])
    expect(await subjectsTo(email)).toEqual([])
    const right = await send({ idToken, password: 'a-senha-dela' }, cookies)
    expect(right.body.data.user._id).toBe(id)
    expect(await subjectsTo(email)).toEqual([LINKED])
    expect((await logIn(stranger(email))).body.data.user._id).toBe(id)
  })

  it('counts the passwords that it asks for as those of a login', async () => {
    const { email } = await withPassword()
    const statuses = []
    for (let i = 0; i < 11; i++)
      statuses.push((await logIn(stranger(email), { password: 'errada' })).status)
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    expect((await logInByPassword(email, 'a-senha-dela')).status).toBe(429)
  })

  it('opens no account for an address that Google does not answer for', async () => {
    const email = `nova${n}@empresa.test`
    const answer = await logIn(stranger(email))
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([409, ['email']])
    expect((await logIn(member(email))).status).toBe(200)
  })

  it('ends with a password that is chosen by a link, and by another one if that is wished', async () => {
    const { email } = await withPassword()
    await logIn(member(email))
    const password = 'nova-e-comprida'
    await reset(email, password)
    // It does not answer for the address any more: an identity that somebody linked before is void.
    expect((await logIn(stranger(email))).status).toBe(409)
    await subjectsTo(email)
    const texts = api.mails.filter(({ to }) => to === email).map(({ text }) => text)
    expect(texts.at(-1)).toContain('O acesso pelo Google também foi encerrado.')

    const again = await logIn(stranger(email), { password })
    const change = async (endGoogle: boolean) => {
      const payload = { currentPassword: password, password, endGoogle }
      const as = again.body.data.token
      return (await api.send('PUT', '/v1/login/password', { payload, token: as })).status
    }
    expect(await change(false)).toBe(200)
    expect((await logIn(stranger(email))).status).toBe(200)
    expect(await change(true)).toBe(200)
    expect((await logIn(stranger(email))).status).toBe(409)
  })

  it('stays where a first password is chosen', async () => {
    const { email } = someone()
    await logIn(someone())
    await reset(email, 'nova-e-comprida')
    expect((await logIn(stranger(email))).body.data.user).toMatchObject({ hasPassword: true })
  })

  it('is switched off by who has a password and confirms it, and a letter says so', async () => {
    const unlink = (token: string) => api.send('DELETE', '/v1/login/google', { token })
    const only = await logIn(someone())
    expect((await unlink(only.body.data.token)).status).toBe(409)
    const { email } = await withPassword()
    const { body } = await logIn({ ...member(email), sub: `outro-${n}` })
    expect(await subjectsTo(email)).toEqual([LINKED])
    const { token } = body.data
    const asked = await unlink(token)
    expect([asked.status, asked.body.reason]).toEqual([403, 'confirmation'])
    const proof = { payload: { password: 'a-senha-dela' }, token }
    await api.send('POST', '/v1/login/confirmation', proof)
    expect((await unlink(token)).status).toBe(200)
    expect(await subjectsTo(email)).toEqual([
      LINKED,
      'O acesso pelo Google foi desligado da sua conta',
    ])
    expect((await logIn({ ...stranger(email), sub: `outro-${n}` })).status).toBe(409)
    expect((await api.send('DELETE', '/v1/login/google')).status).toBe(401)
  })

  it('gives nothing to whoever signed up with the address before without proving it', async () => {
    const { email } = someone()
    const password = 'do-atacante'
    const signUp = { firstName: 'Eva', lastName: 'Falsa', plataformName: `eva${n}` }
    await api.send('POST', '/v1/newlogin', {
      payload: { ...signUp, email, password },
      remoteAddress,
    })
    await api.platform.jobs.runWaiting()
    const secret = /authvalidation\/([\w-]+)/.exec(api.mails.at(-1)?.text ?? '')?.[1]
    expect((await logIn(someone())).status).toBe(200)
    expect((await api.get(`/v1/newlogin/validate/${secret}`)).status).toBe(400)
    const login = { user: email, password }
    expect((await api.send('POST', '/v1/login', { payload: login, remoteAddress })).status).toBe(
      401,
    )
  })

  it('refuses what does not prove an identity', async () => {
    expect((await logIn({ ...someone(), aud: 'outro-site' })).status).toBe(401)
    expect((await logIn({ ...someone(), iss: 'https://mal.test' })).status).toBe(401)
    expect((await send({ idToken: 'nada' }, '')).status).toBe(401)
    expect((await send({ idToken: '' }, '')).status).toBe(400)
    expect((await logIn({ ...someone(), email_verified: false })).status).toBe(403)
  })

  it('says when Google cannot be asked, and when it is not configured', async () => {
    api.platform.google = openGoogle({
      GOOGLE_CLIENT_ID: CLIENT,
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_JWKS_URL: 'http://127.0.0.1:9/certs',
    })
    expect((await logIn(someone())).status).toBe(503)
    api.platform.google = null
    expect((await logIn(someone())).status).toBe(404)
  })

  it('needs the cross-site token', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/auth/google',
      payload: { idToken: await issuer.sign(someone()) },
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe('an account with a second factor', () => {
  it('asks for the code after Google too, and the same login goes on with it', async () => {
    const user = await withPassword()
    const token = await api.logIn(user)
    const post = (url: string, payload: object) =>
      api.send('POST', url, { payload, token, remoteAddress })
    const address = '/v1/login/second-factor'
    const begun = await post(`${address}/setup`, { password: 'a-senha-dela' })
    const { segredo, pedido } = begun.body.data
    const codigo = new TOTP({ secret: Secret.fromBase32(segredo) }).generate()
    const { codigos } = (await post(address, { pedido, codigo })).body.data

    const { nonce, cookies } = await browser()
    const idToken = await issuer.sign({ nonce, ...member(user.email) })
    const asked = await send({ idToken }, cookies)
    expect([asked.status, asked.body.reason]).toEqual([401, 'code'])
    expect(await subjectsTo(user.email)).not.toContain(LINKED)
    const entered = await send({ idToken, codigo: codigos[0] }, cookies)
    expect([entered.status, entered.body.data?.user._id]).toEqual([200, user.id])
  })
})
