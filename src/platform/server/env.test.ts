import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readEnv } from './env.server.ts'

/** By which the example of a cache of one's own knows who may drop its pages. */
const [, wordOfVarnish = ''] =
  /fastly-key != "(.+)"/.exec(readFileSync('deploy/varnish/default.vcl', 'utf8')) ?? []

it('runs on nothing but defaults', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 3000, DATA_DIR: '.data', PUBLIC_URL: 'http://localhost:3000' })
  expect(env.DATABASE_URL).toBeUndefined()
})

it('tells what goes on to this machine alone, where nothing else is said', () => {
  expect(readEnv({ HOST: '0.0.0.0', METRICS_PORT: '9464' }).METRICS_HOST).toBe('127.0.0.1')
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

it('listens to this machine alone where it is a demonstration, unless asked otherwise', () => {
  const host = (source: Record<string, string>) => readEnv(source).HOST
  expect(host({})).toBe('127.0.0.1')
  expect(host({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toBe('127.0.0.1')
  expect(host({ HOST: '0.0.0.0' })).toBe('0.0.0.0')
  // Fastify would make two servers for it, of which one knows no limits.
  expect(host({ HOST: 'localhost' })).toBe('127.0.0.1')
  for (const [name, value] of [
    ['DATABASE_URL', 'postgres://praca@servidor/praca'],
    ['PUBLIC_URL', 'https://praca.example'],
    ['TRUSTED_PROXIES', '127.0.0.1'],
  ] as const)
    expect(host({ [name]: value })).toBe('0.0.0.0')
})

it('takes money where it was told how, and plays at it in the demonstration only', () => {
  const mode = (source: Record<string, string>) => readEnv(source).PAYMENTS
  const mercadoPago = { MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1', MERCADO_PAGO_WEBHOOK_SECRET: 's' }
  const server = { DATABASE_URL: 'postgres://praca@servidor/praca' }
  expect(mode({})).toBe('offline')
  expect(mode(mercadoPago)).toBe('mercado-pago')
  expect(mode(server)).toBe('off')
  expect(mode({ PUBLIC_URL: 'https://praca.example' })).toBe('off')
  expect(mode({ HOST: '0.0.0.0' })).toBe('off')
  expect(mode({ ...mercadoPago, PAYMENTS: 'off' })).toBe('off')
  expect(readEnv({})).toMatchObject({
    ADVERTISEMENT_PRICE_CENTS: 5928,
    MERCADO_PAGO_URL: 'https://api.mercadopago.com',
  })
})

it.each([
  [{ PAYMENTS: 'mercado-pago' }, 'MERCADO_PAGO_ACCESS_TOKEN: Falta'],
  [{ MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1' }, 'MERCADO_PAGO_WEBHOOK_SECRET: Falta'],
  [
    { PAYMENTS: 'offline', MERCADO_PAGO_ACCESS_TOKEN: 'a', MERCADO_PAGO_WEBHOOK_SECRET: 's' },
    'PAYMENTS: O pagamento de demonstração',
  ],
  [
    { PAYMENTS: 'offline', DATABASE_URL: 'postgres://praca@servidor/praca' },
    'PAYMENTS: O pagamento de demonstração é só',
  ],
  [{ PAYMENTS: 'fiado' }, 'PAYMENTS: '],
  [{ S3_BUCKET: 'praca' }, 'S3_ENDPOINT: Falta, junto com S3_BUCKET.'],
  [{ S3_BUCKET: 'praca', S3_PRIVATE_BUCKET: 'praca' }, 'S3_PRIVATE_BUCKET: Use outro bucket'],
  [{ S3_BUCKET: 'Praça' }, 'S3_BUCKET: Escreva o nome de um bucket'],
  [{ FILES_URL: 'https://arquivos.example' }, 'FILES_URL: É o endereço dos arquivos de S3_BUCKET.'],
  [{ CDN: 'fastly', CDN_ID: 'praca' }, 'CDN_TOKEN: Falta, junto com CDN, CDN_ID.'],
  [
    { CDN: 'fastly', CDN_ID: 'praca', CDN_TOKEN: wordOfVarnish },
    'CDN_TOKEN: É a palavra do exemplo: troque-a, aqui e no Varnish.',
  ],
  [{ DATABASE_READ_URLS: 'postgres://replica/praca' }, 'DATABASE_READ_URLS: São as réplicas'],
  [
    { DATABASE_URL: 'postgres://servidor/praca', DATABASE_READ_URLS: 'postgres://replica/praca,' },
    'DATABASE_READ_URLS',
  ],
  [{ ADVERTISEMENT_PRICE_CENTS: '59.28' }, 'ADVERTISEMENT_PRICE_CENTS: '],
  [{ ADVERTISEMENT_PRICE_CENTS: '0' }, 'ADVERTISEMENT_PRICE_CENTS: '],
] as [Record<string, string>, string][])(
  'starts on no half of a configuration: %j',
  (source, told) => {
    expect(() => readEnv(source)).toThrow(told)
  },
)
