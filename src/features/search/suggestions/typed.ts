import { foldText } from '#/domain/text.ts'

/** What somebody has typed so far, as names are looked for by it. */
export interface Typed {
  /** Without accents and capitals. */
  folded: string
  words: string[]
  /**
   * Text of a tsquery for names that have all words, the last one as the beginning of one, or all of them
   * in one word; null without a word.
   */
  within: string | null
}

const WORD = /[\p{L}\p{N}]+/gu
/** More words are no name that somebody parted. */
const JOINED_MAX = 4

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? []

// Words have letters and figures only: nothing to escape.
const beginning = (word: string) => `'${word}':*`

export function typedText(text: string): Typed {
  const words = wordsOf(text)
  const last = words.at(-1)
  if (last === undefined) return { folded: foldText(text), words, within: null }
  const all = [...words.slice(0, -1).map((word) => `'${word}'`), beginning(last)].join('&')
  const isParted = words.length > 1 && words.length <= JOINED_MAX
  const within = isParted ? `(${all})|${beginning(words.join(''))}` : all
  return { folded: foldText(text), words, within }
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
