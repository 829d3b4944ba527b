import { expect, it } from 'vitest'
import { survival, YEARS_SHOWN, yearColumns } from './years.ts'

it('has a column for every year, and one for all that are long ago', () => {
  expect(yearColumns([])).toEqual([])
  expect(
    yearColumns([
      [2011, 3, 2],
      [2022, 1, 1],
    ]).filter(({ active }) => active > 0),
  ).toEqual([
    { year: 2011, isOlder: false, active: 2 },
    { year: 2022, isOlder: false, active: 1 },
  ])
  expect(yearColumns([[2020, 3, 2]]).map(({ year }) => year)).toEqual(
    Array.from({ length: 12 }, (_, index) => 2009 + index),
  )
  const long = yearColumns([
    [1950, 5, 4],
    [1987, 2, 2],
    [2026, 1, 1],
  ])
  expect(long).toHaveLength(YEARS_SHOWN)
  expect(long[0]).toEqual({ year: 1987, isOlder: true, active: 6 })
})

it('says how many of those of a decade are in business', () => {
  expect(
    survival([
      [2009, 3, 3],
      [2010, 2, 1],
      [2019, 1, 1],
    ]),
  ).toEqual([
    { decade: 2000, known: 3, share: 100 },
    { decade: 2010, known: 3, share: 66.7 },
  ])
})
