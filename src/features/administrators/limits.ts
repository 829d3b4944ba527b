/** People that are invited at once. */
export const INVITED_MAX = 10
/** For how long an invitation may be accepted, in days. */
export const INVITATION_DAYS = 14
/** For how long it is kept what became of one, and whom it named, in days. */
export const CLOSED_INVITATION_DAYS = 30
/** After a refusal the page may not invite the same person for so long, in days. */
export const REFUSAL_DAYS = 30
