/** From this sum of strengths on a review waits for a moderator. */
export const HOLD_AT = 1
/** Working days within which a moderator decides about what waits. */
export const HELD_DAYS = 3
/** For how long it is known from which network and browser a review came, in days. */
export const TRACE_DAYS = 30
/** For how long it is kept what signals said of a review that does not wait. */
export const SIGNAL_DAYS = 180
/** Every night those from the last days are looked at again: what gives a group away may come later. */
export const LOOKED_AT_AGAIN_DAYS = 14
/** Reviews whose deadline has passed that are looked at in a night. */
export const LATE_MAX = 1000
/** Of one page one of them appears by itself in so many hours: nobody floods it by keeping moderators busy. */
export const LAPSE_HOURS = 20
