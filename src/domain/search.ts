/** Longest text of a search, in characters. */
export const SEARCH_MAX_LENGTH = 200

/**
 * Free text as it is searched, and said again: NUL, which PostgreSQL cannot hold, and halves of characters become
 * blanks; blanks are folded; what turns the text around it goes.
 */
export const cleanSearch = (text: string) =>
  text
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\0]|\p{Surrogate}/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** The text of a search in an address, cleaned; one that is too long is cut: a page shows what it can. */
export const searchFrom = (text = ''): string =>
  Array.from(cleanSearch(text)).slice(0, SEARCH_MAX_LENGTH).join('')
