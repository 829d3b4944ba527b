/** How long it is kept which products were compared. */
export const PAIR_DAYS = 365
/** Two that were compared less often say nothing: a few visits are anybody's. */
export const COMPARED_FROM = 5
/** Pairs of one address that are counted in a day, each once: an office compares no more. */
export const PAIRS_PER_ADDRESS = 30
