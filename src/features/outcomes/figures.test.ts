import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#/domain/durations.ts'
import { figuresOf, nextFigures, type Vote } from './figures.ts'
import { OUTCOMES_MIN } from './limits.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const HALF = daysAgo(182)
const times = { now: NOW, sixMonthsAgo: HALF }
const vote = (voice: string, days = 10, solved = true): Vote => ({
  voice,
  solved,
  hiresAgain: !solved,
  askedAt: daysAgo(days),
  saidAt: daysAgo(days - 1),
})
const votes = (count: number, days = 10, solved = true) =>
  Array.from({ length: count }, (_, n) => vote(`pessoa${days}-${n}`, days, solved))

describe('what came of answers, as everybody reads it', () => {
  it('counts each voice once, by what it said last', () => {
    const said = [vote('a', 5, false), ...votes(4), vote('a', 90, true)]
    expect(figuresOf(said, HALF).dozeMeses).toEqual({ total: 5, resolvidos: 4, voltariam: 1 })
  })

  it('leaves the half year out where the year beside it would say what one person said', () => {
    const all = { total: 5, resolvidos: 5, voltariam: 0 }
    expect(figuresOf(votes(5), HALF)).toEqual({ dozeMeses: all, seisMeses: all })
    const oneMore = [...votes(5), vote('antes', 300, false)]
    expect(figuresOf(oneMore, HALF).seisMeses).toBeNull()
    const enough = [...votes(5), ...votes(OUTCOMES_MIN, 300, false)]
    expect(figuresOf(enough, HALF).seisMeses).toEqual(all)
  })
})

describe('what becomes public', () => {
  const shown = (said: Vote[], days: number) => ({
    figures: figuresOf(said, HALF),
    countedAt: daysAgo(days),
  })

  it('is nothing of few, and then changes for several people at once alone', () => {
    expect(nextFigures(votes(4), undefined, times)).toBeUndefined()
    expect(nextFigures(votes(5), undefined, times)?.figures.dozeMeses?.total).toBe(5)
    const before = votes(5, 60)
    const more = (count: number) =>
      nextFigures([...votes(count), ...before], shown(before, 30), times)
    expect(more(OUTCOMES_MIN - 1)).toBeUndefined()
    expect(more(OUTCOMES_MIN)?.figures.dozeMeses?.total).toBe(10)
  })

  it('tells no half year that says of one person, who left or grew older, what they said', () => {
    const first = votes(OUTCOMES_MIN + 1, 60)
    const before = shown(first, 30)
    expect(before.figures.seisMeses?.total).toBe(6)
    // Eight months on: the year without the half are those of then, but for one who is gone.
    const later = { now: daysAgo(-240), sixMonthsAgo: daysAgo(-58) }
    const left = first.slice(1)
    const next = nextFigures([...votes(OUTCOMES_MIN, -200), ...left], before, later)
    expect(next?.figures).toMatchObject({ dozeMeses: { total: 10 }, seisMeses: null })
  })

  it('leaves what is said while it is counted to the next time', () => {
    const during = vote('durante', -1)
    expect(nextFigures([during, ...votes(OUTCOMES_MIN - 1)], undefined, times)).toBeUndefined()
    const next = nextFigures([during, ...votes(OUTCOMES_MIN)], undefined, times)
    expect(next?.figures.dozeMeses?.total).toBe(OUTCOMES_MIN)
  })

  it('moves neither for who changes their mind nor for who is asked again', () => {
    const before = votes(5, 60)
    const changed = before.map((one) => ({ ...one, solved: false }))
    expect(nextFigures(changed, shown(before, 30), times)).toBeUndefined()
    const again = before.map((one) => ({ ...one, askedAt: daysAgo(2), saidAt: daysAgo(1) }))
    expect(nextFigures([...again, ...before], shown(before, 30), times)).toBeUndefined()
  })

  it('is gone once too few of them count, and stays so until enough are new', () => {
    const before = votes(5, 60)
    const gone = nextFigures(before.slice(1), shown(before, 30), times)
    expect(gone).toEqual({
      figures: { dozeMeses: null, seisMeses: null },
      countedAt: daysAgo(30),
    })
    expect(nextFigures([vote('nova'), ...before.slice(1)], gone, times)).toBeUndefined()
  })

  it('says nothing of six months that are over', () => {
    const old = [...votes(5, 210), ...votes(5, 340)]
    const before = { figures: { dozeMeses: null, seisMeses: null }, countedAt: daysAgo(200) }
    const counted = { ...before, figures: figuresOf(old, daysAgo(400)) }
    expect(counted.figures.seisMeses?.total).toBe(10)
    expect(nextFigures(old, counted, times)?.figures).toEqual({
      dozeMeses: counted.figures.dozeMeses,
      seisMeses: null,
    })
  })
})
