/** A webhook rests once all failed for so many hours, and so often. */
export const FAILING_HOURS = 24
export const FAILURES_MIN = 20
/** What is sent for one page within 24 hours; what happens on top is not told, and the screen says so. */
export const DELIVERIES_PER_DAY = 1000
/** Within which several changes of one thing are told once, in minutes. */
export const GATHERED_MINUTES = 10
