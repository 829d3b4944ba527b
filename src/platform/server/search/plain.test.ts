import { expect, it } from 'vitest'
import { plainQueries } from './plain.ts'
import { textOf, withoutLate } from './query.ts'

const asked = (text: string) =>
  text.split(' ').map((word) => ({ word, stem: word, joins: false, count: 30, stemCount: 30 }))
const textsOf = (text: string) => {
  const { typed, ranked, wholeName } = plainQueries(asked(text)) ?? {}
  return [typed, ranked, wholeName].map((query) => query && textOf(query))
}

it('looks for a word once, however often it is said', () => {
  expect(textsOf('frotas gestao gestao frotas gestao frotas')).toEqual(
    Array(3).fill("('=gestao'&'=frotas')"),
  )
  expect(textsOf(Array(50).fill('con').join(' '))).toEqual(textsOf('con'))
})

it('looks for a name that says its word twice in one word too', () => {
  expect(textsOf('bora bora')[2]).toBe("('=bora'|'borabora')")
})

it('looks for what a short end may go on to in what rare words find', () => {
  const rare = { word: 'savecamar', stem: 'savecam', joins: false, count: 3, stemCount: 3 }
  const end = { word: 'es', stem: 'es', joins: false, count: 0, stemCount: 0 }
  const firstOf = (words: (typeof rare)[]) => {
    const { typed = { word: '' } } = plainQueries(words) ?? {}
    return textOf(withoutLate(typed))
  }
  expect(firstOf([rare, end])).toBe("('=savecam'|'savecamares':*)")
  expect(firstOf([{ ...rare, count: 9000, stemCount: 9000 }, end])).toContain("'es':*")
  const letter = { ...end, word: 'e', stem: 'e' }
  expect(firstOf([{ ...rare, count: 9000, stemCount: 9000 }, letter])).not.toContain("'e':*")
  expect(firstOf([end])).toBe("('=es'|'es':*)")
})
