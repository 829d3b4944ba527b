/** Periods of the chart, in days, today included. */
export const VISIT_PERIODS = [30, 90] as const
export type VisitPeriod = (typeof VISIT_PERIODS)[number]
/** For how many days after its own it is kept who was counted, so that nobody is counted twice. */
export const MARK_DAYS = 1
/** Visits of one address that are looked at in an hour, whatever they are of. */
export const LOOKED_AT_AN_HOUR = 600
