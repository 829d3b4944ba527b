import { expect, it } from 'vitest'
import { scaleOf } from './scale.ts'

it.each([
  [0, 4],
  [1, 4],
  [4, 4],
  [5, 5],
  [7, 10],
  [11, 20],
  [200, 200],
  [201, 500],
  [999, 1000],
])('a scale for %i ends in %i', (most, top) => {
  expect(scaleOf(most)).toBe(top)
})
