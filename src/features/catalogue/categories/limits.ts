export const CATEGORY_NAME_MIN = 2
export const CATEGORY_NAME_MAX = 100
/** Categories that a search gives. */
export const CATEGORY_RESULTS_MAX = 50
/** Categories whose subcategories can be asked for at once: as many as an offer may have. */
export const PARENTS_MAX = 3
/** Categories that the Admins' table shows at a time. */
export const DESK_PAGE_SIZE = 20
/** Suggestions that are shown to Admins at a time. */
export const QUEUE_PAGE_SIZE = 20
