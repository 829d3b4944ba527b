import { expect, it } from 'vitest'
import { bestRated, cheapest, mostOf } from './best.ts'

const users = (cents: number) => ({ cents, unit: 'usuario' }) as const
const companies = (cents: number) => ({ cents, unit: 'empresa' }) as const

it('finds the one column that has more than the others', () => {
  expect(mostOf([3, 12, 7])).toBe(1)
  expect(mostOf([null, 2, 5])).toBe(2)
})

it('finds none where the most is shared, or nothing is there to be compared with', () => {
  expect(mostOf([12, 12, 7])).toBe(-1)
  expect(mostOf([null, 5])).toBe(-1)
  expect(mostOf([])).toBe(-1)
})

it('compares averages as they are shown, and those that are there', () => {
  expect(bestRated([4.52, 4.48])).toBe(-1)
  expect(bestRated([4.56, 4.44])).toBe(0)
  expect(bestRated([4.5, 0])).toBe(-1)
})

it('compares prices of one unit, where all are known', () => {
  expect(cheapest([users(4900), users(2900), users(9900)])).toBe(1)
  expect(cheapest([users(4900), companies(2900)])).toBe(-1)
  expect(cheapest([users(4900), null])).toBe(-1)
  expect(cheapest([users(4900), users(4900)])).toBe(-1)
})

it('takes what is free for the least, whatever it is for', () => {
  expect(cheapest([users(4900), companies(0)])).toBe(1)
})
