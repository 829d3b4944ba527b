import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { answerFailures } from './errors.server.ts'

const coded = (code: string) => Object.assign(new Error('with values of somebody'), { code })

async function answerTo(error: Error) {
  const app = Fastify()
  onTestFinished(() => app.close())
  answerFailures(app)
  app.get('/v1/call', async () => {
    throw error
  })
  return app.inject('/v1/call')
}

it.each([
  ['a lock that another one has', new Error('Failed query', { cause: coded('55P03') })],
  ['a statement cut short', new Error('Failed query', { cause: coded('57014') })],
  ['a server that ends', coded('57P01')],
  ['no server', coded('ECONNREFUSED')],
  ['a connection that is gone', new Error('Connection terminated unexpectedly')],
  ['a full disk', coded('ENOSPC')],
])('says that it may be tried again after %s', async (_what, error) => {
  const answer = await answerTo(error)
  expect(answer.statusCode).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.json().error).toContain('tente de novo')
})

it.each([
  ['a defect', new TypeError('undefined is not a function')],
  ['a row that is refused', new Error('Failed query', { cause: coded('23505') })],
])('does not say so after %s', async (_what, error) => {
  expect((await answerTo(error)).statusCode).toBe(500)
})

it('shows a browser a page with a look of its own, which its policy lets in', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  answerFailures(app)
  const { body, headers } = await app.inject({ url: '/nada', headers: { accept: 'text/html' } })
  expect(body).toContain('Endereço não encontrado.')
  expect(body).toContain('<style>')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
})
