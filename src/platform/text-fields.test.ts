import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  emailAddress,
  firstName,
  lastName,
  newPassword,
  oneLine,
  plataformName,
  textBlock,
} from './text-fields.ts'

/** What is kept of a value, or the sentence it is refused with. */
function read(field: z.ZodType, value: unknown) {
  const { success, data, error } = field.safeParse(value)
  return success ? data : { refused: error?.issues[0]?.message }
}
const refused = (message: string) => ({ refused: message })

describe('a line of text', () => {
  it.each([
    ['  Ana   Lima ', 'Ana Lima'],
    ['Ana\n\tLima', 'Ana Lima'],
    ['A\0na', 'Ana'],
    ['Ana \0 Lima', 'Ana Lima'],
    ['Ana\x1b[31m', 'Ana[31m'],
    ['\ud83d Ana \ude00', 'Ana'],
    ['\u200b\u202eAna', 'Ana'],
    ['A\ufffen\uffffa', 'Ana'],
    ['Ana 😀 👩‍💻', 'Ana 😀 👩‍💻'],
    ['\u00a0Ana\u00a0', 'Ana'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(read(oneLine('Texto inválido.'), typed)).toBe(kept)
  })

  it('is a text', () => {
    expect(read(oneLine('Texto inválido.'), 7)).toEqual(refused('Texto inválido.'))
  })
})

describe('a text of several lines', () => {
  it.each([
    [' um\r\ndois\rtrês\n', 'um\ndois\ntrês'],
    ['um\tdois', 'um dois'],
    ['um\n\n \n\ndois\ntrês', 'um\n\ndois\ntrês'],
    ['u\0m\x07', 'um'],
    ['😀\n👩‍💻', '😀\n👩‍💻'],
    ['\ud83d', ''],
    ['u\uffffm', 'um'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(read(textBlock('Texto inválido.'), typed)).toBe(kept)
  })
})

describe('names', () => {
  it('have from 2 to 60 letters', () => {
    expect(read(firstName, 'Li')).toBe('Li')
    expect(read(firstName, 'L')).toEqual(refused('Use ao menos 2 letras.'))
    expect(read(firstName, 'a'.repeat(60))).toBe('a'.repeat(60))
    expect(read(firstName, 'a'.repeat(61))).toEqual(refused('Use até 60 letras.'))
  })

  it.each(['', '   ', '\0\0\0', '\u200b\u200b', undefined, null])('are not %j', (value) => {
    expect(read(firstName, value)).toEqual(refused('Primeiro nome é obrigatório'))
    expect(read(lastName, value)).toEqual(refused('Sobrenome é obrigatório'))
  })
})

describe('a username', () => {
  it('is trimmed and lower-cased', () => {
    expect(read(plataformName, '  Ana.Lima ')).toBe('ana.lima')
  })

  it.each(['ana lima', 'aná', '.ana', 'ana-', 'a@b', 'a/b', 'ana\0', '😀😀'])(
    'is not %j',
    (name) => {
      expect(read(plataformName, name)).toEqual(refused(expect.stringContaining('sem espaços')))
    },
  )

  it('is required, of 2 to 40 characters', () => {
    expect(read(plataformName, ' ')).toEqual(refused('Nome de usuário é obrigatório'))
    expect(read(plataformName, undefined)).toEqual(refused('Nome de usuário é obrigatório'))
    expect(read(plataformName, 'a')).toEqual(refused('Use ao menos 2 letras.'))
    expect(read(plataformName, 'a'.repeat(40))).toBe('a'.repeat(40))
    expect(read(plataformName, 'a'.repeat(41))).toEqual(refused('Use até 40 letras.'))
  })
})

it('an e-mail address is normalised and checked', () => {
  const email = emailAddress('Email é obrigatório', 'Email inválido')
  expect(read(email, ' Ana@Empresa.com.BR ')).toBe('ana@empresa.com.br')
  expect(read(email, ' ')).toEqual(refused('Email é obrigatório'))
  expect(read(email, undefined)).toEqual(refused('Email é obrigatório'))
  for (const wrong of ['ana', 'ana@', '@x.com', 'a b@x.com', 'ana@x', `${'a'.repeat(250)}@x.com`])
    expect(read(email, wrong)).toEqual(refused('Email inválido'))
})

it('a password has from 6 to 200 characters, blanks included', () => {
  const password = newPassword('Senha escolhida muito curta.')
  expect(read(password, '12345')).toEqual(refused('Senha escolhida muito curta.'))
  expect(read(password, ' 1234 ')).toBe(' 1234 ')
  expect(read(password, 'a'.repeat(201))).toEqual(refused('Use até 200 caracteres.'))
})
