import { expect, it } from 'vitest'
import { withoutCpfs } from './cpfs.server.ts'

it.each([
  ['CPF 123.456.789-09, fiscal', 'CPF ***, fiscal'],
  ['CPF 123.456.789-00', 'CPF ***'],
  ['cpf 12345678909.', 'cpf ***.'],
  ['cpf 123456789-09', 'cpf ***'],
  ['CPF 123 456 789 09', 'CPF ***'],
  ['CPF 123.456.789/09', 'CPF ***'],
  ['Lotes 123 456 789 00', 'Lotes 123 456 789 00'],
  ['Processo 12345678900', 'Processo 12345678900'],
  ['CNPJ 11222333000181, contrato 123456789090', 'CNPJ 11222333000181, contrato 123456789090'],
])('%s', (text, shown) => {
  expect(withoutCpfs(text)).toBe(shown)
})
