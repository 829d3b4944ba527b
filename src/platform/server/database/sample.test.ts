import { describe, expect, it } from 'vitest'
import { beginning, one } from '../search/query.ts'
import { Sample } from './sample.server.ts'

const SAMPLED = 1000
const ROWS = 100_000

/** Of the rows sampled every tenth is named 'control', and every second one tells of 'control fiscal'. */
const rows = Array.from({ length: SAMPLED }, (_, n) => ({
  name: n % 10 === 0 ? 'control venda' : `venda${n}`,
  text: n % 2 === 0 ? 'control fiscal venda' : 'venda',
}))
const sample = new Sample([rows.map(({ name }) => name), rows.map(({ text }) => text)], ROWS)

describe('a sample of a table', () => {
  it.each([
    [one('control'), 0, ROWS / 10],
    [{ all: [one('control'), beginning('fisc')] }, 1, ROWS / 2],
    [{ any: [one('control'), one('venda7')] }, 0, ROWS / 10 + ROWS / SAMPLED],
    [beginning('vend'), 0, ROWS],
    [{ all: [one('control'), beginning('venda7')] }, 0, 0],
    [beginning('museu'), 1, 0],
  ])('estimates how many rows hold %j in place %d', (question, place, estimate) => {
    expect(sample.estimate(question, place)).toBe(estimate)
  })

  it('leaves out what the place before holds', () => {
    expect(sample.estimate(beginning('control'), 1, beginning('control'))).toBe(
      ROWS / 2 - ROWS / 10,
    )
  })

  it('is certain of what is far more, and of nothing near', () => {
    expect(sample.isMoreThan(1001, ROWS / 10)).toBe(true)
    expect(sample.isMoreThan(1001, 2000)).toBe(false)
    expect(sample.isMoreThan(1001, 0)).toBe(false)
    expect(new Sample([[], []], ROWS).isMoreThan(1001, sample.estimate(one('control')))).toBe(false)
  })
})
