/** Of how many months a report tells. */
export const REPORT_MONTHS = 12
/** For how long reports of former nights are kept. */
export const REPORT_YEARS = 3
/** Products and suppliers that a report names, those with most removals first. */
export const TARGETS_MAX = 50
/** Of fewer hidden reviews of one product nobody reads why: who saw one go would read it about its author. */
export const REASONS_MIN = 3
/** For how long a page shows an alert about its reviews. */
export const ALERT_DAYS = 90
/** Of what was seen, in an alert. */
export const ALERT_MIN = 20
export const ALERT_MAX = 500
/** Alerts that run at once. */
export const ALERTS_MAX = 500
