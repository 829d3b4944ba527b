import { expect, it } from 'vitest'
import { joinNotes } from './notes.ts'

it('puts two notes together without losing or repeating anything', () => {
  expect(joinNotes('', 'Pedir preço')).toBe('Pedir preço')
  expect(joinNotes('Pedir preço', '')).toBe('Pedir preço')
  const both = joinNotes('Pedir preço', 'Falar com Ana')
  expect(both).toBe('Pedir preço\nFalar com Ana')
  expect(joinNotes(both, 'Falar com Ana')).toBe(both)
})
