/** Months for which a declaration holds. */
export const VALID_MONTHS = 12
/** Days before the end of a declaration on which its supplier is reminded, the longest first. */
export const REMINDER_DAYS = [30, 7] as const
/** Years ahead that something may be planned for. */
export const PLAN_YEARS = 5
/** Of the address of a proof, or of a source. */
export const ADDRESS_MAX = 500
/** Most that is kept of a picture that proves something, in pixels: a page that can be read. */
export const PROOF_BOX = { width: 2000, height: 2800 }
/** Of what somebody finds wrong. */
export const REPORT_MIN = 10
export const REPORT_MAX = 1000
/** Days for which it is kept who reported what and what came of it. */
export const CLOSED_REPORT_DAYS = 365
/** Of the calendar of the law. */
export const LAW_DATES_MAX = 200
export const LAW_TITLE_MAX = 120
export const LAW_AUDIENCE_MAX = 160

/** What a reviewer says of a declaration. */
export const OPINIONS = ['confirma', 'discorda'] as const
