/**
 * Days after a supplier's answer at which its author is asked what came of it, and after which they are not any more: for
 * so long it is made up for what kept it from being asked, as a page that was renamed and is confirmed again.
 */
export const ASK_AFTER_DAYS = 14
export const ASK_UNTIL_DAYS = 90
/** A person is asked about the same supplier once in so many days. */
export const SAME_SUPPLIER_DAYS = 180
/** And so often, about whomever, within so many days. */
export const ASKED_MAX = 3
export const ASKED_DAYS = 30
/** And once within so many hours: a day, less what one morning's questions may come earlier than the last one's. */
export const ASKED_HOURS = 20
/** For so long the link of a letter is good, in days; and to correct what was said by it, in hours. */
export const LINK_DAYS = 30
export const CORRECTION_HOURS = 24
/** How long what was asked and said is kept, in months: as long as it counts. */
export const OUTCOME_MONTHS = 12
/** People from which on something is said of a supplier, and of whom anything new is said. */
export const OUTCOMES_MIN = 5
/** Of a person, those that are listed: more are never asked in a year. */
export const OWN_MAX = 50
