/** The block above the list, and the further reading under an article. */
export const LATEST_NEWS = 3
export const NEWS_PAGE_SIZE = 9
