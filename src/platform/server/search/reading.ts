import { foldText } from '#/domain/text.ts'

/** How a question was read, as people and clients hear of it; words are as they are written. */
export interface Reading {
  /** The question with its misspelt words as they are meant; null where nothing was changed. */
  corrected: string | null
  /** Words that nothing has. */
  omitted: string[]
  /** What it was looked for by beside its own words. */
  synonyms: string[]
  /** Of a question that only wishes, what fits, after 'o que': 'tem plano gratuito'. */
  wished?: string[]
}

export const AS_ASKED: Reading = { corrected: null, omitted: [], synonyms: [] }

/** A word that nothing has, and words that it may be, the likeliest first. */
export interface Guess {
  asked: string
  meant: string[]
  /** What it is among the words that searches know: that need not be in what was found. */
  known?: string
}

const WORD = /[\p{L}\p{N}]+/gu
const NUMBER = /^\p{N}+$/u
// From the beginning of a word alone: a text of one endless word would be read from each of its letters.
const HYPHENATED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu
const withoutHyphens = (word: string) => foldText(word).replaceAll('-', '')

/** The words of a text as they are written, by their folded forms. */
export const writtenIn = (text: string) =>
  new Map((text.match(WORD) ?? []).map((word) => [foldText(word), word.toLowerCase()]))

/** A folded text with its words as they are written in the first of some texts that has them. */
export const spelledAs = (folded: string, ...texts: ReturnType<typeof writtenIn>[]): string =>
  folded.replace(WORD, (word) => texts.find((words) => words.has(word))?.get(word) ?? word)

/**
 * What a question that was repaired is read as: each guess as the best that was found writes it. A guess
 * that is not in it was none: its word is left out.
 * @param found all texts of the best that was found
 */
export function readingOf(
  question: string,
  guesses: Guess[],
  omitted: string[],
  found: string,
): Pick<Reading, 'corrected' | 'omitted'> {
  const written = writtenIn(found)
  const folded = foldText(found)
  // 'e-commerce' has 'ecommerce' too.
  const joined = new Map(
    (found.match(HYPHENATED) ?? []).map((word) => [withoutHyphens(word), word.toLowerCase()]),
  )
  const read = new Map<string, string>()
  const missed = new Set(omitted)
  for (const { asked, meant, known } of guesses) {
    const word = meant.find((one) =>
      one.split(' ').every((part) => folded.includes(part) || joined.has(part)),
    )
    if (!word && known) read.set(asked, known)
    else if (word)
      read.set(
        asked,
        word
          .split(' ')
          .map((part) => written.get(part) ?? joined.get(part) ?? beginning(written, part))
          .join(' '),
      )
    else missed.add(asked)
  }
  return {
    corrected:
      read.size > 0 ? question.replace(WORD, (word) => read.get(foldText(word)) ?? word) : null,
    // That nothing has a letter or a number tells nobody anything.
    omitted: (question.match(WORD) ?? []).filter(
      (word) => word.length > 1 && !NUMBER.test(word) && missed.has(foldText(word)),
    ),
  }
}

/** The first word that begins so, as it is written. */
function beginning(written: Map<string, string>, part: string): string {
  for (const [folded, word] of written) if (folded.startsWith(part)) return word
  return part
}
