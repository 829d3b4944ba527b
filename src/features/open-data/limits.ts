/** Days for which a dump can be fetched; a review that is gone stays in those of before for as long. */
export const DUMP_DAYS = 7
/** Rows that one statement reads, and that are in memory at a time. */
export const DUMP_BATCH = 1000
/** By how much an index that is computed again may differ: dates of reviews are days, and an index a day old. */
export const INDEX_TOLERANCE = 0.002
