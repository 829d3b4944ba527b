/** What is searched, as the texts of a result page name it. */
const NONE = {
  software: 'Nenhum software',
  service: 'Nenhum serviço',
  vendor: 'Nenhum fornecedor',
} as const
export type SearchedKind = keyof typeof NONE

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
export const omittedSentence = (kind: SearchedKind, words: string[]): Part[] => [
  plain(`${NONE[kind]} tem ${words.length === 1 ? 'a palavra' : 'as palavras'} `),
  ...listed(words, 'disjunction'),
  plain(': mostramos os outros.'),
]

/** 'Também procuramos por emissor de notas.' */
export const synonymsSentence = (words: string[]): Part[] => [
  plain('Também procuramos por '),
  ...listed(words, 'conjunction'),
  plain('.'),
]
