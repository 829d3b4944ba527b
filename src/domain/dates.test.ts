import { expect, it } from 'vitest'
import { isDay } from './dates.ts'

it.each([
  ['2026-11-27', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11', false],
  ['27/11/2026', false],
  ['', false],
])('knows whether %j is a day of the calendar', (text, is) => expect(isDay(text)).toBe(is))
