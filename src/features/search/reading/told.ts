import type { ListedKind } from '#/domain/listed.ts'
import type { IsMarked } from './marking.ts'

/** How a search read its question; words are as they are written. */
interface Reading {
  /** The question with its misspelt words as they are meant; null where nothing was changed. */
  corrected: string | null
  /** Words that nothing has. */
  omitted: string[]
  /** What it was looked for by beside its own words. */
  synonyms: string[]
  /** Of a question that only wishes, what fits, after 'o que'. */
  wished?: string[]
}

/** What a result page says of its question, and marks of it. */
export interface Told extends Reading {
  kind: ListedKind
  query: string
  /** Nothing was repaired or left out, as its address asks. */
  isLiteral: boolean
  /** The same search, literally, or where it is that, as everybody means it. */
  otherPath: string
}

export interface Asked {
  kind: ListedKind
  query: string
  isLiteral: boolean
  /** Of the search, read as everybody means it. */
  path: string
}

/** The address of a search, literally. */
const literalPath = (path: string) => `${path}${path.includes('?') ? '&' : '?'}literal=1`

/** What is to be said of a question; null where it was read as it was asked. */
export function toldOf({ path, ...asked }: Asked, reading: Reading): Told | null {
  const { corrected, omitted, synonyms, wished = [] } = reading
  const isAsAsked = !corrected && omitted.length + synonyms.length + wished.length === 0
  if (!asked.query || (isAsAsked && !asked.isLiteral)) return null
  return { ...asked, ...reading, otherPath: asked.isLiteral ? path : literalPath(path) }
}

/** A word as searches read it. */
export interface ReadWord {
  /** Folded. */
  word: string
  stem: string
}

/** A word of a question, or of a synonym that it was looked for by. */
export interface AskedWord extends ReadWord {
  /** It only joins others, as 'de'. */
  joins: boolean
}

/** From so many letters on, what was typed last may be the beginning of a word. */
const SHORTEST_BEGINNING = 3

/**
 * What is marked in the answers: the words of a question and what has their stems, as the search finds it.
 * @param asked the words of the question, as it was read, in their order
 * @param synonyms those of what it was looked for by beside
 * @param known words of the answers
 * @param isFiller whether a folded word says nothing of what is looked for: left out where others are left
 */
export function marksOf(
  { asked, synonyms, known }: { asked: AskedWord[]; synonyms: AskedWord[]; known: ReadWord[] },
  isFiller: (word: string) => boolean,
): IsMarked {
  const all = [...asked, ...synonyms]
  const telling = all.filter(({ word, joins }) => word.length > 1 && !joins && !isFiller(word))
  const meant = telling.length > 0 ? telling : all
  const stems = new Set(meant.map(({ stem }) => stem))
  const marked = new Set([
    ...meant.map(({ word }) => word),
    ...known.flatMap(({ word, stem }) => (stems.has(stem) ? [word] : [])),
  ])
  const last = asked.at(-1)?.word ?? ''
  const goesOn = marked.has(last) && last.length >= SHORTEST_BEGINNING
  return (word) => marked.has(word) || (goesOn && word.startsWith(last))
}
