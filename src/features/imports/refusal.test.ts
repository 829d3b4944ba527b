import { expect, it } from 'vitest'
import { refusalOf } from './refusal.server.ts'

const failure = (message: string, code: string) => Object.assign(new Error(message), { code })
const wrapped = (cause: Error) => new Error('Failed query', { cause })

it('gives the reason for which the database refused a row', () => {
  const error = wrapped(failure('value out of range', '22003'))
  expect(refusalOf(error)).toBe('o banco de dados recusou: value out of range')
})

it.each([
  ['a lost connection', wrapped(failure('write EPIPE', 'EPIPE'))],
  ['a server that stops', wrapped(failure('terminating connection', '57P01'))],
  ['a missing table', wrapped(failure('relation does not exist', '42P01'))],
  ['a defect of ours', new TypeError('undefined is not a function')],
  ['what is no error', 'text'],
])('does not blame a row for %s', (_, error) => {
  expect(refusalOf(error)).toBeUndefined()
})
