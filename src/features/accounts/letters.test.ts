import { describe, expect, it } from 'vitest'
import { validateEmailLetter } from './letters.server.ts'

const textOf = (username: string) => {
  const letter = validateEmailLetter({ username, createdAt: new Date() }, 'https://praca.test/x')
  return [...letter.paragraphs, ...(letter.smallPrint ?? [])].map(String).join('\n')
}
const WARNING = 'se este não é o nome de usuário que você escolheu'

describe('the letter that asks whose an address is', () => {
  it('names the reader as they chose', () => {
    expect(textOf('ana-souza_2')).toContain('Olá, ana-souza_2!')
    expect(textOf('ana-souza_2')).toContain('o nome de usuário “@ana-souza_2”')
    expect(textOf('ana-souza_2')).toContain(WARNING)
  })

  it('says the dots of a name, which are part of it, and makes no address of it', () => {
    const text = textOf('ana.souza.com')
    expect(text).toContain('o nome de usuário “@ana (ponto) souza (ponto) com”')
    expect(text).toContain(WARNING)
    expect(text).not.toMatch(/ana souza|ana\.souza/)
  })

  it('warns of no name where it cannot show it', () => {
    for (const username of ['11912345678', 'a.'.repeat(19).concat('a')]) {
      const text = textOf(username)
      expect(text).toMatch(/^Olá!\n/)
      expect(text).not.toContain('nome de usuário')
      expect(text).toContain('Se não foi você que pediu, não siga o link')
    }
  })
})
