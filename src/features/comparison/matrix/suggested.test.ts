import { expect, it } from 'vitest'
import { suggestedScores, whyNoPriceScores } from './suggested.ts'

const column = (
  id: string,
  cents: number | null,
  rating = 0,
  unit: 'empresa' | 'usuario' = 'empresa',
) => ({
  id,
  rating,
  ratingCount: rating > 0 ? 8 : 0,
  monthly: cents === null ? null : { cents, unit },
})

it('makes scores of prices, of which the least has the most', () => {
  const columns = [
    column('a', 9900),
    column('b', 19800),
    column('c', 99000),
    column('d', 0),
    column('e', null),
  ]
  expect(suggestedScores(columns, [])).toEqual({
    a: { Preço: { score: 5, from: 'R$\u00a099,00 por empresa/mês' } },
    b: { Preço: { score: 3, from: 'R$\u00a0198,00 por empresa/mês' } },
    c: { Preço: { score: 1, from: 'R$\u00a0990,00 por empresa/mês' } },
    d: { Preço: { score: 5, from: 'Grátis' } },
    e: {},
  })
})

it('makes no score of a price where only one is known', () => {
  expect(suggestedScores([column('a', 9900), column('b', null)], [])).toEqual({
    a: { Preço: { from: 'R$\u00a099,00 por empresa/mês' } },
    b: {},
  })
})

it('makes no scores of a price per user beside one per company, and says so', () => {
  const mixed = [column('a', 950, 0, 'usuario'), column('b', 39000), column('c', null)]
  expect(suggestedScores(mixed, [])).toEqual({
    a: { Preço: { from: 'R$\u00a09,50 por usuário/mês' } },
    b: { Preço: { from: 'R$\u00a0390,00 por empresa/mês' } },
    c: {},
  })
  expect(whyNoPriceScores(mixed)).toContain('um preço é por usuário, outro por empresa')
  // What is free costs nothing of either.
  const alike = [column('a', 950, 0, 'usuario'), column('b', 0)]
  expect(whyNoPriceScores(alike)).toBe('')
  expect(suggestedScores(alike, [])).toMatchObject({
    a: { Preço: { score: 5, from: 'R$\u00a09,50 por usuário/mês' } },
    b: { Preço: { score: 5 } },
  })
})

it('takes averages of reviews as they are rounded, and guesses none', () => {
  const rows = [
    { label: 'Suporte', values: [['4,4'], []], averages: [4.4, null] },
    { label: 'Planos', values: [['Um'], ['Dois']] },
  ]
  const columns = [column('a', null, 4.71), column('b', null)]
  expect(suggestedScores(columns, [{ title: 'Notas por critério', rows }])).toEqual({
    a: { Nota: { score: 5, from: 'nota 4,7' }, Suporte: { score: 4, from: 'nota 4,4' } },
    b: {},
  })
})
