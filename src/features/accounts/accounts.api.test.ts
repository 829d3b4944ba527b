import { eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { devices, pendingSignUps, rateLimits, sessions, users } from '#/db/schema/index.ts'
import { TERMS_VERSION } from '#/domain/terms.ts'
import { cookiesOf, testApi } from '#/server/testing/api.server.ts'

const api = testApi()
const PASSWORD = 'segredo-comprido'

let n = 0
const person = (overrides: object = {}) => {
  n += 1
  return {
    firstName: 'Ana',
    lastName: 'Prado',
    email: `ana${n}@empresa.test`,
    plataformName: `ana.prado${n}`,
    password: PASSWORD,
    ...overrides,
  }
}

/** Each test comes from an address of its own: attempts are counted by address. */
let remoteAddress = ''
beforeEach(() => {
  n += 1
  remoteAddress = `10.${Math.floor(n / 250)}.0.${n % 250}`
})

const post = (url: string, payload: object, options: object = {}) =>
  api.send('POST', url, { payload, remoteAddress, ...options })

/** The secret of the last mail to an address. */
async function secretMailedTo(email: string): Promise<string> {
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  const mail = api.mails.findLast(({ to }) => to === email)
  return /\/(?:authvalidation|changepassword)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function signedUp(overrides: object = {}) {
  const request = person(overrides)
  expect((await post('/v1/newlogin', request)).status).toBe(200)
  const secret = await secretMailedTo(request.email)
  const opened = await api.get(`/v1/newlogin/validate/${secret}`)
  const { token, user } = opened.body.data
  return { ...request, token: token as string, id: user._id as string, cookies: cookiesOf(opened) }
}

const isLoggedIn = async (token: string) =>
  (await api.get(`/v1/login/validate?token=${token}`)).status === 200

describe('signing up', () => {
  it('opens the account only once the mailbox is proven, and logs in with the proof', async () => {
    const request = person({ email: 'Bia@Empresa.test', plataformName: '  BIA.Lima ' })
    const answer = await post('/v1/newlogin', request)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toBeNull()
    const login = { user: 'bia@empresa.test', password: PASSWORD }
    expect((await post('/v1/login', login)).status).toBe(401)

    const secret = await secretMailedTo('bia@empresa.test')
    const { status, body } = await api.get(`/v1/newlogin/validate/${secret}`)
    expect(status).toBe(200)
    expect(body.data.token.length).toBeGreaterThan(30)
    expect(body.data.user).toMatchObject({ email: 'bia@empresa.test', plataformName: 'bia.lima' })
    expect(await isLoggedIn(body.data.token)).toBe(true)
    expect((await post('/v1/login', login)).status).toBe(200)
    expect((await post('/v1/login', { ...login, user: 'Bia.Lima' })).status).toBe(200)

    const [row] = await api.platform.db
      .select()
      .from(users)
      .where(eq(users.email, 'bia@empresa.test'))
    expect(row?.termsVersion).toBe(TERMS_VERSION)
    expect(row?.termsAcceptedAt).toBeInstanceOf(Date)
  })

  it('takes a link once', async () => {
    const request = person()
    await post('/v1/newlogin', request)
    const secret = await secretMailedTo(request.email)
    const uses = await Promise.all(
      Array.from({ length: 5 }, () => api.get(`/v1/newlogin/validate/${secret}`)),
    )
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    expect((await api.get('/v1/newlogin/validate/nada')).status).toBe(400)
  })

  it('refuses a link that is over', async () => {
    const request = person()
    await post('/v1/newlogin', request)
    const secret = await secretMailedTo(request.email)
    await api.platform.db.update(pendingSignUps).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await api.get(`/v1/newlogin/validate/${secret}`)).status).toBe(400)
  })

  it('answers for a known address as for an unknown one, and writes to its owner', async () => {
    const known = await signedUp()
    const unknown = person()
    const first = await post('/v1/newlogin', unknown)
    const second = await post('/v1/newlogin', person({ email: known.email }))
    expect([second.status, second.body]).toEqual([first.status, first.body])
    await api.platform.jobs.runWaiting()
    const mail = api.mails.findLast(({ to }) => to === known.email)
    expect(mail?.subject).toBe('Você já tem uma conta na Praça')
    // Nothing changed for the owner.
    expect((await post('/v1/login', { user: known.email, password: PASSWORD })).status).toBe(200)
  })

  it('never opens an account with the password of whoever signed up with it before', async () => {
    const victim = person()
    await post('/v1/newlogin', { ...person({ password: 'do-atacante' }), email: victim.email })
    await secretMailedTo(victim.email)
    await post('/v1/newlogin', victim)
    const secret = await secretMailedTo(victim.email)
    expect((await api.get(`/v1/newlogin/validate/${secret}`)).status).toBe(200)
    const as = (password: string) => post('/v1/login', { user: victim.email, password })
    expect((await as('do-atacante')).status).toBe(401)
    expect((await as(PASSWORD)).status).toBe(200)
  })

  it('tells by its field what is wrong', async () => {
    const answer = await post('/v1/newlogin', {
      firstName: '',
      lastName: 'P',
      email: 'sem arroba',
      plataformName: 'com espaço',
      password: '12345',
    })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toMatchObject({
      firstName: 'Primeiro nome é obrigatório',
      lastName: expect.any(String),
      email: 'Email inválido',
      plataformName: expect.stringContaining('sem espaços'),
      password: 'A senha precisa ter no mínimo 6 caracteres!',
    })
    expect((await post('/v1/newlogin', { firstName: 'Ana\u0000' })).status).toBe(400)
  })

  it('tells when a username is taken', async () => {
    const { plataformName } = await signedUp()
    const answer = await post('/v1/newlogin', person({ plataformName }))
    expect(answer.status).toBe(409)
    expect(answer.body.fields.plataformName).toBe('Este nome de usuário já está em uso.')
  })

  it('does not tell by a username whether an address is known', async () => {
    const known = await signedUp()
    for (const email of [known.email, person().email]) {
      const { plataformName } = person()
      const probe = (to: string, password: string) =>
        post('/v1/newlogin', person({ email: to, plataformName, password }))
      expect((await probe(email, 'uma-senha')).status).toBe(200)
      expect((await probe(person().email, 'outra-senha')).status).toBe(409)
    }
    // Nor whose a username is: it is taken for its owner's address too.
    const { plataformName, email } = known
    expect((await post('/v1/newlogin', person({ plataformName, email }))).status).toBe(409)
  })

  it('gives the username to the same person who mistyped the address', async () => {
    const wrong = person()
    await post('/v1/newlogin', wrong)
    const lost = await secretMailedTo(wrong.email)
    const right = { ...wrong, email: person().email }
    expect((await post('/v1/newlogin', right)).status).toBe(200)
    const secret = await secretMailedTo(right.email)
    expect((await api.get(`/v1/newlogin/validate/${lost}`)).status).toBe(400)
    const { body } = await api.get(`/v1/newlogin/validate/${secret}`)
    expect(body.data.user).toMatchObject({
      plataformName: wrong.plataformName,
      email: right.email,
    })
  })

  it('sends the mail again, and the newest link counts', async () => {
    const request = person()
    await post('/v1/newlogin', request)
    const first = await secretMailedTo(request.email)
    expect((await post('/v1/reenviarEmailCadastro', request)).status).toBe(200)
    const second = await secretMailedTo(request.email)
    expect(second).not.toBe(first)
    expect((await api.get(`/v1/newlogin/validate/${first}`)).status).toBe(400)
    expect((await api.get(`/v1/newlogin/validate/${second}`)).status).toBe(200)
  })

  it('puts no words of a stranger into the mail', async () => {
    const request = person({
      firstName: 'Ganhe http://mal.test',
      lastName: 'Clique',
      plataformName: 'ligue.ja.para.premio',
    })
    await post('/v1/newlogin', request)
    await secretMailedTo(request.email)
    const mail = api.mails.findLast(({ to }) => to === request.email)
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/mal\.test|Clique|premio/)
  })

  it('lets who signs up tell their letter from that of a stranger who typed their address', async () => {
    const [own, strange] = ['vera-alves', 'mau']
    const { email } = person()
    for (const plataformName of [own, strange]) {
      await post('/v1/newlogin', person({ email, plataformName }))
      await secretMailedTo(email)
    }
    const [first, second] = api.mails.filter(({ to }) => to === email)
    expect(first?.text).toContain('começa com “v” e tem 10 caracteres')
    expect(second?.text).toContain('começa com “m” e tem 3 caracteres')
  })

  it('makes one account of 20 sign-ups at once with one username', async () => {
    const plataformName = 'disputado'
    const requests = Array.from({ length: 20 }, (_, i) =>
      person({ plataformName, password: `senha-de-${i}` }),
    )
    const answers = await Promise.all(requests.map((request) => post('/v1/newlogin', request)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    const winner = requests[statuses.indexOf(200)]
    const secret = await secretMailedTo(winner?.email ?? '')
    expect((await api.get(`/v1/newlogin/validate/${secret}`)).status).toBe(200)
    const rows = await api.platform.db.select().from(users).where(eq(users.username, plataformName))
    expect(rows).toHaveLength(1)
  })

  it('makes one account of 20 sign-ups at once with one address', async () => {
    const { email } = person()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/v1/newlogin', person({ email }))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    await api.platform.jobs.runWaiting()
    const secrets = api.mails
      .filter(({ to }) => to === email)
      .map(({ text }) => /authvalidation\/([\w-]+)/.exec(text)?.[1])
    expect(secrets).toHaveLength(5)
    const uses = await Promise.all(
      secrets.map((secret) => api.get(`/v1/newlogin/validate/${secret}`)),
    )
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    const rows = await api.platform.db.select().from(users).where(eq(users.email, email))
    expect(rows).toHaveLength(1)
  })
})

describe('logging in', () => {
  it('says the same for a wrong password and for an account that is not there', async () => {
    const { email } = await signedUp()
    const wrong = await post('/v1/login', { user: email, password: 'outra-senha' })
    const unknown = await post('/v1/login', { user: 'nao@existe.test', password: PASSWORD })
    expect(wrong.status).toBe(401)
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  it('checks what is sent', async () => {
    const answer = await post('/v1/login', { user: 'a', password: '1' })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ user: 'Email inválido', password: 'Senha inválida' })
    const odd = { user: 'abc\u0007def', password: 'com\u0007sino' }
    expect((await post('/v1/login', odd)).status).toBe(401)
  })

  it('keeps no token that a reader of the database could use', async () => {
    const { token } = await signedUp()
    const rows = await api.platform.db.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('ends with the logout, at once', async () => {
    const { token } = await signedUp()
    expect(await isLoggedIn(token)).toBe(true)
    expect((await api.send('POST', '/v1/logout', { token })).status).toBe(200)
    expect(await isLoggedIn(token)).toBe(false)
    expect((await api.send('POST', '/v1/logout')).status).toBe(200)
  })

  it('takes a token as a bearer too, and none that is over', async () => {
    const { token, id } = await signedUp()
    const profile = () =>
      api.app.inject({
        url: `/v1/login?id=${id}`,
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await profile()).json().data.email).toBeTruthy()
    await api.platform.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await profile()).statusCode).toBe(401)
  })

  it('needs the cross-site token', async () => {
    const { email } = await signedUp()
    const answer = await api.app.inject({
      method: 'POST',
      url: '/v1/login',
      payload: { user: email, password: PASSWORD },
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe('a remembered login', () => {
  const remember = async (user: string) => {
    const answer = await post('/v1/login', { user, password: PASSWORD, remember: true })
    return { credential: answer.body.data.credential as string, cookies: cookiesOf(answer), answer }
  }

  it('logs this browser in without the password, as long as it is wanted', async () => {
    const { email } = await signedUp()
    const { credential, cookies } = await remember(email)
    expect(credential).not.toBe(PASSWORD)
    const login = { user: email, password: credential }
    const again = await post('/v1/login', { ...login, remember: true }, { cookies })
    expect(again.status).toBe(200)
    expect(again.body.data.credential).toBe(credential)
    expect(cookiesOf(again)).toContain(cookies)
    // Logging in without 'remember' takes it back.
    expect((await post('/v1/login', login, { cookies })).status).toBe(200)
    expect((await post('/v1/login', login, { cookies })).status).toBe(401)
  })

  it('is worth nothing outside its browser', async () => {
    const { email } = await signedUp()
    const { credential } = await remember(email)
    const other = await remember(email)
    const login = { user: email, password: credential, remember: true }
    const forged = other.cookies.replace(/=.*/, '=inventado')
    for (const cookies of ['', forged, other.cookies])
      expect((await post('/v1/login', login, { cookies })).status).toBe(401)
  })

  it('goes with a cookie that no script and no other call gets', async () => {
    const { email } = await signedUp()
    const { env } = api.platform
    const attributes = async () => {
      const { answer } = await remember(email)
      return [answer.headers['set-cookie'] ?? []].flat().join()
    }
    expect(await attributes()).toMatch(
      /^device-[\w-]{16}=[\w-]{43}; Path=\/v1\/login; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    )
    const { PUBLIC_URL } = env
    env.PUBLIC_URL = 'https://praca.example'
    try {
      expect(await attributes()).toMatch(/^__Secure-device-.*; HttpOnly; Secure; SameSite=Strict$/)
    } finally {
      env.PUBLIC_URL = PUBLIC_URL
    }
  })

  it('is kept as hashes', async () => {
    const { email } = await signedUp()
    const { credential, cookies } = await remember(email)
    const rows = JSON.stringify(await api.platform.db.select().from(devices))
    expect(rows).not.toContain(credential)
    expect(rows).not.toContain(cookies.split('=')[1])
  })

  it('is of no use for another account', async () => {
    const [one, other] = [await signedUp(), await signedUp()]
    const { credential, cookies } = await remember(one.email)
    const login = { user: other.email, password: credential }
    const renamed = other.cookies.replace(/device-[^;]*/, (name) =>
      name.replace(/=.*/, cookies.slice(cookies.indexOf('='))),
    )
    for (const sent of [cookies, `${cookies}; ${other.cookies}`, renamed])
      expect((await post('/v1/login', login, { cookies: sent })).status).toBe(401)
  })

  it('dies after 30 days', async () => {
    const { email } = await signedUp()
    const { credential, cookies } = await remember(email)
    await api.platform.db.update(devices).set({ rememberedUntil: new Date(Date.now() - 1000) })
    const login = { user: email, password: credential }
    expect((await post('/v1/login', login, { cookies })).status).toBe(401)
  })

  it('stays in 20 browsers of an account, those that are remembered before others', async () => {
    const { email, id } = await signedUp()
    const first = await remember(email)
    for (let i = 0; i < 21; i++) await post('/v1/login', { user: email, password: PASSWORD })
    const kept = await api.platform.db.select().from(devices).where(eq(devices.userId, id))
    expect(kept).toHaveLength(20)
    const login = { user: email, password: first.credential }
    expect((await post('/v1/login', login, { cookies: first.cookies })).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  it('is replaced by the link of the mail, once, and everything else is logged out', async () => {
    const { email, token } = await signedUp()
    const remembered = await post('/v1/login', { user: email, password: PASSWORD, remember: true })
    const { credential } = remembered.body.data
    const cookies = cookiesOf(remembered)
    expect((await post('/v1/changePasswordToken', { email })).status).toBe(200)
    const secret = await secretMailedTo(email)
    const change = { token: secret, password: 'nova-senha' }
    expect((await post('/v1/changePassword', { ...change, password: '123' })).body.fields).toEqual({
      password: 'Senha escolhida muito curta.',
    })
    const uses = await Promise.all([1, 2, 3].map(() => post('/v1/changePassword', change)))
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400])

    expect(await isLoggedIn(token)).toBe(false)
    expect(await isLoggedIn(remembered.body.data.token)).toBe(false)
    for (const password of [PASSWORD, credential])
      expect((await post('/v1/login', { user: email, password }, { cookies })).status).toBe(401)
    expect((await post('/v1/login', { user: email, password: 'nova-senha' })).status).toBe(200)
    await api.platform.jobs.runWaiting()
    expect(api.mails.findLast(({ to }) => to === email)?.subject).toBe('A senha da sua conta mudou')
  })

  it('leaves the browser logged in that changes it', async () => {
    const { email, token } = await signedUp()
    await post('/v1/changePasswordToken', { email })
    const secret = await secretMailedTo(email)
    await post('/v1/changePassword', { token: secret, password: 'nova-senha' }, { token })
    expect(await isLoggedIn(token)).toBe(true)
  })

  it('is not told for addresses that have no account, and mails nobody', async () => {
    const { email } = await signedUp()
    await api.platform.jobs.runWaiting()
    const known = await post('/v1/changePasswordToken', { email })
    const unknown = await post('/v1/changePasswordToken', { email: 'ninguem@empresa.test' })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await api.platform.jobs.runWaiting()
    expect(api.mails.some(({ to }) => to === 'ninguem@empresa.test')).toBe(false)
  })

  it('leaves no session behind that was opened with the old one meanwhile', async () => {
    const { token, email } = await signedUp()
    const login = { user: email, password: PASSWORD }
    const payload = { currentPassword: PASSWORD, password: 'nova-senha' }
    const [, ...logins] = await Promise.all([
      api.send('PUT', '/v1/login/password', { payload, token }),
      ...Array.from({ length: 6 }, () => post('/v1/login', login)),
    ])
    for (const { status, body } of logins)
      if (status === 200) expect(await isLoggedIn(body.data.token)).toBe(false)
  })

  it('is changed by someone logged in who knows it', async () => {
    const { token, email } = await signedUp()
    const other = (await post('/v1/login', { user: email, password: PASSWORD })).body.data.token
    const put = (payload: object, as?: string) =>
      api.send('PUT', '/v1/login/password', { payload, token: as })
    const change = { currentPassword: PASSWORD, password: 'nova-senha' }
    expect((await put(change)).status).toBe(401)
    const refused = await put({ ...change, currentPassword: 'errada' }, token)
    expect([refused.status, refused.body.fields]).toEqual([
      403,
      { currentPassword: 'Senha incorreta.' },
    ])
    expect((await put(change, token)).status).toBe(200)
    expect([await isLoggedIn(token), await isLoggedIn(other)]).toEqual([true, false])
  })
})

describe('too many attempts', () => {
  /** Tries wrong passwords, each from an address of its own. */
  async function attack(user: string, times: number, options: object = {}) {
    const statuses = []
    for (let i = 0; i < times; i++) {
      const from = { remoteAddress: `10.${100 + (i >> 8)}.${n % 250}.${i % 256}`, ...options }
      const login = { user, password: 'errada-mesmo' }
      statuses.push((await post('/v1/login', login, from)).status)
    }
    return statuses
  }
  /** As if what was tried once had been tried so often: to try takes most of the time. @param keys as 'login:account:%' */
  const countAs = (points: number, keys: string) =>
    api.platform.db.update(rateLimits).set({ points }).where(like(rateLimits.key, keys))
  const spendAll = () => countAs(100, 'login:account:%')
  const right = (user: string, options: object = {}) =>
    post('/v1/login', { user, password: PASSWORD }, options)

  it('on one account stop where they come from, and nobody else', async () => {
    const { email, plataformName } = await signedUp()
    const from = { remoteAddress: '2001:db8:1:2::1' }
    expect(await attack(email, 12, from)).toEqual([...Array(10).fill(401), 429, 429])
    // The same account by its other name, and the same line by another of its addresses.
    const same = await right(plataformName, { remoteAddress: '2001:db8:1:2:3::9' })
    expect(same.status).toBe(429)
    expect(Number(same.headers['retry-after'])).toBeGreaterThan(0)
    // Its owner, elsewhere and on a device that nobody knows.
    expect((await right(email)).status).toBe(200)
  })

  it('from many addresses stop all but the browsers that the account knows', async () => {
    const { email, cookies } = await signedUp()
    const remembered = await post('/v1/login', { user: email, password: PASSWORD, remember: true })
    expect(await attack(email, 1)).toEqual([401])
    await countAs(98, 'login:account:%')
    expect(await attack(email, 5)).toEqual([401, 401, 429, 429, 429])
    const stranger = await right(email)
    expect(stranger.status).toBe(429)
    expect(stranger.body.error).toContain('Esqueci a senha')
    // A forged cookie is none; that of another account neither.
    const forged = cookies.replace(/=.*/, '=inventado')
    expect((await right(email, { cookies: forged })).status).toBe(429)
    expect((await right(email, { cookies: (await signedUp()).cookies })).status).toBe(429)

    expect((await right(email, { cookies })).status).toBe(200)
    const login = { user: email, password: remembered.body.data.credential }
    const sent = { cookies: cookiesOf(remembered) }
    expect((await post('/v1/login', login, sent)).status).toBe(200)
  })

  it('let the owner in after a new password, in that browser even while they go on', async () => {
    const { email } = await signedUp()
    await attack(email, 1)
    await spendAll()
    expect((await right(email)).status).toBe(429)
    await post('/v1/changePasswordToken', { email })
    const change = { token: await secretMailedTo(email), password: 'nova-senha' }
    const changed = await post('/v1/changePassword', change)
    const login = { user: email, password: 'nova-senha' }
    expect((await post('/v1/login', login)).status).toBe(200)
    await attack(email, 1)
    await spendAll()
    expect((await post('/v1/login', login)).status).toBe(429)
    const known = await post('/v1/login', login, { cookies: cookiesOf(changed) })
    expect(known.status).toBe(200)
  })

  it('in a browser that the account knows count for that browser', async () => {
    const { email, cookies } = await signedUp()
    const other = cookiesOf(await right(email))
    expect(await attack(email, 11, { cookies })).toEqual([...Array(10).fill(401), 429])
    expect((await right(email, { cookies })).status).toBe(429)
    expect((await right(email, { cookies: other })).status).toBe(200)
    expect((await right(email)).status).toBe(200)
  })

  it('count for accounts that do not exist as for those that do', async () => {
    const nobody = 'ninguem.mesmo@empresa.test'
    expect(await attack(nobody, 11, { remoteAddress: '10.8.0.2' })).toContain(429)
    await spendAll()
    expect(await attack(nobody, 1)).toEqual([429])
  })

  it('from one address are stopped whatever they name and whatever the request pretends', async () => {
    const guess = async (i: number) => {
      const login = { user: `alguem${i}@empresa.test`, password: 'chute-qualquer' }
      const headers = { 'x-forwarded-for': `1.2.3.${i}` }
      return (await post('/v1/login', login, { remoteAddress: '10.8.0.1', headers })).status
    }
    expect(await guess(1)).toBe(401)
    await countAs(99, 'login:address:%:10.8.0.1')
    expect([await guess(2), await guess(3)]).toEqual([401, 429])
  })

  it('are not counted when they are right', async () => {
    const { email } = await signedUp()
    for (let i = 0; i < 15; i++) expect((await right(email)).status).toBe(200)
  })

  it('of mails stop who asks, and leave the owner a link that works', async () => {
    const { email } = await signedUp()
    const ask = async (from: object = {}) =>
      (await post('/v1/changePasswordToken', { email }, from)).status
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push(await ask())
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    // Others use up what goes to the mailbox.
    for (let i = 0; i < 12; i++) expect(await ask({ remoteAddress: `10.9.1.${i}` })).toBe(200)
    expect(await ask({ remoteAddress: '10.9.2.1' })).toBe(200)
    const token = await secretMailedTo(email)
    expect(api.mails.filter(({ to }) => to === email).length).toBeLessThan(13)
    expect((await post('/v1/changePassword', { token, password: 'nova-senha' })).status).toBe(200)
    // The links of before are void; there are others again.
    expect(await ask({ remoteAddress: '10.9.2.2' })).toBe(200)
    expect(await secretMailedTo(email)).not.toBe(token)
  })

  it('of a link that is wrong do not refuse one that is right', async () => {
    const request = person()
    await post('/v1/newlogin', request)
    const secret = await secretMailedTo(request.email)
    const guess = async (i: number) => (await api.get(`/v1/newlogin/validate/errado${i}`)).status
    expect(await guess(1)).toBe(400)
    await countAs(299, 'secret:address:%')
    expect([await guess(2), await guess(3)]).toEqual([400, 429])
    expect((await api.get(`/v1/newlogin/validate/${secret}`)).status).toBe(200)
  })

  it('to prove again who one is count for a session, not for the person', async () => {
    const { email, token } = await signedUp()
    const stolen = (await right(email)).body.data.token
    const put = async (currentPassword: string, as: string) => {
      const payload = { currentPassword, password: 'nova-senha' }
      return (await api.send('PUT', '/v1/login/password', { payload, token: as })).status
    }
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push(await put('errada', stolen))
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    expect(await put(PASSWORD, token)).toBe(200)
  })
})

describe('mail', () => {
  it('waits in the queue while the server is down, and nobody waits for it', async () => {
    const { send } = api.platform.mailer
    const request = person()
    await api.platform.jobs.runWaiting()
    api.platform.mailer.send = async () => {
      throw new Error('down')
    }
    try {
      expect((await post('/v1/newlogin', request)).status).toBe(200)
      expect(await api.platform.jobs.runWaiting()).toHaveLength(1)
    } finally {
      api.platform.mailer.send = send
    }
    const secret = await secretMailedTo(request.email)
    expect((await api.get(`/v1/newlogin/validate/${secret}`)).status).toBe(200)
  })

  it('carries no secret while it waits', async () => {
    const request = person()
    await post('/v1/newlogin', request)
    const queued = await api.platform.jobs.runWaiting()
    expect(queued).toEqual([])
    const rows = await api.platform.db.select().from(pendingSignUps)
    const secret = await secretMailedTo(request.email)
    expect(secret).not.toBe('')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is not sent for what was rolled back', async () => {
    const { plataformName } = await signedUp()
    const before = api.mails.length
    expect((await post('/v1/newlogin', person({ plataformName }))).status).toBe(409)
    await api.platform.jobs.runWaiting()
    expect(api.mails).toHaveLength(before)
  })
})
