import { DELETION_UNDO_DAYS } from './limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** When an account whose removal was asked for is removed. */
export const removalDate = (requestedAt: Date) =>
  new Date(requestedAt.getTime() + DELETION_UNDO_DAYS * DAY_MS)
