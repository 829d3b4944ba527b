import { expect, it } from 'vitest'
import { readEnv } from './env.server.ts'

it('runs on nothing but defaults', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 3000, DATA_DIR: '.data', PUBLIC_URL: 'http://localhost:3000' })
  expect(env.DATABASE_URL).toBeUndefined()
})

it('takes blank variables for missing ones, and addresses without their slash', () => {
  const env = readEnv({ DATABASE_URL: '', PUBLIC_URL: 'https://praca.example/' })
  expect(env.PUBLIC_URL).toBe('https://praca.example')
  expect(env.DATABASE_URL).toBeUndefined()
})

it('names every variable that is wrong', () => {
  expect(() => readEnv({ PORT: '99999', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })).toThrow(
    /Configuração inválida:\n {2}PORT: .+\n {2}DATABASE_URL: .+\n {2}LOG_LEVEL: .+/,
  )
})
