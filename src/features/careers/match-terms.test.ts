import { expect, it } from 'vitest'
import { MATCH_TERMS_MAX } from './limits.ts'
import { matchTerms } from './match-terms.ts'

it('looks for the position and the tools anywhere, and for single words in headlines', () => {
  expect(matchTerms({ position: 'Analista de BI / Dados', tools: ['Lince ERP', 'ERP'] })).toEqual([
    { text: 'Analista de BI / Dados', anywhere: true },
    { text: 'Lince ERP', anywhere: true },
    { text: 'ERP', anywhere: true },
    { text: 'Analista', anywhere: false },
    { text: 'Dados', anywhere: false },
  ])
  expect(matchTerms({ position: 'Vendedora', tools: [] })).toEqual([
    { text: 'Vendedora', anywhere: false },
  ])
})

it('looks for everything once', () => {
  expect(
    matchTerms({ position: 'Programação', tools: ['programacao', 'CRM', 'CRM'] }),
  ).toHaveLength(2)
})

it('looks for nothing where the profile says nothing', () => {
  expect(matchTerms({ position: '', tools: [] })).toEqual([])
})

it('does not look for too much', () => {
  const tools = Array.from({ length: 200 }, (_, n) => `Ferramenta ${n}`)
  expect(matchTerms({ position: '', tools })).toHaveLength(MATCH_TERMS_MAX)
})
