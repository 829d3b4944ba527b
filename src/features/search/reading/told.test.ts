import { describe, expect, it } from 'vitest'
import { omittedSentence, synonymsSentence, wishedSentence } from './texts.ts'
import { marksOf, toldOf } from './told.ts'

const AS_ASKED = { corrected: null, omitted: [], synonyms: [] }
const said = (parts: { text: string }[]) => parts.map(({ text }) => text).join('')
const asked = {
  kind: 'software' as const,
  query: 'folha',
  isLiteral: false,
  path: '/softwares/folha',
}

describe('what is said of a question', () => {
  it('is nothing where it was read as it was asked', () => {
    expect(toldOf(asked, AS_ASKED)).toBeNull()
    expect(toldOf({ ...asked, query: '' }, AS_ASKED)).toBeNull()
  })

  it('leads to the literal search, and back from there', () => {
    const told = toldOf(asked, { ...AS_ASKED, corrected: 'folhas' })
    expect(told?.otherPath).toBe('/softwares/folha?literal=1')
    const filtered = { ...asked, path: '/suppliers?search=folha' }
    expect(toldOf(filtered, { ...AS_ASKED, omitted: ['x'] })?.otherPath).toBe(
      '/suppliers?search=folha&literal=1',
    )
    expect(toldOf({ ...asked, isLiteral: true }, AS_ASKED)?.otherPath).toBe('/softwares/folha')
  })

  it('is what fits, where a question only wishes', () => {
    const wished = ['tem plano gratuito', 'atende pequena empresa (EPP)']
    expect(toldOf(asked, { ...AS_ASKED, wished })?.wished).toEqual(wished)
    expect(said(wishedSentence(wished))).toBe(
      'Mostrando o que tem plano gratuito e atende pequena empresa (EPP).',
    )
  })

  it('names one word or many, of software, services or suppliers', () => {
    expect(said(omittedSentence('software', ['grátis']))).toBe(
      'Nenhum software tem a palavra grátis: mostramos os outros.',
    )
    expect(said(omittedSentence('vendor', ['grátis', 'já']))).toBe(
      'Nenhum fornecedor tem as palavras grátis ou já: mostramos os outros.',
    )
    expect(said(omittedSentence('service', ['a', 'b', 'c']))).toBe(
      'Nenhum serviço tem as palavras a, b ou c: mostramos os outros.',
    )
    expect(said(omittedSentence('offer', ['grátis']))).toBe(
      'Nenhum software ou serviço tem a palavra grátis: mostramos os outros.',
    )
    expect(said(synonymsSentence(['emissor de notas']))).toBe(
      'Também procuramos por emissor de notas.',
    )
    expect(said(synonymsSentence(['a', 'b']))).toBe('Também procuramos por a e b.')
  })
})

describe('what is marked of a question', () => {
  const fillers = (word: string) => word === 'sistema'
  const read = (word: string, stem = word, joins = false) => ({ word, stem, joins })
  const sistema = read('sistema', 'sistem')

  it('are its words, what has their stems, those of synonyms, and the last one as a beginning', () => {
    const words = {
      asked: [sistema, read('de', 'de', true), read('folha', 'folh')],
      synonyms: [read('holerite', 'holerit')],
      known: [read('folhas', 'folh'), read('holerites', 'holerit'), read('sistemas', 'sistem')],
    }
    const isMarked = marksOf(words, fillers)
    for (const word of ['folha', 'folhas', 'folhagem', 'holerite', 'holerites'])
      expect(isMarked(word), word).toBe(true)
    for (const word of ['sistema', 'sistemas', 'de', 'fo', 'holeritezinho'])
      expect(isMarked(word), word).toBe(false)
  })

  it('are fillers only where there is nothing else', () => {
    const isMarked = marksOf({ asked: [sistema], synonyms: [], known: [] }, fillers)
    expect(isMarked('sistema')).toBe(true)
  })
})
