/** Events that one message from a browser carries at most. */
export const BATCH_MAX = 50
export const PATH_MAX = 200
/** How long a message is known, so that it is not counted again. */
export const BATCH_DAYS = 1
/** How long it stays provable that somebody agreed, from when that ended. */
export const CONSENT_YEARS = 5
