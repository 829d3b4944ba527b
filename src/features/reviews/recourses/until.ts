import { DAY_MS } from '#/domain/durations.ts'
import { RECOURSE_DAYS } from '../limits.ts'

/** Until when one may appeal against a decision. */
export const appealUntil = (decidedAt: Date) =>
  new Date(decidedAt.getTime() + RECOURSE_DAYS * DAY_MS)
