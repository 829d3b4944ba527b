import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alerts } from './alerts.ts'
import { logOut } from './log-out.ts'
import { stubBrowser } from './testing/browser-storage.ts'

const TOKEN = 't'.repeat(43)
const LATER = 'Sem conexão: a sessão será encerrada no servidor assim que a conexão voltar.'

let items: Map<string, string>
const sent = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  items = stubBrowser().items
  items.set('token', TOKEN)
  sent.mockReset().mockImplementation(async () => Response.json({ data: null, message: '' }))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const told = () => alerts.get().map(({ message }) => message)
const tokensSent = () => sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('token'))
const connect = () => dispatchEvent(new Event('online'))
/** Until what was begun has been answered. */
const settle = () => vi.advanceTimersByTimeAsync(0)
const withoutNetwork = () => sent.mockRejectedValueOnce(new TypeError('Failed to fetch'))

it('forgets the login at once and ends its session', async () => {
  logOut()
  expect([...items.keys()]).toEqual([])
  await settle()
  expect(tokensSent()).toEqual([TOKEN])
  connect()
  await settle()
  expect(tokensSent()).toHaveLength(1)
  expect(told()).toEqual([])
})

it('without a network ends the session once there is one, and says so', async () => {
  withoutNetwork()
  logOut()
  await settle()
  expect([...items.keys()]).toEqual([])
  expect(told()).toEqual([LATER])

  withoutNetwork()
  connect()
  await settle()
  // Somebody else may have come in since.
  items.set('token', 'n'.repeat(43))
  connect()
  await settle()
  connect()
  await settle()
  expect(tokensSent()).toEqual([TOKEN, TOKEN, TOKEN])
  expect(items.get('token')).toBe('n'.repeat(43))
})

it('does not ask again what the server has answered', async () => {
  sent.mockResolvedValueOnce(Response.json({ error: 'x' }, { status: 401 }))
  logOut()
  await settle()
  connect()
  await settle()
  expect(tokensSent()).toHaveLength(1)
  expect(told()).toEqual([])
})
