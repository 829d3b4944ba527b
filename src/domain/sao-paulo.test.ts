import { expect, it } from 'vitest'
import { saoPauloClock, saoPauloMoment } from './sao-paulo.ts'

it.each([
  ['2026-11-18T14:05', '2026-11-18T17:05:00.000Z'],
  ['2026-12-31T22:30', '2027-01-01T01:30:00.000Z'],
  // While there was summer time.
  ['2018-12-01T12:00', '2018-12-01T14:00:00.000Z'],
])('%s in São Paulo is %s', (written, moment) => {
  expect(saoPauloMoment(written)?.toISOString()).toBe(moment)
  expect(saoPauloClock(new Date(moment))).toBe(written)
})

it.each(['', 'amanhã', '2026-11-18', '2026-02-30T10:00', '2026-11-18T24:10', '2026-13-01T10:00'])(
  'takes %j for no moment',
  (written) => {
    expect(saoPauloMoment(written)).toBeNull()
  },
)
