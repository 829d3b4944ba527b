import { expect, it } from 'vitest'
import { situationSaid } from './situations.ts'

it('a company was closed on a day, and is in any other situation since one', () => {
  expect(situationSaid('baixada', '2026-11-03')).toBe('Baixada em 3 nov 2026')
  expect(situationSaid('inapta', '2026-11-03')).toBe('Inapta desde 3 nov 2026')
  expect(situationSaid('ativa', '')).toBe('Ativa')
})
