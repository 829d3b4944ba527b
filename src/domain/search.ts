import { withoutUnseen } from './text.ts'

/** Longest text of a search, in characters. */
export const SEARCH_MAX_LENGTH = 200

/**
 * Free text as it is searched, and said again: NUL, which PostgreSQL cannot hold, and halves of characters become
 * blanks; blanks are folded; what is not seen goes, as it is in no text that is found.
 */
export const cleanSearch = (text: string) =>
  withoutUnseen(text)
    .replace(/[\s\0]|\p{Surrogate}/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** The text of a search in an address, cleaned; one that is too long is cut: a page shows what it can. */
export const searchFrom = (text = ''): string =>
  Array.from(cleanSearch(text)).slice(0, SEARCH_MAX_LENGTH).join('')
