import { expect, it } from 'vitest'
import { formatPeriod } from './period.ts'

it('says once what both days of a period share', () => {
  expect(formatPeriod('2026-11-18', '2026-11-30')).toBe('18 a 30 nov 2026')
  expect(formatPeriod('2026-11-28', '2026-12-28')).toBe('28 nov a 28 dez 2026')
  expect(formatPeriod('2026-12-04', '2027-01-02')).toBe('4 dez a 2 jan 2027')
  expect(formatPeriod('2026-12-04', '2027-12-03')).toBe('4 dez a 3 dez 2027')
  expect(formatPeriod('2026-12-04', '2027-12-04')).toBe('4 dez 2026 a 4 dez 2027')
  expect(formatPeriod('2026-11-18', '2026-11-18')).toBe('18 nov 2026')
})
