import { expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { HOLD_AT } from './limits.ts'
import { findingsIn, strengthOf } from './signals.ts'

const OFFICE: Facts = {
  rating: 5,
  text: 'A conciliação das três filiais saiu de quatro dias para um, e o boleto baixa sozinho.',
  names: ['Caixa Certo'],
  accountDays: 0.1,
  copied: null,
  ofSameMailbox: 0,
  network: { others: 0, sameSide: 0, sameBrowser: 0 },
  networkOf: null,
  isAfterRefusal: false,
  group: { people: 0, targets: 0 },
  week: { count: 1, sameSide: 1 },
  history: { count: 20, mean: 4 },
}
const all = (others: number) => ({ others, sameSide: others, sameBrowser: others })
const isHeld = (change: Partial<Facts>) =>
  strengthOf(findingsIn({ ...OFFICE, ...change })) >= HOLD_AT

it('holds many new accounts of one browser, whatever they say, and so nothing is gained by saying nothing', () => {
  for (const text of ['', 'Muito bom.', OFFICE.text]) {
    expect(isHeld({ text, network: all(9) }), text).toBe(true)
    expect(isHeld({ text }), text).toBe(false)
  }
})

it('lets an office be: a few colleagues, several browsers, or accounts that were there before', () => {
  expect(isHeld({ network: all(2) })).toBe(false)
  expect(isHeld({ network: { others: 6, sameSide: 6, sameBrowser: 1 } })).toBe(false)
  expect(isHeld({ network: { others: 6, sameSide: 4, sameBrowser: 6 } })).toBe(false)
  expect(isHeld({ network: all(9), accountDays: 40 })).toBe(false)
})

it('holds what a new account says on a pattern that the page has twice already, and not what is like one text', () => {
  const like = (here: number) => ({
    similarity: 0.5,
    targetName: 'Caixa Certo',
    isSameTarget: true,
    here,
  })
  expect(isHeld({ copied: like(2) })).toBe(true)
  expect(isHeld({ copied: like(1) })).toBe(false)
  expect(isHeld({ copied: like(2), accountDays: 40 })).toBe(false)
})
