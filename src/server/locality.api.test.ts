import { beforeAll, describe, expect, it } from 'vitest'
import { giveVendor, makeAdvertisement, makeUser, makeVendor } from '#/db/factories/index.ts'
import { credentials } from '#/db/schema/index.ts'
import { DEMO_EMAILS } from '#/db/seed/accounts.ts'
import { hashPassword } from '#/features/accounts/passwords.server.ts'
import { announcement } from './announcement.server.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const PASSWORD = 'praca123'

/** Requests that do not plainly come from this machine. */
const ELSEWHERE = [
  { remoteAddress: '192.168.0.7' },
  { remoteAddress: '::ffff:172.17.0.1' },
  ...['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'].map((name) => ({
    headers: { [name]: '127.0.0.1' },
  })),
  ...['mal.example', 'localhost.mal.example', 'x.localhost', '192.168.0.7:3000'].map((host) => ({
    headers: { host },
  })),
]

const logIn = (user: string, from = {}) =>
  api.send('POST', '/v1/login', { payload: { user, password: PASSWORD }, ...from })

beforeAll(async () => {
  const { db } = api.platform
  const password = await hashPassword(PASSWORD)
  for (const email of [DEMO_EMAILS.admin, DEMO_EMAILS.supplier, 'ana@empresa.example']) {
    const role = email === DEMO_EMAILS.admin ? 'admin' : 'user'
    const { id } = await makeUser(db, { email, role })
    await db
      .insert(credentials)
      .values({ userId: id, providerId: 'credential', accountId: id, password })
  }
})

describe('an account of the demonstration', () => {
  it.each(ELSEWHERE)('logs in from this machine alone: not with %j', async (from) => {
    expect((await logIn(DEMO_EMAILS.admin, from)).status).toBe(403)
    expect((await logIn('ana@empresa.example', from)).status).toBe(200)
  })

  it('has no session elsewhere', async () => {
    const { body } = await logIn(DEMO_EMAILS.admin)
    const { token } = body.data
    const statuses = (from: object) =>
      Promise.all(
        ['/v1/admin/users', `/v1/login/validate?token=${token}`].map(
          async (url) => (await api.send('GET' as 'POST', url, { token, ...from })).status,
        ),
      )
    expect(await statuses({})).toEqual([200, 200])
    for (const from of ELSEWHERE)
      expect(await statuses(from), JSON.stringify(from)).toEqual([401, 401])
  })
})

describe('the checkout for trying out', () => {
  it('is for this machine alone', async () => {
    const { db } = api.platform
    const owner = await api.person()
    const vendor = await makeVendor(db)
    await giveVendor(db, vendor.id, owner.id)
    const { id } = await makeAdvertisement(db, { vendorId: vendor.id })
    const pay = (from = {}) =>
      api.send('POST', `/v1/publicidades/${id}/pagamento`, {
        token: owner.token,
        payload: { metodo: 'Pix' },
        ...from,
      })
    const [from] = ELSEWHERE
    expect((await pay(from)).status).toBe(503)
    const { body } = await pay()
    const checkout = `/v1/payments/offline/${body.data.url.split('/').at(-1)}`
    const choose = (from = {}) =>
      api.send('POST', checkout, {
        token: owner.token,
        payload: { outcome: 'approved' },
        ...from,
      })
    expect((await choose(from)).status).toBe(404)
    expect((await choose()).status).toBe(200)
  })
})

describe('what the terminal says', () => {
  it('names the known accounts on a local site, and elsewhere how to make the first Admin', async () => {
    const { db, env } = api.platform
    const said = (source = {}, demo = true) =>
      announcement({ db, demo, env: { ...env, ...source } })
    expect(await said()).toContain(DEMO_EMAILS.admin)
    expect(await said()).not.toContain('npm run admin')
    const elsewhere = { PUBLIC_URL: 'https://praca.example' }
    for (const demo of [true, false]) {
      const text = await said(elsewhere, demo)
      expect(text).not.toContain(DEMO_EMAILS.admin)
      expect(text).toContain('npm run admin -- SEU-E-MAIL')
      expect(text).toContain('TRUSTED_PROXIES')
    }
    expect(await said({ ...elsewhere, TRUSTED_PROXIES: ['10.0.0.1'] })).not.toContain(
      'TRUSTED_PROXIES',
    )
    const plain = { BRASILAPI_URL: 'http://espelho.example', VIACEP_URL: 'http://127.0.0.1:9' }
    expect(await said({ ...elsewhere, ...plain })).toMatch(/Atenção: BRASILAPI_URL é http/)
    expect((await said({ ...elsewhere, ...plain })).match(/é http:/g)).toHaveLength(1)
    expect(await said({ PUBLIC_URL: 'http://praca.example' })).toMatch(/PUBLIC_URL é http:/)
    expect(await said(plain)).not.toContain('é http:')
    const onServer = {
      DATABASE_URL: 'postgres://db.example/praca',
      PUBLIC_URL: 'http://localhost:3000',
    }
    for (const lacking of ['SMTP_URL', 'PUBLIC_URL', 'DATA_DIR', 'SECRETS_KEY'])
      expect(await said(onServer)).toContain(lacking)
    expect(await said({ ...onServer, SMTP_URL: 'smtp://mail.example' })).not.toContain('SMTP_URL')
    expect(await said({ ...onServer, SECRETS_KEY: 'x'.repeat(32) })).not.toContain('SECRETS_KEY')
    expect(await said()).not.toContain('SMTP_URL')
    const logged = await announcement({ db, demo: false, env: { ...env, ...onServer } }, false)
    const lines = logged.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 'warn', msg: expect.stringContaining('SMTP_URL') }),
    )
    await makeUser(db, { email: 'chefe@empresa.example', role: 'admin' })
    expect(await said(elsewhere)).not.toContain('npm run admin')
  })
})
