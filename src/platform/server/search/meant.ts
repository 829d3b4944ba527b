import { heardAlike, nearest, oneSlipAway } from './spelling.ts'
import type { KnownWord, Match, Thesaurus } from './thesaurus.ts'
import type { AskedWord } from './words.server.ts'

/** Words that one may be the beginning of: of more, it says nothing yet. */
const BEGUN_MAX = 8
const SHORTEST = 3

/** What a word that the catalogue does not have may be among the words that searches know. */
export interface Guessed {
  words: KnownWord[]
  /** It is misspelt, and not only half typed. */
  isMisspelt: boolean
}

/**
 * The words that begin with one, while it may go on; else the likeliest of those a slip away or heard alike.
 * @param word folded; none of the words
 */
function guess(
  word: string,
  thesaurus: Thesaurus,
  { goesOn, isTyped }: { goesOn: boolean; isTyped: boolean },
): Guessed | undefined {
  if (word.length < SHORTEST) return
  const begun = goesOn ? thesaurus.wordsBegunBy(word) : []
  const stems = new Map(begun.map((each) => [each.stem, each]))
  if (stems.size > 0)
    return stems.size > BEGUN_MAX ? undefined : { words: [...stems.values()], isMisspelt: false }
  if (isTyped) return
  const alike = thesaurus.among(new Set([...oneSlipAway(word), ...heardAlike(word)]))
  const [near] = nearest(
    word,
    alike.map((each) => ({ ...each, count: 0 })),
    1,
  )
  return near && { words: [near], isMisspelt: true }
}

/** What words that the catalogue does not have may be among those that searches know. */
export function guessesOf(
  words: AskedWord[],
  thesaurus: Thesaurus,
  most: number,
): Map<AskedWord, Guessed> {
  const last = words.at(-1)
  const isNowhere = ({ count, stemCount }: AskedWord) => count + stemCount === 0
  // What is half typed may have the stem of another word: 'corret'.
  const isNew = (word: AskedWord) =>
    (word === last && word.count === 0 && !thesaurus.hasWritten(word.word)) ||
    (isNowhere(word) && !thesaurus.has(word))
  const unknown = words
    .filter((word) => isNew(word) && !word.joins && !thesaurus.isFiller(word.word))
    .slice(0, most)
  return new Map(
    unknown.flatMap((word) => {
      const goesOn = word === last && !word.isWhole
      const isTyped = word === last && (word.begins || !isNowhere(word) || thesaurus.has(word))
      const guessed = guess(word.word, thesaurus, { goesOn, isTyped })
      return guessed ? [[word, guessed] as const] : []
    }),
  )
}

/** Terms in a question, where each guess may stand for its word. */
export function matchesOf(
  words: AskedWord[],
  thesaurus: Thesaurus,
  guesses: ReadonlyMap<AskedWord, Guessed>,
): Match[] {
  const said = words.filter(({ joins }) => !joins)
  const most = Math.max(1, ...[...guesses.values()].map((guessed) => guessed.words.length))
  return Array.from({ length: most }, (_, nth) => {
    const matches = thesaurus.matches(said.map((word) => guesses.get(word)?.words[nth] ?? word))
    const isOther = ({ from, to }: Match) =>
      said.slice(from, to).some((word) => guesses.get(word)?.words[nth])
    return nth === 0 ? matches : matches.filter(isOther)
  }).flat()
}
