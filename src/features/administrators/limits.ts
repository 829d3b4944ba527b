/** Letters of a name before anybody is looked for by it. */
export const NAME_SEARCH_MIN = 3
/** People that a search shows; a longer name finds the others. */
export const PEOPLE_FOUND_MAX = 8
/** People that are added at once. */
export const ADDED_MAX = 10
