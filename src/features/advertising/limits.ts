/** An advertisement's name, in characters. */
export const NAME_MAX = 100
/** Its description, in characters. */
export const DESCRIPTION_MAX = 400
/** How long it may run, first and last day included. */
export const RUN_DAYS_MAX = 90
/** How far ahead it may begin, in days. */
export const AHEAD_DAYS_MAX = 365
/** Its figures are shown for all time and for so many days, today included. */
export const RECENT_DAYS = 30
/** Advertisements on a page of a supplier's list. */
export const PAGE_SIZE = 10
/** Advertisements that a page may have unpaid at a time. */
export const UNPAID_MAX = 20
