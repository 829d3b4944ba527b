/** The block above the list, and the further reading under an article. */
export const LATEST_NEWS = 3
export const NEWS_PAGE_SIZE = 9
export const HEADLINE_MAX = 150
export const COMPANY_MAX = 100
/** Of a job's place and of its salary. */
export const JOB_TEXT_MAX = 80
export const ARTICLE_URL_MAX = 500
/** Characters of a body, tags included. */
export const BODY_MAX = 100_000
/** How far ahead something is scheduled. */
export const SCHEDULE_DAYS = 365
/** Most that is kept of an article's picture, in pixels: sharp on dense screens in a text. */
export const ARTICLE_PICTURE_BOX = { width: 1600, height: 1600 }
/** A picture that no article shows is kept as long, for those who still write. */
export const UNUSED_PICTURE_DAYS = 7
/** Items that the Admins' table shows at a time. */
export const DESK_PAGE_SIZE = 20
/** Items of a feed. */
export const FEED_SIZE = 30
