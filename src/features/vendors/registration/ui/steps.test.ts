import { describe, expect, it } from 'vitest'
import { isDone, isReachable, reachableStep, STEPS, type Step, stepAfter } from './steps.ts'

const NOTHING = { details: false, page: false }
const DETAILS = { details: true, page: false }
const ALL = { details: true, page: true }

describe('the steps of a registration', () => {
  it.each([
    [NOTHING, ['details']],
    [DETAILS, ['details', 'page']],
    [ALL, ['details', 'page', 'offers']],
    // Changed details keep what follows them out of reach until they are saved.
    [{ details: false, page: true }, ['details']],
  ])('with %j saved', (saved, reachable) => {
    expect(STEPS.filter((step) => isReachable(step, saved))).toEqual(reachable)
  })

  it('lead on and back', () => {
    expect(STEPS.map((step) => stepAfter(step, 'saved'))).toEqual([
      'page',
      'offers',
      'sheets',
      'sheets',
    ])
    expect(STEPS.map((step) => stepAfter(step, 'back'))).toEqual([
      'details',
      'details',
      'page',
      'offers',
    ])
  })

  it('are done once they are saved, that of the products once it led on', () => {
    const doneAt = (current: Step) => STEPS.filter((step) => isDone(step, current, ALL))
    expect(doneAt('offers')).toEqual(['details', 'page'])
    expect(doneAt('sheets')).toEqual(['details', 'page', 'offers'])
  })

  it('give way to the last one that can be shown', () => {
    expect(reachableStep('offers', ALL)).toBe('offers')
    expect(reachableStep('offers', DETAILS)).toBe('page')
    expect(reachableStep('offers', NOTHING)).toBe('details')
  })
})
