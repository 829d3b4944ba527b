import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#/domain/durations.ts'
import { inTurn } from './turns.server.ts'

const MIDNIGHT = Date.parse('2026-11-21T00:00:00Z')
const sharers = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `banner-${n}` }))
const orderAt = (count: number, hour: number) =>
  inTurn(sharers(count), new Date(MIDNIGHT + hour * HOUR_MS)).map(({ id }) => id)

/** How often each was among the first. */
function shares(count: number, { hours, shown }: { hours: number; shown: number }) {
  const seen = new Map(sharers(count).map(({ id }) => [id, 0]))
  for (let hour = 0; hour < hours; hour++)
    for (const id of orderAt(count, hour).slice(0, shown)) seen.set(id, (seen.get(id) ?? 0) + 1)
  return [...seen.values()]
}

describe('turns', () => {
  it('keep everybody, and are the same within an hour', () => {
    expect(inTurn([], new Date())).toEqual([])
    expect(orderAt(5, 7).toSorted()).toEqual(sharers(5).map(({ id }) => id))
    expect(orderAt(5, 7.9)).toEqual(orderAt(5, 7))
    expect(orderAt(5, 8)).not.toEqual(orderAt(5, 7))
  })

  it.each([
    [2, 1],
    [4, 3],
    [6, 3],
    [8, 1],
    [24, 3],
  ])('give %i the same share of a day, %i at a time', (count, shown) => {
    expect(new Set(shares(count, { hours: 24, shown }))).toEqual(new Set([(24 * shown) / count]))
  })

  it('leave nobody out where a day is too short for equal shares', () => {
    const counts = shares(7, { hours: 24, shown: 3 })
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3)
    expect(Math.min(...counts)).toBeGreaterThan(8)
  })

  it('give nobody the same hours day by day', () => {
    const atMidnight = Array.from({ length: 30 }, (_, day) => orderAt(24, day * 24)[0])
    expect(new Set(atMidnight).size).toBeGreaterThan(10)
  })
})
