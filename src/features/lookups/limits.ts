/** How long an answer of a public register is good for. */
export const LOOKUP_DAYS = 30
export const KEEP_MS = LOOKUP_DAYS * 24 * 60 * 60 * 1000
