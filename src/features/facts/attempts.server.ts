import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'

/** Each drops pages from the cache, and most of them every list. */
const SHEETS: Limit = { name: 'sheet:change', attempts: 200, durationSeconds: 60 * 60 }

/** @throws TooManyAttempts */
export const countSheet = (db: Database, userId: string) => countAttempt(db, SHEETS, userId)
