import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alerts } from './alerts.ts'
import { callApi } from './api-client.ts'
import { confirmation } from './confirmation.ts'
import { stubBrowser } from './testing/browser-storage.ts'

const REFUSED = { data: null, message: '', error: 'Entre na sua conta para continuar.' }
const TOKEN = 't'.repeat(43)

let items: Map<string, string>
const sent = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  items = stubBrowser().items
  items.set('token', TOKEN)
  items.set('userData', '{"_id":"1"}')
  sent.mockReset().mockImplementation(async () => Response.json(REFUSED, { status: 401 }))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const told = () => alerts.get().map(({ message }) => message)
const headersSent = () => new Headers(sent.mock.calls[0]?.[1]?.headers)

describe('a session that is over', () => {
  it('ends the login here and is told once, however many calls find out', async () => {
    const calls = [callApi('/v1/company'), callApi('/v1/login?id=1')]
    await Promise.allSettled(calls)
    expect([...items.keys()]).toEqual([])
    expect(told()).toEqual(['Sua sessão terminou. Entre de novo.'])
  })

  it('is told though the call itself is quiet', async () => {
    await callApi('/v1/company', { quiet: true }).catch(() => {})
    expect(told()).toEqual(['Sua sessão terminou. Entre de novo.'])
  })
})

describe('a refusal that is about no session', () => {
  it('leaves the login of a call that was sent as a visitor', async () => {
    await callApi('/v1/login', { method: 'POST', body: {}, anonymous: true }).catch(() => {})
    expect(headersSent().has('token')).toBe(false)
    expect(items.get('token')).toBe(TOKEN)
    expect(told()).toEqual([REFUSED.error])
  })

  it('leaves the login when it is another answer than 401', async () => {
    sent.mockResolvedValue(Response.json(REFUSED, { status: 403 }))
    await callApi('/v1/company').catch(() => {})
    expect(headersSent().get('token')).toBe(TOKEN)
    expect(items.get('token')).toBe(TOKEN)
  })

  it('leaves a login that began while the call was under way', async () => {
    const call = callApi('/v1/company').catch(() => {})
    items.set('token', 'n'.repeat(43))
    await call
    expect(items.get('token')).toBe('n'.repeat(43))
    expect(told()).toEqual([])
  })
})

describe('a call before which the person has to confirm who they are', () => {
  const unconfirmed = () =>
    Response.json({ error: 'Confirme que é você.', reason: 'confirmation' }, { status: 403 })

  it('is repeated as it was, once for each of those that waited together', async () => {
    sent.mockImplementation(async () => Response.json({ data: 7, message: '' }))
    sent.mockImplementationOnce(async () => unconfirmed())
    sent.mockImplementationOnce(async () => unconfirmed())
    const body = { reason: 'Ofendeu outras pessoas.' }
    const calls = ['/v1/a', '/v1/b'].map((path) => callApi(path, { method: 'POST', body }))
    await vi.waitUntil(() => confirmation.get() && sent.mock.calls.length === 2)
    confirmation.get()?.(true)
    expect(await Promise.all(calls)).toEqual([
      { data: 7, message: '' },
      { data: 7, message: '' },
    ])
    expect(sent.mock.calls.map(([, options]) => options?.body)).toEqual(
      Array(4).fill(JSON.stringify(body)),
    )
    expect(confirmation.get()).toBeNull()
  })

  it('is refused without an alert where the person would rather not', async () => {
    sent.mockImplementation(async () => unconfirmed())
    const call = callApi('/v1/a')
    await vi.waitUntil(() => confirmation.get())
    confirmation.get()?.(false)
    await expect(call).rejects.toMatchObject({ status: 403, reason: 'confirmation' })
    expect([sent.mock.calls.length, told()]).toEqual([1, []])
  })
})
