/** What one message may take, in bytes: arguments are words and ids. */
export const MESSAGE_MAX = 16 * 1024
/** Results of a search, and reviews, of one answer. */
export const RESULTS_MAX = 20
export const RESULTS_DEFAULT = 10
/** Products that the answer about a supplier names, of each kind. */
export const OFFERED_MAX = 30
/** Suppliers that the answer about a product names. */
export const SELLERS_MAX = 20
/** Prices of former days, the newest first. */
export const PRICES_MAX = 60
/** Characters of a text: whoever needs all of it finds the page. */
export const TEXT_MAX = 1500
