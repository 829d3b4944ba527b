/** Contracts of one company that its page shows, and those that are linked beside a price. */
export const SHOWN_MAX = 50
/** Contracts that have to name a software, or those of a category, before what is paid is told. */
export const PRICED_FROM = 5
/** Characters of a text that is kept. */
export const TEXT_MAX = 1000
