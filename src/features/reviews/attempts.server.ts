import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'

const HOUR = 60 * 60

/** Each drops pages from the cache. */
const REVIEWS: Limit = { name: 'review:user', attempts: 100, durationSeconds: HOUR }
const REPORTS: Limit = { name: 'report:user', attempts: 20, durationSeconds: HOUR }
/** Each is read by an Admin. */
const APPEALS: Limit = { name: 'appeal:user', attempts: 5, durationSeconds: 24 * HOUR }

/** @throws TooManyAttempts */
export const countReview = (db: Database, userId: string) => countAttempt(db, REVIEWS, userId)

/** @throws TooManyAttempts */
export const countReport = (db: Database, userId: string) => countAttempt(db, REPORTS, userId)

/** @throws TooManyAttempts */
export const countAppeal = (db: Database, userId: string) => countAttempt(db, APPEALS, userId)
