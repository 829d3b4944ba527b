/** What one person watches. */
export const WATCHES_MAX = 100
/** Of these, searches: each is asked anew for every look and every letter. */
export const SEARCHES_MAX = 10
/** Products of a search whose news count, the best fitting ones; the newest count beside them. */
export const SEARCH_OFFERS = 200
/** For how long news are shown, in days. */
export const NEWS_DAYS = 30
/** News that a screen or a feed shows. */
export const NEWS_SHOWN = 50
/** Of these, those of one kind about one thing; the letter says how many more. */
export const NEWS_OF_KIND = 5
/** News that a letter names; it says how many more there are. */
export const NEWS_IN_LETTER = 20
