/** Software on a page of the list. */
export const PAGE_SIZE = 12
/**
 * The categories that the screen leads to by itself, as the site begins; the first is the one of an address without
 * any. What they are by now, `mainCategories` knows.
 */
export const CATEGORIES = ['ERP', 'CRM', 'BI'] as const
export const DEFAULT_CATEGORY = CATEGORIES[0]
/** Categories that are offered in the place of one that is not there. */
export const ALIKE_MAX = 6
export { COMPARED_MAX, COMPARED_MIN } from '#/domain/comparison.ts'

/** Lengths of texts on a card, in characters. */
export const CARD_DESCRIPTION_MAX = 90
export const CARD_REVIEW_MAX = 180
/** Of a review where a telephone begins it: two lines, with who wrote it. */
export const REVIEW_BEGUN_MAX = 55
/** Suppliers that a column of the comparison names. */
export const VENDORS_NAMED = 6
