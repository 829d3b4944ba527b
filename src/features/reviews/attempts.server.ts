import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'

const HOUR = 60 * 60

/** Each drops pages from the cache. */
const REVIEWS: Limit = { name: 'review:user', attempts: 100, durationSeconds: HOUR }
const REPORTS: Limit = { name: 'report:user', attempts: 20, durationSeconds: HOUR }
/**
 * Of one person and target: who takes a review back and writes it again has a new one each time, and thirty of those
 * in an hour hold back everybody else's.
 */
const FIRSTS: Limit = {
  name: 'review:first',
  attempts: 3,
  durationSeconds: 7 * 24 * HOUR,
  advice: 'Para mudar o que escreveu, altere a avaliação em vez de excluí-la.',
}
/** Each is read by an Admin. */
const APPEALS: Limit = { name: 'appeal:user', attempts: 5, durationSeconds: 24 * HOUR }

/** The same. */
const RECOURSES: Limit = { name: 'recourse:user', attempts: 5, durationSeconds: 24 * HOUR }

/** @throws TooManyAttempts */
export const countReview = (db: Database, userId: string) => countAttempt(db, REVIEWS, userId)

/** Counts a review where its author has none of the target. @throws TooManyAttempts */
export const countFirst = (tx: Database, userId: string, targetId: string) =>
  countAttempt(tx, FIRSTS, `${userId}:${targetId}`)

/** @throws TooManyAttempts */
export const countReport = (db: Database, userId: string) => countAttempt(db, REPORTS, userId)

/** @throws TooManyAttempts */
export const countAppeal = (db: Database, userId: string) => countAttempt(db, APPEALS, userId)

/** @throws TooManyAttempts */
export const countRecourse = (db: Database, userId: string) => countAttempt(db, RECOURSES, userId)
