import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { Readiness, registerHealth } from './health.server.ts'

function probes(answers: boolean) {
  const readiness = new Readiness({ answers: async () => answers })
  const app = Fastify()
  onTestFinished(() => app.close())
  registerHealth(app, readiness)
  const ask = async (url: string) => (await app.inject(url)).statusCode
  return { readiness, app, ask }
}

it.each([
  [true, 200],
  [false, 503],
])(
  'says that it lives, and that it takes requests where the database answers (%s)',
  async (answers, ready) => {
    const { ask } = probes(answers)
    expect(await ask('/live')).toBe(200)
    expect(await ask('/ready')).toBe(ready)
    expect(await ask('/health')).toBe(ready)
  },
)

it('takes no requests any more once it ends, closes connections, and still lives', async () => {
  const { readiness, app, ask } = probes(true)
  expect(readiness.isWatched).toBe(false)
  expect(await ask('/ready')).toBe(200)
  expect(readiness.isWatched).toBe(true)
  readiness.end()
  expect(await ask('/ready')).toBe(503)
  const live = await app.inject('/live')
  expect(live.statusCode).toBe(200)
  expect(live.headers.connection).toBe('close')
})
