/** Hours in which the link that proves a mailbox may be used. */
export const LINK_HOURS = 24
/** Days for which it is kept who asked for which page and what came of it. */
export const CLOSED_REQUEST_DAYS = 365
export const COMPANY_NAME_MAX = 200
/** Requests that the Admins' queue shows at a time. */
export const QUEUE_PAGE_SIZE = 20
/** Own requests that a profile shows, the newest ones. */
export const OWN_REQUESTS_MAX = 50
