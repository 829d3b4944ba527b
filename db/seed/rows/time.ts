import { DAY_MS } from '#/domain/durations.ts'

/** A moment `days` before another, fractions allowed. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
