/** Software that a maker is shown at a time. */
export const CANDIDATES_MAX = 20
/** Days for which it is kept who asked for which software and what came of it. */
export const CLOSED_CLAIM_DAYS = 365
