/** For how long what happened to a page is shown, in months. */
export const NOTIFICATION_MONTHS = 12
/** Notifications that the supplier's area shows at a time. */
export const NOTIFICATIONS_PAGE_SIZE = 10
