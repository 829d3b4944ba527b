/**
 * For how long things are kept, as the privacy notice says. `retention.api.test.ts` compares them
 * with what the server does; what accounts show as well is in the limits of that feature.
 */
export const SESSION_DAYS = 30
export const VALIDATION_LINK_HOURS = 24
export const RESET_LINK_HOURS = 1
/** The longest that an attempt is counted: letters of one page to one person. */
export const ATTEMPT_DAYS = 7
