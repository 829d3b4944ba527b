import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'

const HOUR = 60 * 60

/** A search is asked while somebody types. */
const SEARCHES: Limit = { name: 'people:search', attempts: 240, durationSeconds: HOUR }
/** Each addition sends mails to people who did not ask for them. */
const ADDITIONS: Limit = { name: 'administrators:add', attempts: 20, durationSeconds: HOUR }

/** @throws TooManyAttempts */
export const countSearch = (db: Database, userId: string) => countAttempt(db, SEARCHES, userId)

/** @throws TooManyAttempts */
export const countAddition = (db: Database, userId: string) => countAttempt(db, ADDITIONS, userId)
