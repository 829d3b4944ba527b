import { LISTED, type ListedKind } from '#/domain/listed.ts'

/** A part of a sentence; words that somebody searched for are emphasised. */
export interface Part {
  text: string
  isWord: boolean
}

const plain = (text: string): Part => ({ text, isWord: false })

/** Words in a sentence: 'a, b e c'. */
const listed = (words: string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('pt-BR', { type })
    .formatToParts(words)
    .map((part): Part => ({ text: part.value, isWord: part.type === 'element' }))

/** 'Nenhum software tem a palavra grátis: mostramos os outros.' */
export const omittedSentence = (kind: ListedKind, words: string[]): Part[] => [
  plain(`${LISTED[kind].none} tem ${words.length === 1 ? 'a palavra' : 'as palavras'} `),
  ...listed(words, 'disjunction'),
  plain(': mostramos os outros.'),
]

/** 'Também procuramos por emissor de notas.' */
export const synonymsSentence = (words: string[]): Part[] => [
  plain('Também procuramos por '),
  ...listed(words, 'conjunction'),
  plain('.'),
]

/** 'Mostrando o que tem plano gratuito.' */
export const wishedSentence = (fits: string[]): Part[] => [
  plain('Mostrando o que '),
  ...listed(fits, 'conjunction'),
  plain('.'),
]
