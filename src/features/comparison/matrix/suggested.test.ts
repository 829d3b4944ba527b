import { expect, it } from 'vitest'
import { suggestedScores } from './suggested.ts'

const column = (id: string, monthlyFromCents: number | null, rating = 0) => ({
  id,
  rating,
  ratingCount: rating > 0 ? 8 : 0,
  monthlyFromCents,
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
    a: { Preço: { score: 5, from: 'R$\u00a099,00 por mês' } },
    b: { Preço: { score: 3, from: 'R$\u00a0198,00 por mês' } },
    c: { Preço: { score: 1, from: 'R$\u00a0990,00 por mês' } },
    d: { Preço: { score: 5, from: 'grátis' } },
    e: {},
  })
})

it('says nothing of prices where only one is known', () => {
  expect(suggestedScores([column('a', 9900), column('b', null)], [])).toEqual({ a: {}, b: {} })
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
