import { foldText } from '#/domain/text.ts'

/** A word, with hyphens inside. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu

/** A plural as its singular, near enough: gestões/gestão, fiscais/fiscal, imagens/imagem, apps/app. */
const singular = (folded: string) =>
  folded
    .replace(/(\w{2})(?:oes|aes)$/, '$1ao')
    .replace(/(\w{2}[aou])is$/, '$1l')
    .replace(/(\w{2})(?:eis|is|il|el)$/, '$1i')
    .replace(/([aeiou])ns?$/, '$1m')
    .replace(/(\w{2}[^s\W])s$/, '$1')

/** At the end of a mark: it is the beginning of words. */
const BEGINNING = '*'

const isMark = (word: string, marks: readonly string[]) => {
  const folded = foldText(word).replace(/-/g, '')
  const one = singular(folded)
  return marks.some((mark) =>
    mark.endsWith(BEGINNING)
      ? folded.startsWith(mark.slice(0, -BEGINNING.length))
      : one === singular(mark),
  )
}

/**
 * A text in parts, of which every second one is what was searched for, whatever its case, accents and number;
 * 'nfe' marks 'NF-e'. Undefined where nothing of it was.
 * @param marks folded words, and beginnings of words with `*` after them
 */
export function markedParts(text: string, marks: readonly string[]): string[] | undefined {
  const parts = ['']
  const add = (part: string, isMarked: boolean) => {
    if (!part) return
    const isLastMarked = parts.length % 2 === 0
    if (isLastMarked === isMarked) parts.push(`${parts.pop()}${part}`)
    else parts.push(part)
  }
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    add(text.slice(end, index), false)
    if (isMark(word, marks)) add(word, true)
    else for (const part of word.split(/(-)/)) add(part, isMark(part, marks))
    end = index + word.length
  }
  add(text.slice(end), false)
  return parts.length > 1 ? parts : undefined
}

/** A card with its texts in parts, where something of them was searched for. */
export function markCard<Card extends Record<Field, string>, Field extends string>(
  card: Card,
  fields: readonly Field[],
  marks: readonly string[],
): Card & { marked?: Partial<Record<Field, string[]>> } {
  const found = fields.flatMap((field) => {
    const parts = markedParts(card[field], marks)
    return parts ? [[field, parts] as const] : []
  })
  return found.length > 0 ? { ...card, marked: Object.fromEntries(found) as never } : card
}
