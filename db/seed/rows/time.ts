import { DAY_MS } from '#/domain/durations.ts'

/** A moment `days` before another, fractions allowed. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** As `daysBefore`, and up to ten hours earlier: not everybody acts in the same minute. The order of days stays. */
export const sometimeBefore = (now: Date, days: number) =>
  daysBefore(now, days + (Math.round(days * 397) % 600) / (24 * 60))
