const DAY_MS = 86_400_000

/** A moment `days` before another, fractions allowed. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
