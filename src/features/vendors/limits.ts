export const DEFAULT_PAGE_SIZE = 12
/** Supplier listing screen. */
export const LISTING_PAGE_SIZE = 9
export const BEST_RATED_MAX = 9
export const DESCRIPTION_MAX = 500
/** Cut of the description on the cards of a software's page. */
export const CARD_DESCRIPTION_MAX = 60
