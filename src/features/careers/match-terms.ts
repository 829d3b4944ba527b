import { foldText } from '#/domain/text.ts'
import { MATCH_TERMS_MAX } from './limits.ts'

/** In a word of fewer letters there is little to recognise. */
const WORD_MIN = 3

/** A word or several, and whether the text of a job counts, or its headline alone. */
export interface MatchTerm {
  text: string
  anywhere: boolean
}

interface Occupation {
  position: string
  tools: string[]
}

/**
 * What is looked for in jobs: a position as a whole and the names of tools anywhere, and each word of
 * the position in headlines alone, since 'sistema' is in the text of nearly every job. Each once,
 * whatever its accents.
 */
export function matchTerms({ position, tools }: Occupation): MatchTerm[] {
  const words = position.split(/[^\p{L}\p{N}+#-]+/u).filter((word) => word.length >= WORD_MIN)
  const unique = new Map<string, MatchTerm>()
  const look = (text: string, anywhere: boolean) => {
    const key = foldText(text)
    if (text.length > 1 && !unique.has(key)) unique.set(key, { text, anywhere })
  }
  look(position, words.length > 1)
  for (const tool of tools) look(tool, true)
  for (const word of words) look(word, false)
  return [...unique.values()].slice(0, MATCH_TERMS_MAX)
}
