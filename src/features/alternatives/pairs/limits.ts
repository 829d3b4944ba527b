/** How long it is kept which products were compared. */
export const PAIR_DAYS = 365
/** Two are compared by people, and not by one of them, where so many did it on a day … */
export const COMPARED_A_DAY = 3
/** … on so many days. */
export const COMPARED_DAYS = 5
/** Pairs of one address that are counted in a day, each once: an office compares no more. */
export const PAIRS_PER_ADDRESS = 30
/** Pairs of one address that are looked at in an hour, counted or not. */
export const PAIRS_LOOKED_AT = 120
