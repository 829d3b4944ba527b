/** Suppliers of one page of a place's or an activity's list. */
export const LIST_SIZE = 12
/** Cities that a page names: those with most companies. */
export const CITIES_MAX = 60
/** Spellings of a city that its list finds. */
export const SPELLINGS_MAX = 5
/** Companies from which on search engines are told of a page. */
export const INDEXED_FROM = 3
