import { describe, expect, it } from 'vitest'
import { costOf, distance, heardAlike, inTwo, nearest, oneSlipAway } from './spelling.ts'

describe('how far two words are apart', () => {
  it.each([
    ['fiscal', 'fiscal', 0],
    ['fical', 'fiscal', 1],
    ['pagamneto', 'pagamento', 1],
    ['pagammentos', 'pagamento', 2],
    ['', 'erp', 3],
  ])('%s and %s are %i slips apart', (a, b, slips) => {
    expect(distance(a, b)).toBe(slips)
    expect(distance(b, a)).toBe(slips)
  })

  it('has every word that is one slip away, and not the word itself', () => {
    const away = oneSlipAway('rh')
    expect(away).toEqual(expect.arrayContaining(['hr', 'r', 'h', 'rhs', 'rx']))
    expect(away).not.toContain('rh')
    expect(away.every((word) => distance(word, 'rh') === 1)).toBe(true)
  })

  it('leaves very long words alone', () => {
    expect(oneSlipAway('x'.repeat(200))).toEqual([])
  })
})

describe('words that are heard alike', () => {
  it.each([
    ['presso', 'preco'],
    ['servisso', 'servico'],
    ['prezente', 'presente'],
    ['maxina', 'machina'],
    ['chicara', 'xicara'],
    ['jerente', 'gerente'],
    ['ospital', 'hospital'],
    ['financero', 'financeiro'],
    ['ropa', 'roupa'],
    ['caxa', 'caixa'],
  ])('%s is heard as %s', (asked, meant) => {
    expect(heardAlike(asked)).toContain(meant)
  })
})

describe('the word that is meant', () => {
  const candidates = [
    { word: 'fiscal', count: 40 },
    { word: 'final', count: 40 },
    { word: 'mensal', count: 900 },
  ]

  it('is the nearest; of those as near the frequent one, with the same first letter', () => {
    expect(nearest('fiscl', candidates, 1)).toEqual([{ word: 'fiscal', count: 40 }])
    expect(costOf('rap', { word: 'erp', count: 5 })).toBeUndefined()
    const [first] = nearest(
      'vendaz',
      [
        { word: 'vendas', count: 9 },
        { word: 'rendas', count: 9 },
      ],
      2,
    )
    expect(first?.word).toBe('vendas')
  })

  it('is one slip away at most in a short word', () => {
    expect(costOf('ponto', { word: 'conta', count: 9 })).toBeUndefined()
    expect(costOf('pontos', { word: 'contas', count: 9 })).toBeDefined()
  })

  it('begins alike where there are but four letters', () => {
    expect(costOf('soja', { word: 'loja', count: 90 })).toBeUndefined()
    expect(costOf('ljoa', { word: 'loja', count: 9 })).toBeDefined()
    expect(costOf('soja', { word: 'sojas', count: 9 })).toBeDefined()
  })

  it('has the same letters where there are but three', () => {
    expect(costOf('epr', { word: 'erp', count: 9 })).toBeDefined()
    expect(costOf('sap', { word: 'sao', count: 900 })).toBeUndefined()
    expect(costOf('sap', { word: 'zap', count: 900 })).toBeUndefined()
  })

  it('may be two words', () => {
    expect(inTwo('opencart')).toContainEqual(['open', 'cart'])
    expect(inTwo('erp')).toEqual([])
  })
})
