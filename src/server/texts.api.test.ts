import { describe, expect, it } from 'vitest'
import { makeUser, makeVendor } from '#/db/factories/index.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const FALSE_TEXTS = ['a\0b', '\0', 'a\ud800b', 'a\udc00']

describe('a text that no database stores is refused', () => {
  it.each([
    '/v1/payments/state?payment_id=a%00b&external_reference=x',
    '/v1/payments/state?payment_id=a&external_reference=x%00',
    '/v1/software/searchPaginados?query=gestao%00facil',
    '/v1/software/searchPaginados?nada%00=x',
    '/v1/vendor/%00',
    '/v1/depoimento/a%00b',
    '/v1/newlogin/validate/a%00b',
    '/v1/login/validate?token=a%00b',
    '/v1/nada%00',
    '/softwares/a%00b',
    '/erp?empresa=a%00b',
    '/uploads/logos/a%00.webp',
    '/sitemap/a%00.xml',
    '/%00',
  ])('in an address: %s', async (url) => {
    const { status, body } = await api.get(url)
    expect([status, body]).toEqual([
      400,
      { data: null, message: '', error: expect.stringMatching(/./) },
    ])
  })

  it.each(FALSE_TEXTS)('in JSON, by its field, however deep: %j', async (text) => {
    const { token } = await api.admin()
    const reason = await api.send(
      'POST',
      `/v1/admin/users/${(await makeUser(api.platform.db)).id}/block`,
      {
        token,
        payload: { reason: text },
      },
    )
    expect([reason.status, Object.keys(reason.body.fields)]).toEqual([400, ['reason']])
    for (const payload of [
      { user: `ana${text}`, password: 'senha longa' },
      { user: 'ana', password: `senha longa${text}` },
      { user: 'ana', password: 'senha longa', other: [{ deep: text }] },
      { user: 'ana', password: 'senha longa', [text]: 1 },
    ])
      expect((await api.send('POST', '/v1/login', { payload })).body.error).toMatch(/caractere/)
  })

  it('in a form, by its field', async () => {
    const { token } = await api.person()
    const form = new FormData()
    form.append('firstName', 'Ana\0')
    const answer = await api.send('POST', '/v1/login/alter', { token, payload: form })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['firstName']])
  })

  it('and no other: pairs of surrogates, what is written with a backslash, encoded percents', async () => {
    await makeVendor(api.platform.db)
    for (const url of ['/v1/software/searchPaginados?query=%F0%9F%9A%80', '/v1/vendor?query=%2500'])
      expect((await api.get(url)).status).toBe(200)
    const payload = { user: 'ana\\u0000 🚀', password: 'senha longa' }
    expect((await api.send('POST', '/v1/login', { payload })).status).toBe(401)
  })
})

describe('a mailed link', () => {
  it('is opened by a call that has its secret in the body, or in the address as before', async () => {
    const { token } = await api.person()
    const secret = 'a'.repeat(43)
    const calls = [
      ['/v1/newlogin/validate', { token: secret }, 400],
      ['/v1/depoimento', { token: secret }, 404],
      ['/v1/vendor/validarAcesso', { id: secret }, 400],
    ] as const
    for (const [url, payload, status] of calls) {
      const answers = [
        await api.send('POST', url, { payload, token }),
        await api.get(`${url}/${secret}`, token),
      ]
      for (const answer of answers) {
        expect(answer.status, url).toBe(status)
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        })
      }
    }
  })
})

describe('a username that looks like a host', () => {
  const signUp = (plataformName: string) =>
    api.send('POST', '/v1/newlogin', {
      payload: {
        firstName: 'Ana',
        lastName: 'Prado',
        email: 'ana.prado@empresa.example',
        plataformName,
        password: 'uma senha longa',
      },
    })

  it('is refused to who signs up, by its field', async () => {
    const { status, body } = await signUp('x.example.com')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['plataformName']])
    expect((await signUp('ana.prado')).status).toBe(200)
  })

  it('is kept by who has it, and taken by nobody else', async () => {
    const ana = await api.person({ username: 'ana.dev' })
    const alter = (plataformName: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({
        firstName: 'Ana',
        lastName: 'Lima',
        plataformName,
      }))
        form.append(name, value)
      return api.send('POST', '/v1/login/alter', { token: ana.token, payload: form })
    }
    expect((await alter('ana.dev')).status).toBe(200)
    const { status, body } = await alter('ana.com.br')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['plataformName']])
    expect((await alter('ana')).status).toBe(200)
  })
})

it('says where to write about a weakness', async () => {
  const { headers, body } = await api.get('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    String(body)
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  )
  expect(fields.get('Contact')).toMatch(/^(mailto:|http)/)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
