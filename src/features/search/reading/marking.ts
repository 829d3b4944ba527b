import { foldText } from '#/domain/text.ts'

/** Whether a folded word is what was searched for. */
export type IsMarked = (word: string) => boolean

/** A word, with hyphens inside. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu

/** What ends a word with one letter, as 'NF-e': alone it says nothing. */
const LAST_LETTER = /-\p{L}$/u

const foldWord = (word: string) => foldText(word).replace(/-/g, '')

/** The words of a text that may be marked, folded; a hyphenated one in one word and in its parts. */
export const markableWords = (text: string): string[] =>
  (text.match(WORD) ?? []).flatMap((word) => [word, ...word.split('-')]).map(foldWord)

/**
 * A text in parts, of which every second one is what was searched for; 'nfe' marks 'NF-e', and so does 'nf'. Undefined where
 * nothing of it was.
 * @param isMarked whether a folded word was
 */
export function markedParts(text: string, isMarked: IsMarked): string[] | undefined {
  const parts = ['']
  const add = (part: string, isFound: boolean) => {
    if (!part) return
    const isLastFound = parts.length % 2 === 0
    if (isLastFound === isFound) parts.push(`${parts.pop()}${part}`)
    else parts.push(part)
  }
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    add(text.slice(end, index), false)
    if ([word, word.replace(LAST_LETTER, '')].map(foldWord).some(isMarked)) add(word, true)
    else for (const part of word.split(/(-)/)) add(part, isMarked(foldWord(part)))
    end = index + word.length
  }
  add(text.slice(end), false)
  return parts.length > 1 ? parts : undefined
}

/** A card with its texts in parts, where something of them was searched for. */
export function markCard<Card extends Record<Field, string>, Field extends string>(
  card: Card,
  fields: readonly Field[],
  isMarked: IsMarked,
): Card & { marked?: Partial<Record<Field, string[]>> } {
  const found = fields.flatMap((field) => {
    const parts = markedParts(card[field], isMarked)
    return parts ? [[field, parts] as const] : []
  })
  return found.length > 0 ? { ...card, marked: Object.fromEntries(found) as never } : card
}
