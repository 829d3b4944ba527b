import { beginning, LONGEST_LATE, one, stemmed, type WordQuery } from './query.ts'

interface Word {
  word: string
  stem: string
  joins: boolean
  /** How many have it, and its stem. */
  count: number
  stemCount: number
  /** It never goes on. */
  isWhole?: boolean
}

/** A question for which every word is found. */
export interface PlainQueries {
  /** As what is found is weighed. */
  ranked: WordQuery
  /** Every word, the last of which may go on; or all of them in one word: 'open cloud' finds OpenCloud. */
  typed: WordQuery
  /** The same, where no word goes on; undefined where none does, or where there are only words that join others. */
  whole: WordQuery | undefined
  /** In names also what only joins others counts: 'Muito Prático'. */
  typedName: WordQuery
  wholeName: WordQuery
}

/** More words are no name that somebody parted. */
export const JOINED_MAX = 4

/** What so many have as it is written is a word, and not the beginning of one. */
const KNOWN_WELL = 20
/** Shorter ones are words, and beginnings as well. */
const SHORTEST_KNOWN = 4

/**
 * Whether the last word of a question is also looked for as a beginning. An index of words gathers all that
 * begins so before it looks at anything else: that costs more than all other words together.
 */
export const mayGoOn = ({ word, count, isWhole }: Pick<Word, 'word' | 'count' | 'isWhole'>) =>
  !isWhole && (word.length < SHORTEST_KNOWN || count < KNOWN_WELL)

/** What so few have is looked at row by row. */
export const FEW = 1500

/** Whether the last word begins so many others that what one of these has is sooner looked at. */
export const isLate = (last: Pick<Word, 'word'>, words: Word[]): boolean =>
  last.word.length <= LONGEST_LATE &&
  words.some((other) => {
    const count = Math.max(other.count, other.stemCount)
    // Nearly everything has a word that begins with some letter: what the others find is soon enough.
    const isFew = last.word.length === 1 || count < FEW
    return other.word !== last.word && !other.joins && count > 0 && isFew
  })

const everyWord = (words: Word[], begins?: Word): WordQuery => ({
  all: words.map(({ word, stem }) =>
    begins?.word === word
      ? { any: [stemmed(stem), beginning(word, isLate(begins, words))] }
      : stemmed(stem),
  ),
})

/**
 * A word by itself counts more as it was written than by its stem: 'restaurante' is not 'restaurar'. Of
 * several, each is one thing to look for: PostgreSQL weighs every pair.
 */
function rankedBy(words: Word[], last: Word): WordQuery {
  const [first] = words
  if (words.length === 1 && first) {
    const forms = [one(first.word), stemmed(first.stem)]
    return { any: first === last ? [...forms, beginning(first.word)] : forms }
  }
  const isWhole = ({ count, stemCount }: Word) => count > 0 || stemCount > 0
  return {
    all: words.map((word) =>
      word === last && !isWhole(word) ? beginning(word.word) : stemmed(word.stem),
    ),
  }
}

/** Words, each where it is said last: what is said again says no more, and is weighed with every other. */
const eachOnce = <W extends Pick<Word, 'word'>>(words: W[]): W[] => {
  const last = new Map(words.map(({ word }, place) => [word, place]))
  return words.filter(({ word }, place) => last.get(word) === place)
}

/** A query for the words, or for all of them in one. */
function orJoined(words: Word[], query: WordQuery, begins = false): WordQuery {
  if (words.length < 2 || words.length > JOINED_MAX) return query
  const word = words.map((each) => each.word).join('')
  return { any: [query, { word, begins }] }
}

/** @returns undefined for no words */
export function plainQueries(words: Word[]): PlainQueries | undefined {
  const last = words.at(-1)
  if (!last) return
  const each = eachOnce(words)
  const telling = each.filter(({ joins }) => !joins)
  const looked = telling.length === 0 ? [last] : telling
  const begins = mayGoOn(last) ? last : undefined
  return {
    ranked: rankedBy(looked, last),
    typed: orJoined(words, everyWord(looked, begins), true),
    whole: begins && telling.length > 0 ? orJoined(words, everyWord(telling)) : undefined,
    typedName: orJoined(words, everyWord(each, begins), true),
    wholeName: orJoined(words, everyWord(each)),
  }
}
