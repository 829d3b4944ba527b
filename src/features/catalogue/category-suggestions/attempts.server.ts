import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'

/** Each is read by an Admin. */
const SUGGESTIONS: Limit = { name: 'category:user', attempts: 20, durationSeconds: 60 * 60 }

/** @throws TooManyAttempts */
export const countSuggestion = (db: Database, userId: string) =>
  countAttempt(db, SUGGESTIONS, userId)
