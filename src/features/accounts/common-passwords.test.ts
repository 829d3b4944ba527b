import { expect, it } from 'vitest'
import { refuseCommonPassword } from './common-passwords.server.ts'

const CHOOSER = { email: 'ana.prado@empresa.com.br', username: 'aninha-99' }
const refusalOf = async (password: string) => {
  try {
    await refuseCommonPassword(password, CHOOSER)
    return undefined
  } catch (error) {
    return (error as { fields?: unknown }).fields
  }
}

it.each([
  '123456',
  'Senha123',
  'PASSWORD',
  'p@ssw0rd',
  'iloveyou',
  '      ',
  'aaaaaa',
  'abcabcabc',
  '121212',
  'abcdefg',
  '98765432',
  'Praça123',
  'praca-praca',
  'ana.prado@empresa.com.br',
  'AnaPrado1',
  'aninha-99!',
  'senha@1234',
])('%j is refused, by its field', async (password) => {
  expect(await refusalOf(password)).toEqual({ password: expect.stringMatching(/adivinhar/) })
})

it.each([
  'segredo-comprido',
  'nova-senha',
  'outra-senha-boa',
  'praça de ipês',
  'café às 3h',
  'ana gosta de ipê',
])('%j is taken', async (password) => {
  expect(await refusalOf(password)).toBeUndefined()
})
