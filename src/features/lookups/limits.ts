/** How long an answer of a public register is good for. */
export const KEEP_MS = 30 * 24 * 60 * 60 * 1000
