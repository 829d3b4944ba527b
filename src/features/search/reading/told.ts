import { foldText } from '#/domain/text.ts'
import type { SearchedKind } from './texts.ts'

/** How a search read its question; words are as they are written. */
interface Reading {
  /** The question with its misspelt words as they are meant; null where nothing was changed. */
  corrected: string | null
  /** Words that nothing has. */
  omitted: string[]
  /** What it was looked for by beside its own words. */
  synonyms: string[]
}

/** What a result page says of its question, and marks of it. */
export interface Told extends Reading {
  kind: SearchedKind
  query: string
  /** Nothing was repaired or left out, as its address asks. */
  isLiteral: boolean
  /** The same search, literally, or where it is that, as everybody means it. */
  otherPath: string
}

export interface Asked {
  kind: SearchedKind
  query: string
  isLiteral: boolean
  /** Of the search, read as everybody means it. */
  path: string
}

/** The address of a search, literally. */
export const literalPath = (path: string) => `${path}${path.includes('?') ? '&' : '?'}literal=1`

/** What is to be said of a question; null where it was read as it was asked. */
export function toldOf({ path, ...asked }: Asked, reading: Reading): Told | null {
  const isAsAsked = !reading.corrected && reading.omitted.length + reading.synonyms.length === 0
  if (!asked.query || (isAsAsked && !asked.isLiteral)) return null
  return { ...asked, ...reading, otherPath: asked.isLiteral ? path : literalPath(path) }
}

/** Words that only join others. */
const JOINS = new Set(
  'a ao aos as com da das de do dos e em na nas no nos o os ou para pela pelas pelo pelos por que sem um uma'.split(
    ' ',
  ),
)
const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** From so many letters on, what was typed last may be the beginning of a word. */
const SHORTEST_BEGINNING = 3

/**
 * What is marked in the answers, as `markedParts` takes it: words of the question as it was read and of synonyms.
 * @param isFiller whether a folded word says nothing of what is looked for: left out where others are left
 */
export function marksOf(
  query: string,
  { corrected, synonyms }: Reading,
  isFiller: (word: string) => boolean,
): string[] {
  const wordsOf = (text: string) => (text.match(WORD) ?? []).map(foldText)
  const asked = wordsOf(corrected ?? query)
  const last = asked.at(-1) ?? ''
  const all = [...asked, ...synonyms.flatMap(wordsOf)]
  const telling = all.filter((word) => word.length > 1 && !JOINS.has(word) && !isFiller(word))
  const marks = telling.length > 0 ? telling : all
  const goesOn = marks.includes(last) && last.length >= SHORTEST_BEGINNING
  return [...new Set([...marks, ...(goesOn ? [`${last}*`] : [])])]
}
