import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { errorShape } from './error-shape.server.ts'

it('keeps the statement and the constraint of a failed query, and none of its values', () => {
  const refused = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email_key"'),
    {
      name: 'error',
      severity: 'ERROR',
      code: '23505',
      constraint: 'users_email_key',
      table: 'users',
      detail: 'Key (email)=(ana@exemplo.com.br) already exists.',
      where: "COPY users, line 1: 'segredo'",
    },
  )
  const error = new DrizzleQueryError(
    `insert into "users" ("email", "kind") values ($1, 'um segredo')`,
    ['ana@exemplo.com.br'],
    refused,
  )
  const shape = errorShape(error)
  expect(shape).toMatchObject({
    statement: `insert into "users" ("email", "kind") values ($1, '?')`,
    cause: { code: '23505', constraint: 'users_email_key', table: 'users' },
  })
  expect(shape.frames).not.toEqual([])
  expect(JSON.stringify(shape)).not.toMatch(/ana@|segredo|duplicate key/)
})

it('takes addresses of mail and secrets out of messages, and bounds them', () => {
  const secret = 'a1B2-_c3'.repeat(6).slice(0, 43)
  const error = new Error(
    `550 <ana.prado@exemplo.com.br>: ${secret} não vale\n${'x '.repeat(5000)}`,
  )
  const { message, type } = errorShape(error)
  expect(type).toBe('Error')
  expect(message).toMatch(/^550 <\[e-mail\]>: \[…\] não vale\n/)
  expect(String(message).length).toBeLessThanOrEqual(300)
})

it('takes anything that is thrown, also what names itself as its cause', () => {
  const circular: Error & { cause?: unknown } = new Error('à volta')
  circular.cause = circular
  expect(errorShape(circular)).toMatchObject({ message: 'à volta', cause: { message: 'à volta' } })
  expect(errorShape('texto')).toEqual({ message: 'texto' })
  expect(errorShape(undefined)).toEqual({ message: undefined })
})
