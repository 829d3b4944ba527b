import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#/domain/durations.ts'
import { type AuthorKnown, ratingIndex, weigh } from './formula.ts'

const NOW = new Date('2027-03-01T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

/** @param given stars, age in days and how the author is known */
function indexOf(given: [number, number, AuthorKnown?][], now = NOW) {
  const sums = { weight: 0, weightedSum: 0 }
  for (const [rating, days, authorKnown = 'mailbox'] of given) {
    const one = weigh({ rating, createdAt: daysAgo(days), authorKnown })
    sums.weight += one.weight
    sums.weightedSum += one.weightedSum
  }
  return ratingIndex(sums, now)
}

describe('the Índice Praça', () => {
  it('is that of five imaginary reviews of 3.5 where there is none', () => {
    expect(indexOf([])).toBe(3.5)
  })

  it('is the old score for what was just written by people with a mailbox', () => {
    expect(indexOf([[5, 0]])).toBe(3.75)
    expect(indexOf(Array.from({ length: 100 }, () => [5, 0]))).toBe(4.929)
  })

  it('counts a review half after 24 months, a quarter after 48', () => {
    expect(indexOf([[5, 730]])).toBe(Math.round(((17.5 + 2.5) / 5.5) * 1000) / 1000)
    expect(indexOf([[1, 1460]])).toBe(Math.round(((17.5 + 0.25) / 5.25) * 1000) / 1000)
  })

  it('leaves out what somebody got something for', () => {
    const review = { rating: 5, createdAt: NOW, authorKnown: 'own_domain' as const }
    expect(ratingIndex(weigh({ ...review, incentivized: true }), NOW)).toBe(3.5)
  })

  it('weighs by how the author is known', () => {
    const [own, mailbox, gone] = (['own_domain', 'mailbox', 'gone'] as const).map((known) =>
      indexOf([[5, 0, known]]),
    )
    expect(own).toBeGreaterThan(mailbox ?? 5)
    expect(mailbox).toBeGreaterThan(gone ?? 5)
  })
})
