import { expect, it } from 'vitest'
import desk from './desk.tsx'

it('names a company as its page does: what the register has in capitals is written as names are', () => {
  const company = {
    _id: '1',
    razaoSocial: 'DOBRADICA SOLUCOES DE SOFTWARE LTDA',
    nomeFantasia: '',
    cnpj: '91007919000162',
    state: 'published' as const,
    ocultada: null,
    isAssociated: false,
    confirmado: false,
    destaque: false,
    admins: [],
    offers: 0,
    createdAt: '2026-11-28T00:00:00.000Z',
  }
  expect(desk.name(company)).toBe('Dobradica Solucoes de Software Ltda')
  expect(desk.name({ ...company, nomeFantasia: 'DOBRA', isAssociated: true })).toBe('DOBRA')
})
