import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apiKeys, users } from '#/db/schema/index.ts'
import { dayOf } from '#/domain/dates.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { API_KEYS_MAX } from '../limits.ts'
import type { KeyWire, MadeKey } from './schema.ts'

const api = testApi()
const PATH = '/v1/login/chaves'
const SEARCH = '/v1/software/search?query='

/** Few, so that a test reaches it. */
const PER_KEY = 20
beforeAll(() => {
  api.platform.env.CALLS_PER_KEY = PER_KEY
})

let ana: Person
let addresses = 0
/** An address from which nobody asked before. */
let from: string
beforeEach(async () => {
  ana = await api.person()
  from = `203.0.113.${++addresses}`
})

const make = (nome = 'Planilha', { token }: { token?: string } = ana) =>
  api.send('POST', PATH, { payload: { nome }, token })
const made = async (nome?: string, who?: Person): Promise<MadeKey> =>
  (await make(nome, who)).body.data
const keys = async ({ token } = ana): Promise<KeyWire[]> => (await api.get(PATH, token)).body.data
const read = (url: string, headers: Record<string, string>, remoteAddress = from) =>
  api.app.inject({ url, headers, remoteAddress })
const withKey = (chave: string) => ({ 'x-api-key': chave })

describe('keys of the API', () => {
  it('are told once, and kept as a hash', async () => {
    const { chave, ...key } = await made('  Planilha   de preços ')
    expect(chave).toMatch(/^praca_[\w-]{43}$/)
    expect(key).toMatchObject({ nome: 'Planilha de preços', usadaEm: '' })
    expect(await keys()).toEqual([key])
    const kept = await api.platform.db.select().from(apiKeys).where(eq(apiKeys.userId, ana.id))
    expect(JSON.stringify(kept)).not.toContain(chave.slice(6))
  })

  it('have a name, and are no more than three each', async () => {
    const { status, body } = await make('  ')
    expect([status, body.fields.nome]).toEqual([400, expect.stringContaining('Dê um nome')])
    expect((await make('x'.repeat(61))).status).toBe(400)
    const all = await Promise.all(Array.from({ length: API_KEYS_MAX + 2 }, () => make()))
    const statuses = all.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 200, 200, 409, 409])
    expect(await keys()).toHaveLength(API_KEYS_MAX)
  })

  it('are nobody else’s to see or to revoke', async () => {
    const { _id: id, chave } = await made()
    const other = await api.person()
    expect(await keys(other)).toEqual([])
    expect((await api.send('DELETE', `${PATH}/${id}`, { token: other.token })).status).toBe(404)
    for (const [method, url] of [
      ['POST', PATH],
      ['DELETE', `${PATH}/${id}`],
    ] as const)
      expect((await api.send(method, url, { payload: { nome: 'x' } })).status).toBe(401)
    expect((await read(SEARCH, withKey(chave))).statusCode).toBe(200)
  })
})

describe('a call with a key', () => {
  it('is read by either header, and the day of it is noted', async () => {
    const { chave } = await made()
    expect((await read(SEARCH, withKey(chave))).statusCode).toBe(200)
    expect((await read(SEARCH, { authorization: `Bearer ${chave}` })).statusCode).toBe(200)
    expect((await keys())[0]?.usadaEm).toBe(dayOf(new Date()))
  })

  it('is refused with a key that is none, also where the answer is kept', async () => {
    expect((await read(SEARCH, {})).statusCode).toBe(200)
    const { chave } = await made()
    for (const wrong of [`${chave}x`, 'praca_', 'abc', '']) {
      const { statusCode, body } = await read(SEARCH, withKey(wrong))
      expect([wrong, statusCode]).toEqual([wrong, 401])
      expect(body).toContain('não existe ou foi revogada')
    }
    expect((await read(SEARCH, { authorization: 'Bearer praca_nada' })).statusCode).toBe(401)
  })

  it('is refused as soon as the key is revoked, or its person may not act', async () => {
    const [one, other] = [await made(), await made()]
    await api.send('DELETE', `${PATH}/${one._id}`, { token: ana.token })
    expect((await read(SEARCH, withKey(one.chave))).statusCode).toBe(401)
    expect((await read(SEARCH, withKey(other.chave))).statusCode).toBe(200)
    const { db } = api.platform
    await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, ana.id))
    expect((await read(SEARCH, withKey(other.chave))).statusCode).toBe(401)
  })

  it('is no login: nothing of the person is read or changed', async () => {
    const { chave, _id: id } = await made()
    for (const headers of [
      withKey(chave),
      { authorization: `Bearer ${chave}` },
      { token: chave },
    ] as Record<string, string>[]) {
      expect((await read(PATH, headers)).statusCode).toBe(401)
      expect((await api.send('DELETE', `${PATH}/${id}`, { headers })).status).toBe(401)
    }
    expect(await keys()).toHaveLength(1)
  })

  it('has the limit of its key, whatever its address did, and no other', async () => {
    const { SEARCHES_PER_ADDRESS: perAddress } = api.platform.env
    const { chave } = await made()
    const anonymous = await Promise.all(
      Array.from({ length: perAddress + 1 }, (_, n) => read(`${SEARCH}sem${n}`, {})),
    )
    expect(anonymous.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    expect((await read(SEARCH, withKey(chave))).statusCode).toBe(200)
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, n) => read(SEARCH, withKey(chave), `198.51.100.${n}`)),
    )
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(PER_KEY - 1)
    const refused = all.at(-1)
    expect(refused?.headers).toMatchObject({
      'ratelimit-limit': `${PER_KEY}`,
      'ratelimit-remaining': '0',
      'ratelimit-reset': refused?.headers['retry-after'],
    })
    expect(refused?.json().error).toBe(
      'Foram chamadas demais com esta chave em pouco tempo. Tente de novo em 1 minuto.',
    )
  })

  it('to the assistants’ address counts there as well', async () => {
    const { chave } = await made()
    const list = (headers: Record<string, string>) =>
      api.app.inject({
        method: 'POST',
        url: '/mcp',
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        headers: { accept: 'application/json, text/event-stream', ...headers },
        remoteAddress: from,
      })
    expect((await list(withKey(chave))).statusCode).toBe(200)
    expect((await list(withKey(`${chave}x`))).statusCode).toBe(401)
  })
})

it('the documentation says how keys are used', async () => {
  const { info } = (await api.app.inject('/v1/openapi.json')).json()
  for (const said of ['X-API-Key', 'curl', 'fetch(', 'urllib', '1.200', '/mcp', '/dados-abertos'])
    expect(info.description).toContain(said)
})
