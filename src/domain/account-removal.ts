import { DAY_MS } from './durations.ts'

/** Days in which a request to remove an account may be taken back. */
export const DELETION_UNDO_DAYS = 7

/** When an account whose removal was asked for is removed. */
export const removalDate = (requestedAt: Date) =>
  new Date(requestedAt.getTime() + DELETION_UNDO_DAYS * DAY_MS)
