import { expect, it, onTestFinished, vi } from 'vitest'
import { networkTo } from '#/platform/server/testing/frozen-network.server.ts'
import { SteadyConnection } from './steady-connection.server.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

it.runIf(server)('is made anew, once, when a network loses it without a word', async () => {
  const network = await networkTo(server)
  onTestFinished(network.close)
  const made = vi.fn()
  const lost = vi.fn()
  const steady = new SteadyConnection(
    { connectionString: network.url },
    { everyMs: 20, limitMs: 400, onConnect: (_client, isFirst) => made(isFirst), onLost: lost },
  )
  await steady.open()
  onTestFinished(() => steady.close())
  expect(await steady.answers(1000)).toBe(true)

  network.freezeAll()
  expect(await steady.answers(200)).toBe(false)
  await vi.waitFor(() => expect(steady.client).toBeUndefined(), 5000)
  expect(lost).toHaveBeenCalledOnce()

  network.thaw()
  await vi.waitFor(() => expect(steady.client).toBeDefined(), 5000)
  expect(await steady.answers(1000)).toBe(true)
  expect(made.mock.calls).toEqual([[true], [false]])
})

it.runIf(server)('hears of the end of its server, and comes back', async () => {
  const steady = new SteadyConnection({ connectionString: server }, { everyMs: 20, limitMs: 2000 })
  await steady.open()
  onTestFinished(() => steady.close())
  const first = steady.client
  await first?.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {})
  await vi.waitFor(() => expect(steady.client).not.toBe(first), 5000)
  await vi.waitFor(() => expect(steady.client).toBeDefined(), 5000)
})
