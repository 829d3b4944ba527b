/** Characters of what a company says of a sanction. */
export const NOTE_MAX = 1000
/** Sanctions of one company that its page shows. */
export const SHOWN_MAX = 50
