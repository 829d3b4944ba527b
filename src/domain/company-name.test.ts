import { describe, expect, it } from 'vitest'
import { distinctiveName, withoutLegalForm } from './company-name.ts'

describe('a name without its legal form', () => {
  it.each([
    ['Aurora Comércio e Serviços Ltda.', 'Aurora Comércio e Serviços'],
    ['BANCO BOREAL S/A', 'BANCO BOREAL'],
    ['Boreal S.A.', 'Boreal'],
    ['Padaria do João LTDA ME', 'Padaria do João'],
    ['Ltda', ''],
    ['', ''],
  ])('%s', (name, left) => expect(withoutLegalForm(name)).toBe(left))
})

describe('what is distinctive of a name', () => {
  it.each([
    ['Aurora Comércio e Serviços Ltda.', 'Aurora'],
    ['AURORA TECNOLOGIA, INDÚSTRIA E COMÉRCIO S.A.', 'AURORA'],
    ['Padaria do João', 'Padaria João'],
    ['Soluções em Tecnologia', ''],
  ])('%s', (name, left) => expect(distinctiveName(name)).toBe(left))
})
