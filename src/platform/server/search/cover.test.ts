import { describe, expect, it } from 'vitest'
import { coverOf } from './cover.ts'
import { one, textOf } from './query.ts'

const part = (word: string, weight: number) => ({ query: one(word), weight })

describe('what covers half of a question', () => {
  it('is the rarest word by itself, or enough of the others', () => {
    expect(textOf(coverOf([part('a', 5), part('b', 3), part('c', 3)]))).toBe(
      "(('a'&'b')|('a'&'c')|('b'&'c'))",
    )
    expect(textOf(coverOf([part('a', 5), part('b', 2), part('c', 1)]))).toBe("'a'")
    expect(textOf(coverOf([part('a', 1), part('b', 1)]))).toBe("('a'|'b')")
  })

  it('stays short, however long the question is', () => {
    const parts = Array.from({ length: 40 }, (_, index) => part(`w${index}`, 1))
    expect(textOf(coverOf(parts)).length).toBeLessThan(400)
  })

  it('quotes what a word has of the language of queries', () => {
    expect(textOf(one("d'agua"))).toBe("'d''agua'")
  })
})
