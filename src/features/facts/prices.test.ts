import { expect, it } from 'vitest'
import { monthlyFrom } from './prices.ts'

const yearly = (precoCentavos: number) =>
  ({ precoCentavos, periodo: 'anual', por: 'empresa' }) as const

it.each([
  [12_000, 1000],
  [5, 1],
  [0, 0],
])('takes %i centavos a year for %i a month: nothing that is paid is free', (year, month) => {
  expect(monthlyFrom([yearly(year)])).toEqual({ cents: month, unit: 'empresa' })
})
