import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'

const HOUR = 60 * 60

const MESSAGES: Limit = { name: 'quote:message', attempts: 120, durationSeconds: HOUR }
/** Each is read by an Admin. */
const REPORTS: Limit = { name: 'quote:report', attempts: 20, durationSeconds: 24 * HOUR }

const WEBHOOK_TESTS: Limit = { name: 'quote:webhook', attempts: 10, durationSeconds: HOUR }
/** Each reads up to `FILE_MAX` requests. */
const FILES: Limit = { name: 'quote:file', attempts: 10, durationSeconds: HOUR }

/** What asks who takes requests, of one address. */
export const RECIPIENT_READS: Limit = {
  name: 'quote:recipients',
  attempts: 240,
  durationSeconds: 60,
}

/** @throws TooManyAttempts */
export const countMessage = (db: Database, userId: string) => countAttempt(db, MESSAGES, userId)

/** @throws TooManyAttempts */
export const countReport = (db: Database, userId: string) => countAttempt(db, REPORTS, userId)

/** @throws TooManyAttempts */
export const countWebhookTest = (db: Database, userId: string) =>
  countAttempt(db, WEBHOOK_TESTS, userId)

/** @throws TooManyAttempts */
export const countFile = (db: Database, userId: string) => countAttempt(db, FILES, userId)
