import { expect, it } from 'vitest'
import { inOrder } from './order.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))

it('follows the ids', () => {
  expect(inOrder(rows, ['c', 'a', 'b']).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

it('counts the first place of an id that is given twice', () => {
  expect(inOrder(rows, ['b', 'a', 'c', 'b', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})
