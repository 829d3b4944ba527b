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

it('knows who runs the installation', () => {
  expect(readEnv({})).toMatchObject({ OPERATOR_NAME: 'Praça (demonstração)' })
  expect(readEnv({}).PRIVACY_CONTACT).toBeUndefined()
  expect(readEnv({ OPERATOR_CNPJ: '53.113.791/0001-22' }).OPERATOR_CNPJ).toBe('53113791000122')
  expect(() => readEnv({ OPERATOR_CNPJ: '53.113.791/0001-23', PRIVACY_CONTACT: 'nós' })).toThrow(
    /OPERATOR_CNPJ: Insira um CNPJ válido\.\n {2}PRIVACY_CONTACT: .+/,
  )
})

it('names a sender at the host of the site, unless told another', () => {
  const sender = (source: Record<string, string>) => readEnv(source).MAIL_FROM
  expect(sender({})).toBe('Praça <nao-responda@localhost>')
  expect(sender({ PUBLIC_URL: 'https://praca.example:8443/' })).toBe(
    'Praça <nao-responda@praca.example>',
  )
  // An address of numbers is no domain for mail.
  expect(sender({ PUBLIC_URL: 'http://192.168.0.7:3000' })).toBe('Praça <nao-responda@localhost>')
  expect(sender({ PUBLIC_URL: 'http://[::1]:3000' })).toBe('Praça <nao-responda@localhost>')
  expect(sender({ MAIL_FROM: 'Loja <loja@x.example>' })).toBe('Loja <loja@x.example>')
  expect(sender({ MAIL_FROM: 'loja@x.example' })).toBe('loja@x.example')
})

it.each([
  'Loja',
  'a@x.example, b@x.example',
  'Loja <a@x.example>\r\nBcc: b@x.example',
  'Loja\nBcc: b@x.example <a@x.example>',
])('takes no sender that is not one address: %j', (MAIL_FROM) => {
  expect(() => readEnv({ MAIL_FROM })).toThrow('MAIL_FROM: Escreva como')
})

it.each(['http://servidor', 'servidor:587', 'smtp://', 'smtp:servidor'])(
  'takes no mail server that is not smtp:// or smtps://: %j',
  (SMTP_URL) => {
    expect(() => readEnv({ SMTP_URL })).toThrow('SMTP_URL: Escreva como')
  },
)
