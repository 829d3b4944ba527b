import { expect, it } from 'vitest'
import { isSettled, mayFollow, stateOf } from './statuses.ts'

it('takes what it does not know for a payment that is waited for', () => {
  expect([null, '', 'authorized', 'in_mediation', 'approved '].map(stateOf)).toEqual(
    Array(5).fill('pending'),
  )
  expect(isSettled(stateOf('pending'))).toBe(false)
  expect(isSettled(stateOf('rejected'))).toBe(false)
})

it('goes forward only', () => {
  const states = ['pending', 'refused', 'approved', 'refunded'] as const
  for (const [from, current] of states.entries())
    for (const [to, next] of states.entries()) expect(mayFollow(next, current)).toBe(to >= from)
})
