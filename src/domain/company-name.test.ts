import { describe, expect, it } from 'vitest'
import { distinctiveName, isAlike, isNameOf, withoutLegalForm } from './company-name.ts'

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

describe('the same distinguishes two names', () => {
  it.each([
    ['Lince Sistemas', 'LINCE LTDA', true],
    ['Conta Azul', 'Conta Fácil Ltda', false],
    ['Banco do Brasil', 'Banco Ideal', false],
    ['ПЕТРОБРАС Figo', 'Figo', false],
    ['Figo — oficial', 'Figo', false],
    ['Figo 微软中国', 'Figo', false],
    ['Soluções em Tecnologia', 'Tecnologia e Soluções', false],
  ])('%s, %s', (one, other, are) => expect(isAlike(one, other)).toBe(are))
})

describe('the label of a domain is a name', () => {
  it.each([
    ['aurora', 'Aurora Comércio e Serviços Ltda.', true],
    ['aurora-comercio-e-servicos', 'Aurora Comércio e Serviços Ltda.', true],
    ['padariadojoao', 'Padaria do João', true],
    ['padaria', 'Padaria do João', false],
    ['au-rora', 'Aurora Ltda.', false],
    ['aurora-software', 'Aurora Comércio e Serviços Ltda.', false],
    ['banco', 'Banco do Brasil S.A.', false],
    ['sol', 'Sol Ltda', false],
    ['', 'Ltda', false],
  ])('%s, %s', (label, name, is) => expect(isNameOf(label, name)).toBe(is))
})
