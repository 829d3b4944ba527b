import { workingDaysFrom } from '#/domain/working-days.ts'
import { HELD_DAYS } from './limits.ts'

/** Until when a moderator decides about what waits since a moment. */
export const deadlineOf = (since: Date): Date => workingDaysFrom(since, HELD_DAYS)

/** What waits since before this moment waits too long now. */
export const lateBefore = (now: Date): Date => workingDaysFrom(now, -HELD_DAYS)
