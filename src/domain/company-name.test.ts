import { describe, expect, it } from 'vitest'
import { distinctiveName, isNameOf, withoutLegalForm } from './company-name.ts'

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

describe('the label of a domain is a name', () => {
  it.each([
    ['aurora', 'Aurora Comércio e Serviços Ltda.', true],
    ['aurora-comercio', 'Aurora Comércio e Serviços Ltda.', true],
    ['padariadojoao', 'Padaria do João', true],
    ['aurora-software', 'Aurora Comércio e Serviços Ltda.', false],
    ['auroracom', 'Aurora Comércio e Serviços Ltda.', false],
    ['comercio', 'Aurora Comércio e Serviços Ltda.', false],
    ['de', 'De Paula Ltda', false],
    ['', 'Ltda', false],
  ])('%s, %s', (label, name, is) => expect(isNameOf(label, name)).toBe(is))
})
