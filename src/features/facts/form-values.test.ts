import { describe, expect, it } from 'vitest'
import { centsOf, changeOf, fieldsOf, rebased } from './form-values.ts'

describe('an amount as it is typed', () => {
  it.each([
    ['99', 9900],
    ['99,9', 9990],
    ['99.90', 9990],
    ['1.234,56', 123456],
    ['1.234', 123400],
    ['R$ 1.234.567,00', 123456700],
    [' 0 ', 0],
  ])('is read: %s', (typed, cents) => expect(centsOf(typed)).toBe(cents))

  it.each(['', 'grátis', '-1', '1,234', '12.34.56', '9,9,9'])('is none: %s', (typed) =>
    expect(centsOf(typed)).toBeNaN(),
  )
})

describe('a form', () => {
  const plan = { nome: 'Único', periodo: 'mensal', por: 'usuario', inclui: '', limites: '' }

  it('sends what it got', () => {
    const sheet = {
      planos: [
        { ...plan, precoCentavos: 123450 },
        { ...plan, nome: 'Sob medida', precoCentavos: null },
      ],
      taxaImplantacaoCentavos: 0,
      fidelidadeMeses: 12,
      reajuste: 'ipca',
      diasGratis: null,
      temPlanoGratuito: false,
    }
    expect(changeOf('precos', 'Software', fieldsOf('precos', 'Software', sheet))).toEqual(sheet)
    const details = {
      plataformas: ['web'],
      hospedagem: null,
      idiomas: [],
      suporte: { canais: ['chat'], horario: null },
      exportacao: { formatos: [], prazoDias: 30 },
      integracoes: ['nfe'],
    }
    expect(changeOf('detalhes', 'Software', fieldsOf('detalhes', 'Software', details))).toEqual(
      details,
    )
  })

  it('of a service asks for what services have', () => {
    expect(Object.keys(fieldsOf('detalhes', 'Serviço', {}))).toEqual(['idiomas', 'suporte'])
  })
})

describe('what was typed upon a sheet that others changed meanwhile', () => {
  const base = { diasImplantacao: '30', portes: ['mei'], setores: [] }
  const known = { diasImplantacao: '45', portes: ['mei', 'me'], setores: [] }

  it('keeps what was typed, and what the others changed', () => {
    const typed = { ...base, setores: ['industria'] }
    expect(rebased(typed, base, known)).toEqual({ ...known, setores: ['industria'] })
  })

  it('is nothing where nothing was typed', () => {
    expect(rebased({ ...base, portes: ['mei'] }, base, known)).toBeNull()
  })
})
