import { expect, it } from 'vitest'
import { looksLikeHost, refuseMisleading } from './usernames.server.ts'

it.each([
  'x.example.com',
  'praca.com.br',
  'maria.dev',
  'banco-x.net',
  'login_praca.com',
  '127.0.0.1',
  'www.praca',
])('%s looks like a host', (username) => expect(looksLikeHost(username)).toBe(true))

it.each([
  'ana',
  'ana.prado',
  'ana.prado.x7k2p',
  'jose.da.silva',
  'com',
  'com.br',
  'a-b_c',
  '1.2.3',
])('%s does not', (username) => expect(looksLikeHost(username)).toBe(false))

it.each(['admin', 'a.d.m.i.n', 'suporte', 'praca', 'moderadora'])('%s is ours', (username) =>
  expect(() => refuseMisleading(username)).toThrow('reservado'),
)

it.each(['ana.admin', 'suporte.silva', 'pracas'])('%s is not', (username) =>
  expect(() => refuseMisleading(username)).not.toThrow(),
)
