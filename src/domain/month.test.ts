import { describe, expect, it } from 'vitest'
import {
  clampMonth,
  fromDay,
  isFuture,
  monthIndex,
  monthOf,
  parseMonth,
  toFirstDay,
} from './month.ts'

describe('a month', () => {
  it.each([
    ['01/1900', { month: 1, year: 1900 }],
    ['09/2020', { month: 9, year: 2020 }],
    ['12/2100', { month: 12, year: 2100 }],
  ])('is read from %s', (text, month) => {
    expect(parseMonth(text)).toEqual(month)
    expect(fromDay(toFirstDay(month))).toBe(text)
  })

  it.each([
    '13/2020',
    '00/2020',
    '2020',
    '',
    '1/2020',
    '01/20',
    '12/1899',
    '01/2101',
    '01/2020 ',
    '01-2020',
    '2020/01',
    '٠١/٢٠٢٠',
    '01/2020\n',
  ])('is not %j', (text) => {
    expect(parseMonth(text)).toBeNull()
  })

  it('is stored as its first day', () => {
    expect(toFirstDay({ month: 3, year: 2021 })).toBe('2021-03-01')
    expect(fromDay('2021-03-01')).toBe('03/2021')
  })

  it('comes after those before it', () => {
    const index = (month: number, year: number) => monthIndex({ month, year })
    expect(index(1, 2021) - index(12, 2020)).toBe(1)
    expect(index(6, 2021) - index(6, 2020)).toBe(12)
  })

  it('is brought to the nearest one that may be chosen', () => {
    const clamp = (month: number, year: number) =>
      fromDay(
        toFirstDay(clampMonth({ month, year }, { month: 1, year: 1950 }, { month: 6, year: 2026 })),
      )
    expect(clamp(12, 1949)).toBe('01/1950')
    expect(clamp(1, 1950)).toBe('01/1950')
    expect(clamp(6, 2026)).toBe('06/2026')
    expect(clamp(7, 2026)).toBe('06/2026')
    expect(clamp(1, 2100)).toBe('06/2026')
  })

  it('is in the future once it is after the present one', () => {
    const today = new Date(2026, 0, 31)
    expect(monthOf(today)).toEqual({ month: 1, year: 2026 })
    expect(isFuture({ month: 1, year: 2026 }, today)).toBe(false)
    expect(isFuture({ month: 2, year: 2026 }, today)).toBe(true)
    expect(isFuture({ month: 12, year: 2025 }, today)).toBe(false)
    expect(isFuture({ month: 1, year: 2027 }, today)).toBe(true)
  })
})
