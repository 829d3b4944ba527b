import { foldText } from '#/domain/text.ts'
import { JOINED_MAX } from '#/platform/server/search/plain.ts'

/** What somebody has typed so far, as names are looked for by it. */
export interface Typed {
  /** Without accents and capitals. */
  folded: string
  words: string[]
}

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? []

/** More words than that are no name. */
const WORDS_MAX = 8

export const typedText = (text: string): Typed => ({
  folded: foldText(text),
  words: wordsOf(text).slice(0, WORDS_MAX),
})

/** How names are asked for words, as texts of tsqueries. */
interface WordsQuery {
  /** All words, the last one as the beginning of one, or all of them as the beginning of one. */
  words: string
  /** The same of rare words alone; null where there is none. */
  rare: string | null
}

/**
 * Names that have all words. An index gathers all that has a word before it looks at the others: it is only
 * asked for those that few have.
 * @param counts how many have each word
 * @param most that few are
 */
export function wordsQuery({ words }: Typed, counts: number[], most: number): WordsQuery {
  // Words have letters and figures only: nothing to escape.
  const terms = words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`)
  const rare = terms.filter((_, at) => (counts[at] ?? 0) <= most)
  const isParted = words.length > 1 && words.length <= JOINED_MAX
  const joined = isParted ? `|'${words.join('')}':*` : ''
  return {
    words: `(${terms.join('&')})${joined}`,
    rare: rare.length > 0 ? `(${rare.join('&')})${joined}` : null,
  }
}

/** A name that is held in memory, as it is looked for. */
export interface Name {
  folded: string
  /** Its words, each between blanks. */
  words: string
}

export const nameOf = (text: string): Name => ({
  folded: foldText(text),
  words: ` ${wordsOf(text).join(' ')} `,
})

export const begins = ({ folded }: Name, typed: Typed) => folded.startsWith(typed.folded)

/** Whether a name has all words that were typed, the last one as the beginning of one. */
export const hasWords = (name: Name, { words }: Typed) =>
  words.length > 0 &&
  words.every((word, place) =>
    name.words.includes(place === words.length - 1 ? ` ${word}` : ` ${word} `),
  )
