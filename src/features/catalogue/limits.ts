export const DEFAULT_PAGE_SIZE = 12
export const BEST_RATED_MAX = 9
/** A mean is high from here on; db/schema/ratings.ts has it too, for an index. */
export const HIGH_RATING = 4
export const CATEGORIES_MAX = 3
export const DESCRIPTION_MAX = 400
export const CARD_DESCRIPTION_MAX = 50
/** Names offered while someone types. */
export const SUGGESTIONS_MAX = 8
