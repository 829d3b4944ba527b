import { foldText } from '#/domain/text.ts'
import { MATCH_TERMS_MAX } from './limits.ts'

/** In a word of fewer letters there is little to recognise. */
const WORD_MIN = 3

interface Occupation {
  position: string
  tools: string[]
}

/**
 * What is looked for in jobs: a position as a whole and each of its words, and the names of tools.
 * Each once, whatever its accents.
 */
export function matchTerms({ position, tools }: Occupation): string[] {
  const words = position.split(/[^\p{L}\p{N}+#-]+/u).filter((word) => word.length >= WORD_MIN)
  const terms = [position, ...words, ...tools].filter((term) => term.length > 1)
  const unique = new Map(terms.map((term) => [foldText(term), term]))
  return [...unique.values()].slice(0, MATCH_TERMS_MAX)
}
