import { expect, it } from 'vitest'
import { reasonOf } from './reasons.server.ts'

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code })

it.each([
  [failed('role "praca" does not exist', '28000'), 'pg_hba.conf'],
  [failed('cannot execute CREATE TABLE in a read-only transaction', '25006'), 'réplica'],
  [failed('the database system is starting up', '57P03'), 'ainda está começando'],
  [failed('timeout expired'), 'não respondeu'],
  [failed('Connection terminated unexpectedly'), 'não respondeu'],
  [failed('The server does not support SSL connections'), 'sslmode'],
  [failed('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'), 'NODE_EXTRA_CA_CERTS'],
  [Object.assign(failed('listen', 'EADDRINUSE'), { port: 9464 }), 'A porta 9464 já está em uso'],
])('says in one sentence why it does not start: %s', (error, sentence) => {
  expect(reasonOf(error)).toContain(sentence)
  expect(reasonOf(error)).not.toContain('{')
})

it('shows of a defect where it is', () => {
  expect(reasonOf(new TypeError('x is not a function'))).toContain('x is not a function')
})
