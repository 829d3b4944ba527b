import { brand, WORDS } from './words.ts'

/** Two neighbouring letters swapped, as fingers do: words then find nothing, look-alikes do. */
function misspelt(word: string): string {
  const middle = Math.floor(word.length / 2)
  const [left = '', right = ''] = [word[middle - 1], word[middle]]
  return word.slice(0, middle - 1) + right + left + word.slice(middle + 1)
}

/** What people type, of every sort that search treats in its own way. */
const QUERIES: string[] = [
  // A common word: tens of thousands of finds.
  ...['gestão', 'sistema', 'controle', 'vendas', 'financeiro', 'fiscal', 'estoque', 'nuvem'],
  // A less common one, a rare one, a brand.
  ...['contratos', 'frota', 'prontuário', 'hotelaria', 'museu', 'hangar', 'apicultura'],
  ...[brand(7), brand(400)],
  // Categories, as the shortcuts under the search field ask for them.
  ...['ERP', 'CRM', 'Folha de pagamento', 'Gestão de estoque', 'LGPD'],
  // Several words.
  ...['controle financeiro', 'vendas online', 'notas fiscais', 'agenda consultório'],
  ...['sistema de gestão fiscal', 'controle de estoque na nuvem', 'museu teatro ingressos'],
  // A word half typed.
  ...['s', 'ges', 'cont', 'hang'],
  // Plurals, accents and capitals.
  ...['gestões', 'relatorio', 'FISCAIS', 'móveis'],
  // Misspelt, unknown, and nothing but stop words.
  ...[misspelt(brand(12)), misspelt(brand(3000)), 'xyzxyzxyz', 'de para com'],
]

/** The search of the API, its first page. */
export const searchPaths = (queries = QUERIES) =>
  queries.map(
    (query) => `/v1/software/searchPaginados?${new URLSearchParams({ query, page: '1' })}`,
  )

const NEW_AT_A_TIME = 40

/** Two words of the list that stand so far apart, in each run the same. */
export function pairsOfWords(apart: number): () => [string, string] {
  let asked = 0
  return () => {
    const first = asked % WORDS.length
    const second = (first + apart + Math.floor(asked++ / WORDS.length)) % WORDS.length
    return [WORDS[first] ?? '', WORDS[second] ?? '']
  }
}

const many = (next: () => string) => () =>
  searchPaths(Array.from({ length: NEW_AT_A_TIME }, () => next()))

/**
 * What is asked of a server for the first time is asked of it once in a run: each measurement has pairs of its own, by
 * how far apart their words stand.
 * @returns what gives searches for two words that it gave never before; the same in each run
 */
export function newQuestions(apart: number): () => string[] {
  const next = pairsOfWords(apart)
  return many(() => next().join(' '))
}

/** As people ask for two words: with one misspelt, among fillers, beside one that nothing has, in a sentence. */
const UNLIKELY: ((one: string, other: string, place: number) => string)[] = [
  (one, other) => `${misspelt(one)} ${other}`,
  (one, other) => `sistema completo para ${one} e ${other}`,
  (one, other, place) => `${one} ${other} xqzw${place}`,
  (one, other) => `qual é o melhor programa para ${one} e ${other} na minha empresa?`,
]

/** @returns what gives searches, never the same, that do not find all of their words */
export function newUnlikelyQuestions(apart: number): () => string[] {
  const next = pairsOfWords(apart)
  let place = 0
  return many(() => {
    const ask = UNLIKELY[place % UNLIKELY.length]
    return ask?.(...next(), place++) ?? ''
  })
}

/** @returns what gives searches, never the same, of which every second one does not find all of its words */
export function newQuestionsOfAllSorts(apart: number): () => string[] {
  const [likely, unlikely] = [newQuestions(apart), newUnlikelyQuestions(apart + 1)]
  return () => {
    const others = unlikely()
    return likely().map((path, place) => (place % 2 === 0 ? path : (others[place] ?? path)))
  }
}

/** Letters of the last word that were typed. */
const TYPED_MAX = 5

/** @returns what gives suggestions for the words that somebody types, which were never asked for before */
export function newSuggestions(apart: number): () => string[] {
  const next = pairsOfWords(apart)
  let place = 0
  return () =>
    Array.from({ length: NEW_AT_A_TIME }, () => {
      const [one, other] = next()
      const query = `${one} ${other.slice(0, 1 + (place++ % TYPED_MAX))}`
      return `/v1/sugestoes?${new URLSearchParams({ query, limit: '8' })}`
    })
}
