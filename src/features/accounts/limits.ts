/** Seconds before a mail may be asked for again. */
export const RESEND_SECONDS = 60
/** Days after which an account whose mailbox was never proven is removed. */
export const UNVERIFIED_DAYS = 30
/** Hours in which a person's data may be downloaded by the link asked for. */
export const EXPORT_HOURS = 24
