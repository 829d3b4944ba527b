import { expect, it } from 'vitest'
import { looksLikeHost } from './usernames.server.ts'

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
