import type { Database } from '#/platform/server/database/types.server.ts'
import {
  countAttempt,
  countInMemory,
  type Limit,
  mailboxKey,
} from '#/platform/server/rate-limit.server.ts'
import { REQUESTS_PER_DAY } from './limits.ts'

const HOUR = 60 * 60

export const REQUESTS_ADVICE = `Cada pessoa faz até ${REQUESTS_PER_DAY} pedidos por dia.`

/** Requests of all accounts of one mailbox; those of one account are counted by their rows. */
const REQUESTS: Limit = {
  name: 'quote:mailbox',
  attempts: REQUESTS_PER_DAY,
  durationSeconds: 24 * HOUR,
  advice: REQUESTS_ADVICE,
}

/** Tries of a person, refused ones too: each keeps a connection of everybody's until those before it are through. */
const TRIES: Limit = { name: 'quote:try', attempts: 10, durationSeconds: 60 }

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

/** Counts a request of whoever reads a mailbox, together with what is written in the transaction. @throws TooManyAttempts */
export const countRequest = (tx: Database, email: string) =>
  countAttempt(tx, REQUESTS, mailboxKey(email))

/** @throws TooManyAttempts */
export const countTry = (site: object, userId: string) => countInMemory(site, TRIES, userId)

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
