import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'

const HOUR = 60 * 60

const MESSAGES: Limit = { name: 'quote:message', attempts: 120, durationSeconds: HOUR }
/** Answers by letter, of one person. */
const LETTERS: Limit = { name: 'quote:letter', attempts: 60, durationSeconds: HOUR }
/** Letters that say that an answer was not taken, to one person. */
const REFUSALS: Limit = { name: 'quote:refusal', attempts: 10, durationSeconds: 24 * HOUR }
/** Each is read by an Admin. */
const REPORTS: Limit = { name: 'quote:report', attempts: 20, durationSeconds: 24 * HOUR }

/** Each reads up to `FILE_MAX` requests. */
const FILES: Limit = { name: 'quote:file', attempts: 10, durationSeconds: HOUR }

/** What hands letters on, of one address. */
export const LETTERS_IN: Limit = { name: 'quote:letters-in', attempts: 600, durationSeconds: 60 }

/** Letters that took too long to be read and are asked for again, of all: each keeps the others waiting for as long. */
const GIVEN_UP: Limit = { name: 'quote:letters-given-up', attempts: 20, durationSeconds: HOUR }

/** What asks who takes requests, of one address. */
export const RECIPIENT_READS: Limit = {
  name: 'quote:recipients',
  attempts: 240,
  durationSeconds: 60,
}

/** @throws TooManyAttempts */
export const countMessage = (db: Database, userId: string) => countAttempt(db, MESSAGES, userId)

/** @throws TooManyAttempts */
export const countLetter = (db: Database, userId: string) => countAttempt(db, LETTERS, userId)

/** @throws TooManyAttempts */
export const countRefusal = (db: Database, userId: string) => countAttempt(db, REFUSALS, userId)

/** @throws TooManyAttempts */
export const countReport = (db: Database, userId: string) => countAttempt(db, REPORTS, userId)

/** @throws TooManyAttempts */
export const countFile = (db: Database, userId: string) => countAttempt(db, FILES, userId)

/** @throws TooManyAttempts */
export const countGivenUp = (db: Database) => countAttempt(db, GIVEN_UP, 'all')
