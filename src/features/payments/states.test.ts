import { expect, it } from 'vitest'
import { isSettled, mayFollow, stateOf } from './states.ts'

it('waits for what is not decided', () => {
  expect([null, 'authorized' as const, 'in_mediation' as const].map(stateOf)).toEqual(
    Array(3).fill('pending'),
  )
  expect(isSettled(stateOf('pending'))).toBe(false)
  expect(isSettled(stateOf('rejected'))).toBe(false)
})

it('goes forward only', () => {
  const states = ['pending', 'refused', 'approved', 'refunded'] as const
  for (const [from, current] of states.entries())
    for (const [to, next] of states.entries()) expect(mayFollow(next, current)).toBe(to >= from)
})
