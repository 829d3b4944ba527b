import { describe, expect, it } from 'vitest'
import { isOfCategories, phraseOf } from './understanding.server.ts'

const STEMS = { ordem: 'ordem', de: 'de', servico: 'servic', frota: 'frot' }
type Word = keyof typeof STEMS

/** The pattern of a term that a question is, as JavaScript writes it. @param term its place in the question */
function phrase(text: string, [from, to]: [number, number]) {
  const words = text.split(' ').map((word) => ({
    word,
    stem: STEMS[word as Word],
    joins: word === 'de',
  }))
  const parts = words.filter(({ joins }) => !joins).map(({ word }) => ({ asked: word }))
  const pattern = phraseOf(words, [{ from, to }], parts)
  return pattern && new RegExp(pattern.replace('\\m', '\\b'))
}

it.each(['ordem de servico', 'gera ordens de servicos', 'ordem servico'])(
  'a question that is a term is found as one: %s',
  (text) => {
    expect(text).toMatch(phrase('ordem de servico', [0, 2]) ?? /^$/)
  },
)

it.each(['servico em ordem', 'ordem dos melhores servicos', 'desordem de servico'])(
  'words of a term that stand elsewhere are not the term: %s',
  (text) => {
    expect(text).not.toMatch(phrase('ordem de servico', [0, 2]) ?? /./)
  },
)

it('a word, and a question that says more than a term, are no phrase', () => {
  expect(phrase('frota', [0, 1])).toBeUndefined()
  expect(phrase('ordem de servico frota', [0, 2])).toBeUndefined()
})

describe('a word of a category', () => {
  const filed = { written: ['imoveis', 'condominios'], stems: new Set(['imov', 'condomini']) }

  it('is known by its stem, and while it is typed by its beginning, whose stem is another one', () => {
    const whole = { word: 'condominio', stem: 'condomini', begins: false }
    const half = { word: 'condomin', stem: 'condomin', begins: true }
    expect(isOfCategories(whole, false, filed)).toBe(true)
    expect(isOfCategories(half, true, filed)).toBe(true)
  })

  it('is no beginning before other words, and no word that begins nothing of it', () => {
    const half = { word: 'condomin', stem: 'condomin', begins: true }
    expect(isOfCategories(half, false, filed)).toBe(false)
    expect(isOfCategories({ word: 'sindi', stem: 'sind', begins: true }, true, filed)).toBe(false)
  })
})
