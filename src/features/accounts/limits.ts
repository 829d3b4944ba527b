/** Seconds before a mail may be asked for again. */
export const RESEND_SECONDS = 60
/** Days after which an account whose mailbox was never proven is removed. */
export const UNVERIFIED_DAYS = 30
/** Hours in which a person's data may be downloaded by the link asked for. */
export const EXPORT_HOURS = 24
/** Days in which a browser may log in to an account without its password, where that was asked for. */
export const REMEMBERED_DAYS = 30
/** Days after its latest login for which a browser is known to an account. */
export const DEVICE_DAYS = 180
/** Keys of the API of one person. */
export const API_KEYS_MAX = 3
/** Characters of a key's name. */
export const API_KEY_NAME_MAX = 60
/** How many browsers are known to an account. */
export const DEVICES_MAX = 20
