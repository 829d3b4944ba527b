import { describe, expect, it } from 'vitest'
import { isWorkingDay, workingDaysBetween, workingDaysFrom } from './working-days.ts'

const at = (written: string) => new Date(`${written}-03:00`)

describe('a working day', () => {
  it('is none of the weekend, nor a holiday of the country, of São Paulo or of its banks', () => {
    const off = [
      '2026-11-28', // Saturday
      '2026-11-29', // Sunday
      '2026-01-01',
      '2027-01-25',
      '2026-02-16', // Carnival
      '2026-02-17',
      '2026-04-03', // Good Friday
      '2025-06-19', // Corpus Christi
      '2026-06-04',
      '2026-07-09',
      '2026-11-20',
      '2024-03-29',
    ]
    expect(off.filter(isWorkingDay)).toEqual([])
    const on = ['2026-02-18', '2026-04-06', '2026-06-05', '2026-11-27', '2026-12-24', '2026-12-31']
    expect(on.filter((day) => !isWorkingDay(day))).toEqual([])
  })
})

describe('some working days later', () => {
  it('is the same time of the day, over weekends and holidays', () => {
    expect(workingDaysFrom(at('2026-11-25T10:00'), 2)).toEqual(at('2026-11-27T10:00'))
    expect(workingDaysFrom(at('2026-11-26T23:30'), 2)).toEqual(at('2026-11-30T23:30'))
    expect(workingDaysFrom(at('2026-12-23T09:00'), 2)).toEqual(at('2026-12-28T09:00'))
  })

  it('begins with the next working day', () => {
    expect(workingDaysFrom(at('2026-11-28T10:00'), 2)).toEqual(at('2026-12-02T00:00'))
    expect(workingDaysFrom(at('2026-11-28T10:00'), 0)).toEqual(at('2026-11-30T00:00'))
  })

  it('is found backwards from a day of rest: so many have passed by then, and fewer since a moment later', () => {
    const now = at('2026-11-28T01:00')
    const latest = workingDaysFrom(now, -10)
    expect(workingDaysBetween(latest, now)).toBe(10)
    expect(workingDaysBetween(new Date(latest.getTime() + 1), now)).toBe(9)
  })

  it('is found backwards: what came until then has waited so long', () => {
    for (const asked of ['2026-11-19T18:00', '2026-11-21T08:00', '2026-11-23T11:11']) {
      const due = workingDaysFrom(at(asked), 4)
      expect(at(asked).getTime()).toBeLessThanOrEqual(workingDaysFrom(due, -4).getTime())
      const sooner = new Date(due.getTime() - 60_000)
      expect(at(asked).getTime()).toBeGreaterThan(workingDaysFrom(sooner, -4).getTime())
    }
  })
})

describe('working days that passed', () => {
  it('are whole ones, over weekends and holidays', () => {
    const passed = (from: string, to: string) => workingDaysBetween(at(from), at(to))
    expect(passed('2026-11-25T10:00', '2026-11-25T18:00')).toBe(0)
    expect(passed('2026-11-25T10:00', '2026-11-27T09:59')).toBe(1)
    expect(passed('2026-11-25T10:00', '2026-11-27T10:00')).toBe(2)
    expect(passed('2026-11-25T10:00', '2026-11-30T09:00')).toBe(2)
    expect(passed('2026-11-19T10:00', '2026-11-23T10:00')).toBe(1)
    expect(passed('2026-11-27T10:00', '2026-11-25T10:00')).toBe(0)
    expect(passed('2026-01-02T10:00', '2026-12-31T10:00')).toBeGreaterThan(240)
  })
})
