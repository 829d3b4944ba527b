import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'

const HOUR = 60 * 60

/** Each drops pages from the cache. */
const DECLARATIONS: Limit = { name: 'readiness:declare', attempts: 200, durationSeconds: HOUR }
const OPINIONS: Limit = { name: 'readiness:opinion', attempts: 100, durationSeconds: HOUR }
/** Each is read by an Admin. */
const REPORTS: Limit = { name: 'readiness:report', attempts: 10, durationSeconds: 24 * HOUR }

/** @throws TooManyAttempts */
export const countDeclaration = (db: Database, userId: string) =>
  countAttempt(db, DECLARATIONS, userId)

/** @throws TooManyAttempts */
export const countOpinion = (db: Database, userId: string) => countAttempt(db, OPINIONS, userId)

/** @throws TooManyAttempts */
export const countReport = (db: Database, userId: string) => countAttempt(db, REPORTS, userId)
