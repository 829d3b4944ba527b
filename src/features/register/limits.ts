/** Days after which a reading that nobody goes on with is given up. */
export const ABANDONED_DAYS = 7
