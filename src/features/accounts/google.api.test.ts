import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import { openGoogle } from '#/integrations/google/google.server.ts'
import { type Issuer, startIssuer } from '#/platform/server/testing/google-issuer.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
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

const logIn = (idToken: string) =>
  api.send('POST', '/auth/google', { payload: { idToken }, remoteAddress })
const someone = () => ({ sub: `google-${n}`, email: `pessoa.google${n}@empresa.test` })

describe('signing in with Google', () => {
  it('opens an account the first time, and finds it again by the identity', async () => {
    const first = await logIn(await issuer.sign(someone()))
    expect(first.status).toBe(200)
    expect(first.body.data.user).toMatchObject({
      firstName: 'Ana',
      lastName: 'Lima',
      email: someone().email,
      plataformName: `pessoa.google${n}`,
      hasPassword: false,
    })
    const again = await logIn(await issuer.sign({ ...someone(), email: 'mudou@empresa.test' }))
    expect(again.body.data.user._id).toBe(first.body.data.user._id)
    const { token } = again.body.data
    expect((await api.get(`/v1/login/validate?token=${token}`)).status).toBe(200)
  })

  it('makes one account of many first times at once', async () => {
    const idToken = await issuer.sign(someone())
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(idToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.data.user._id)).size).toBe(1)
  })

  it('links the account that has the same proven address', async () => {
    const { email, id } = await makeUser(api.platform.db)
    const answer = await logIn(await issuer.sign({ ...someone(), email: email.toUpperCase() }))
    expect(answer.body.data.user._id).toBe(id)
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
    expect((await logIn(await issuer.sign(someone()))).status).toBe(200)
    expect((await api.get(`/v1/newlogin/validate/${secret}`)).status).toBe(400)
    const login = { user: email, password }
    expect((await api.send('POST', '/v1/login', { payload: login, remoteAddress })).status).toBe(
      401,
    )
  })

  it('leaves the password of a linked account as it was', async () => {
    const user = await makeUser(api.platform.db)
    await setPassword(api.platform.db, user.id, await hashPassword('a-senha-dela'))
    const answer = await logIn(await issuer.sign({ ...someone(), email: user.email }))
    expect(answer.body.data.user.hasPassword).toBe(true)
    const login = { user: user.email, password: 'a-senha-dela' }
    expect((await api.send('POST', '/v1/login', { payload: login, remoteAddress })).status).toBe(
      200,
    )
  })

  it('refuses what does not prove an identity', async () => {
    expect((await logIn(await issuer.sign({ ...someone(), aud: 'outro-site' }))).status).toBe(401)
    expect((await logIn(await issuer.sign({ ...someone(), iss: 'https://mal.test' }))).status).toBe(
      401,
    )
    expect((await logIn('nada')).status).toBe(401)
    expect((await logIn('')).status).toBe(400)
    const unverified = await issuer.sign({ ...someone(), email_verified: false })
    expect((await logIn(unverified)).status).toBe(403)
  })

  it('says when Google cannot be asked, and when it is not configured', async () => {
    const idToken = await issuer.sign(someone())
    api.platform.google = openGoogle({
      GOOGLE_CLIENT_ID: CLIENT,
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_JWKS_URL: 'http://127.0.0.1:9/certs',
    })
    expect((await logIn(idToken)).status).toBe(503)
    api.platform.google = null
    expect((await logIn(idToken)).status).toBe(404)
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
