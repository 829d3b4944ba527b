import { describe, expect, it } from 'vitest'
import { drawn, readList } from './addresses.server.ts'
import { LIST_MAX, LIST_MIN } from './limits.ts'

const nobody = () => false
const people = (count: number) => Array.from({ length: count }, (_, n) => `pessoa${n}@cliente.com`)

function refusal(text: string, isOwn = nobody as (email: string) => boolean) {
  try {
    readList(text, isOwn)
  } catch (error) {
    return (error as { fields?: Record<string, string> }).fields?.lista
  }
  return undefined
}

describe('a list of customers', () => {
  it('is read as spreadsheets write it: a column by its name, or an address a line', () => {
    const emails = people(LIST_MIN)
    const rows = emails.map((email, n) => `"Silva; ${n}";${email.toUpperCase()}`)
    for (const text of [
      emails.join('\n'),
      emails.join('\r\n\r\n'),
      ['﻿Nome;E-mail', ...rows].join('\r\n'),
      ['email,nome', ...emails.map((email) => `${email},Ana`)].join('\n'),
    ])
      expect(readList(text, nobody), text).toEqual({ emails, repeated: 0 })
  })

  it('has each mailbox once', () => {
    const [first = '', ...rest] = people(LIST_MIN)
    const again = [first, first.replace('@', '+loja@'), first.toUpperCase()]
    const google = ['ana.souza@gmail.com', 'a.nasouza@googlemail.com', 'anasouza+x@gmail.com']
    expect(readList([...again, ...rest, ...google].join('\n'), nobody)).toEqual({
      emails: [first, ...rest, 'ana.souza@gmail.com'],
      repeated: 4,
    })
  })

  it('is refused whole, with the lines that are wrong', () => {
    const [first = '', second = '', ...rest] = people(LIST_MIN + 2)
    expect(refusal([first, 'ana', second, '@x', ...rest].join('\n'))).toBe(
      'E-mail inválido: linhas 2, 4.',
    )
    expect(refusal(['email', first, second, ...rest].join('\n'), (one) => one === second)).toBe(
      'E-mail da própria empresa: linha 3.',
    )
    const wrong = Array.from({ length: 30 }, () => 'ana').join('\n')
    expect(refusal(`${first}\n${wrong}`)).toContain('e mais 20')
    expect(refusal('nome;idade\nAna;3')).toContain('coluna email')
    expect(refusal(`"${first}`)).toContain('aspas')
  })

  it('is neither a handful of chosen ones nor a campaign', () => {
    expect(refusal(people(LIST_MIN - 1).join('\n'))).toContain(`ao menos ${LIST_MIN}`)
    expect(refusal(people(LIST_MAX + 1).join('\n'))).toContain(`até ${LIST_MAX}`)
    // The same person ten times is one.
    expect(refusal(Array.from({ length: LIST_MIN }, () => 'a@b.com').join('\n'))).toContain(
      '1 e-mail',
    )
  })
})

describe('a draw', () => {
  it('takes so many, each once, and everybody may be among them', () => {
    const all = people(20)
    const seen = new Set<string>()
    for (let n = 0; n < 200; n++) {
      const some = drawn(all, 10)
      expect(new Set(some).size).toBe(10)
      for (const one of some) seen.add(one)
    }
    expect([...seen].sort()).toEqual([...all].sort())
    expect(drawn(all, 500)).toHaveLength(20)
  })
})
