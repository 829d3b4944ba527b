/** Longest text of a search, in characters. */
export const SEARCH_MAX_LENGTH = 200
