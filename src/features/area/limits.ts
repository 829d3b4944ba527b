/** Months whose stars are shown, this one included. */
export const STAR_MONTHS = 12
