/** With fewer there is no page and no strip: one or two are no choice. */
export const ALTERNATIVES_MIN = 3
/** On the page of the product. */
export const ALTERNATIVES_SHOWN = 3
/** On their own page. */
export const ALTERNATIVES_MAX = 12
/** The best rated of a category that are looked at. */
export const CANDIDATES_MAX = 60
/** Reasons that are named of one. */
export const REASONS_MAX = 3
