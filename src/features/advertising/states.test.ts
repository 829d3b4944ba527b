import { describe, expect, it } from 'vitest'
import {
  type AdvertisementEvent,
  type AdvertisementState,
  isDeletable,
  isEditable,
  STATES,
  stateAfter,
} from './states.ts'

const EVENTS: AdvertisementEvent[] = [
  'checkout',
  'payment',
  'submission',
  'approval',
  'refusal',
  'expiry',
  'refund',
]

/** As decision 21 has it; every pair that is not here changes nothing. */
const EXPECTED: [AdvertisementState, AdvertisementEvent, AdvertisementState][] = [
  ['draft', 'checkout', 'awaiting_payment'],
  ['awaiting_payment', 'checkout', 'awaiting_payment'],
  ['awaiting_payment', 'payment', 'paid'],
  ['paid', 'submission', 'awaiting_review'],
  ['paid', 'refund', 'refunded'],
  ['awaiting_review', 'approval', 'running'],
  ['awaiting_review', 'refusal', 'refused'],
  ['awaiting_review', 'refund', 'refunded'],
  ['running', 'expiry', 'ended'],
  ['running', 'refusal', 'refused'],
  ['running', 'refund', 'refunded'],
  ['ended', 'refund', 'refunded'],
  ['refused', 'submission', 'awaiting_review'],
  ['refused', 'refund', 'refunded'],
]
const pairs = STATES.flatMap((state) => EVENTS.map((event) => ({ state, event })))

describe('the states of an advertisement', () => {
  it.each(pairs)('$state, $event', ({ state, event }) => {
    const [, , expected] = EXPECTED.find(([s, e]) => s === state && e === event) ?? []
    expect(stateAfter(state, event)).toBe(expected ?? null)
  })

  it('lead everywhere from a draft', () => {
    const reached = new Set<AdvertisementState>(['draft'])
    for (const state of reached)
      for (const event of EVENTS) {
        const next = stateAfter(state, event)
        if (next) reached.add(next)
      }
    expect([...reached].toSorted()).toEqual([...STATES].toSorted())
  })

  it('run only by an approval', () => {
    const leading = pairs.filter(({ state, event }) => stateAfter(state, event) === 'running')
    expect(leading).toEqual([{ state: 'awaiting_review', event: 'approval' }])
  })

  it('say what may be changed and what may go', () => {
    expect(STATES.filter(isEditable)).toEqual(['draft', 'awaiting_payment', 'paid', 'refused'])
    expect(STATES.filter(isDeletable)).toEqual(['draft', 'awaiting_payment'])
  })
})
