/** Sanctions of one company that its page shows. */
export const SHOWN_MAX = 50
