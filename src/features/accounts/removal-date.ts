import { DAY_MS } from '#/domain/durations.ts'
import { DELETION_UNDO_DAYS } from './limits.ts'

/** When an account whose removal was asked for is removed. */
export const removalDate = (requestedAt: Date) =>
  new Date(requestedAt.getTime() + DELETION_UNDO_DAYS * DAY_MS)
