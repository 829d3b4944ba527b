import { foldText } from '#/domain/text.ts'
import { distance, slipsIn } from '#/platform/server/search/spelling.ts'

/** Former names that are kept of an offer, those that most reviews are of: no number of new ones puts them out. */
export const FORMER_NAMES_KEPT = 20

const wordsOf = (name: string) => foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []

/** Of fewer letters, another one makes another word, as of 'ERP' and 'CRM'. */
const SHORT = 3

const isSlip = (word: string, other = '') =>
  word.length > SHORT &&
  word[0] === other[0] &&
  !/\p{N}/u.test(word + other) &&
  distance(word, other) <= slipsIn(word)

/** Whether two names are one in two spellings: by capitals, accents, blanks and signs, or a slip in a word. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  if (words.join('') === others.join('')) return true
  return (
    words.length === others.length &&
    words.every((word, index) => word === others[index] || isSlip(word, others[index]))
  )
}
