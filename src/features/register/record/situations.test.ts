import { expect, it } from 'vitest'
import type { RegisterRecord } from './schema.ts'
import { openingSaid, recordSaid, situationSaid } from './situations.ts'

it('a company was closed on a day, and is in any other situation since one', () => {
  expect(situationSaid('baixada', '2026-11-03')).toBe('Baixada em 3 nov 2026')
  expect(situationSaid('inapta', '2026-11-03')).toBe('Inapta desde 3 nov 2026')
  expect(situationSaid('ativa', '')).toBe('Ativa')
})

it('of a company that is as it was opened the day is said once', () => {
  const record = { situacao: 'ativa', desde: '2014-03-15', abertura: '2014-03-15' }
  expect(recordSaid(record as RegisterRecord)).toBe('Ativa')
  expect(recordSaid({ ...record, desde: '2020-01-02' } as RegisterRecord)).toBe(
    'Ativa desde 2 jan 2020',
  )
})

it.each([
  ['2014-03-15', '2026-11', 'ativa', '15 mar 2014 (12 anos)'],
  ['2014-12-01', '2026-11', 'ativa', '1 dez 2014 (11 anos)'],
  ['2025-11-30', '2026-11', 'inapta', '30 nov 2025 (1 ano)'],
  ['2026-02-01', '2026-11', 'ativa', '1 fev 2026 (menos de 1 ano)'],
  ['2014-03-15', '2026-11', 'baixada', '15 mar 2014'],
  ['', '2026-11', 'ativa', ''],
] as const)(
  'a company opened on %s is so old in %s: %s',
  (abertura, competencia, situacao, said) => {
    expect(openingSaid({ abertura, competencia, situacao } as RegisterRecord)).toBe(said)
  },
)
