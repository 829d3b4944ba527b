import { describe, expect, it } from 'vitest'
import { secondsLeft } from './countdown.ts'

const START = 1_780_000_000_000

describe('secondsLeft', () => {
  it('counts down from all of them to none', () => {
    const shown = [0, 1000, 59_000, 60_000].map((ms) => secondsLeft(START, 60, START + ms))
    expect(shown).toEqual([60, 59, 1, 0])
  })

  it('is over only when the whole time has passed', () => {
    expect(secondsLeft(START, 60, START + 59_999)).toBe(1)
  })

  it('knows how late it is after ticks that did not come', () => {
    expect(secondsLeft(START, 60, START + 45_300)).toBe(15)
    expect(secondsLeft(START, 60, START + 3_600_000)).toBe(0)
  })

  it('never waits longer than asked, though the clock was set back', () => {
    expect(secondsLeft(START, 60, START - 5000)).toBe(60)
  })
})
