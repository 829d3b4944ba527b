import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'

/** Each of them asks the public register for the company's domain. */
const PER_USER: Limit = { name: 'page-removal:user', attempts: 20, durationSeconds: 60 * 60 }

/**
 * Counts that a person who keeps no page says that it is theirs to remove.
 * @throws TooManyAttempts
 */
export const countRemoval = (db: Database, userId: string) => countAttempt(db, PER_USER, userId)
