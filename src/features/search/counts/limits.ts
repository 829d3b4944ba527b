/** How long it is kept what was searched for. */
export const COUNT_DAYS = 90

/** Marks that visitors of one text and day share: enough to tell some 1,500 from 1,400. */
export const VISITOR_MARKS = 512

/** Longest text that is counted, folded; what is longer says too much. */
export const TEXT_MAX_LENGTH = 80
export const TEXT_MAX_WORDS = 12

/** Texts of one day that are kept; of more, those of the most visitors. */
export const TEXTS_A_DAY = 2000

/** Searches that are counted for one address in a day, by one process. */
export const SEARCHES_PER_ADDRESS = 100

/** A text that was searched for less often, each visitor once a day, is shown to nobody: it may be of one person. */
export const SHOWN_FROM = 3

/** A frequent search: so many visitors on each of so many of the last days. */
export const FREQUENT = { visitors: 5, days: 3, ofLast: 30 }
/** What is frequent is of no single maker: so many have its words in what they are called. */
export const FREQUENT_MAKERS = 2
/** Texts that are frequent at a time. */
export const FREQUENT_MAX = 200
