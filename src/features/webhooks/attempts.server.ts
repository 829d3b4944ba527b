import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'

const HOUR = 60 * 60

/** Each is a request to a server of somebody else's. */
const TESTS: Limit = { name: 'webhook:test', attempts: 10, durationSeconds: HOUR }
/** Each is a notification to everybody who administers the page. */
const CHANGES: Limit = { name: 'webhook:change', attempts: 30, durationSeconds: HOUR }

/** @throws TooManyAttempts */
export const countTest = (db: Database, userId: string) => countAttempt(db, TESTS, userId)

/** @throws TooManyAttempts */
export const countChange = (db: Database, userId: string) => countAttempt(db, CHANGES, userId)
