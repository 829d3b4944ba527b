export const DEFAULT_PAGE_SIZE = 12
export const BEST_RATED_MAX = 9
export const CATEGORIES_MAX = 3
/** Between the names of categories in offers.category_text; no name has it. */
export const CATEGORY_SEPARATOR = ' | '
export const DESCRIPTION_MAX = 400
export const CARD_DESCRIPTION_MAX = 50
/** Prices of a category are told once so many of its makers say theirs. */
export const PRICED_MIN = 3
/** How long typing pauses before suggestions are asked for, in ms. */
export const ASKED_AFTER_MS = 200
/** Names offered while someone types. */
export const SUGGESTIONS_MAX = 8
/** Of a name: of the product itself, of who makes it and of who sells it. */
export const NAME_MAX = 200
export const SLOGAN_MAX = 400
export const SUBCATEGORY_MAX = 100
export const PHOTOS_MAX = 6
/** Most that is kept of a picture, in pixels. */
export const PHOTO_BOX = { width: 1600, height: 1200 }
