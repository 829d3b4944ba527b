import { describe, expect, it } from 'vitest'
import { isDone, isReachable, reachableStep, type Saved, STEPS, stepAfter } from './steps.ts'

const NOTHING = { details: false, page: false, offers: false, sheets: false }
const DETAILS = { ...NOTHING, details: true }
const ALL = { ...DETAILS, page: true }
const FINISHED = { ...ALL, offers: true, sheets: true }

describe('the steps of a registration', () => {
  it.each([
    [NOTHING, ['details']],
    [DETAILS, ['details', 'page']],
    [ALL, ['details', 'page', 'offers']],
    [FINISHED, ['details', 'page', 'offers', 'sheets']],
    // Of what others registered nothing is asked, and what waits to be sent comes first.
    [{ ...FINISHED, sheets: false }, ['details', 'page', 'offers']],
    [{ ...FINISHED, offers: false }, ['details', 'page', 'offers']],
    // Changed details keep what follows them out of reach until they are saved.
    [{ ...NOTHING, page: true }, ['details']],
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

  it('are done once they are saved, whichever is shown', () => {
    const done = (saved: Saved) => STEPS.filter((step) => isDone(step, saved))
    expect(done(ALL)).toEqual(['details', 'page'])
    expect(done(FINISHED)).toEqual(['details', 'page', 'offers'])
  })

  it('give way to the last one that can be shown', () => {
    expect(reachableStep('offers', ALL)).toBe('offers')
    expect(reachableStep('offers', DETAILS)).toBe('page')
    expect(reachableStep('offers', NOTHING)).toBe('details')
  })
})
