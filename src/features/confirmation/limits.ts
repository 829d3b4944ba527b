/** Hours in which the link that proves a mailbox may be used. */
export const LINK_HOURS = 24
/** How many days before the date the administrators are reminded; the first time as it is published. */
export const REMINDER_DAYS = [30, 7, 1] as const
/** Days that those have at least whom an Admin did not confirm. */
export const REFUSAL_DAYS = 7
