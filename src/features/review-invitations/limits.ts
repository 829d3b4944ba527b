/** Addresses of a list: with fewer a supplier would pick the happy ones, a handful at a time. */
export const LIST_MIN = 10
export const LIST_MAX = 500
/** Of a list as it is sent, in characters: 500 lines with a name and more beside each address. */
export const LIST_TEXT_MAX = 60_000
/** Lists of a supplier in a day, for the same reason. */
export const LISTS_PER_DAY = 1
/** Links of a supplier that are good at the same time. */
export const LINKS_MAX = 20
/** Links that a supplier makes in a day, also where it ends each. */
export const LINKS_PER_DAY = 40
/** For so long an invitation is good. */
export const INVITATION_DAYS = 90
/** So many days after the first letter the one reminder goes out. */
export const REMINDER_DAYS = 7
/** Invitations that a mailbox gets in a year, from all suppliers together. */
export const PER_MAILBOX_YEAR = 3
/** A supplier invites a mailbox again after so many days. */
export const SAME_SUPPLIER_DAYS = 180
/** Addresses are kept for so long at the most; after the reminder they go earlier. */
export const ADDRESS_DAYS = 30
/** After the reminder an address is kept for so long: its letter may still be tried again, and nights come once a day. */
export const REMINDED_DAYS = 3
/** Who was invited is kept as a hash for so long, so that there are not too many. */
export const HASH_DAYS = 365
/** Software and services of a supplier that are offered to choose from. */
export const INVITABLE_MAX = 300
/** Invitations that a supplier's list shows. */
export const INVITATIONS_SHOWN = 100
