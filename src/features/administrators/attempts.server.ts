import type { Database } from '#/platform/server/database/types.server.ts'
import {
  countAttempt,
  isLetThrough,
  type Limit,
  mailboxKey,
} from '#/platform/server/rate-limit.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Usernames are public; whole lists of them are not to be tried. */
const SEARCHES: Limit = { name: 'people:search', attempts: 120, durationSeconds: HOUR }

/** Each invitation is a letter to a person who did not ask for it. */
const BY_PERSON: Limit = { name: 'invite:by', attempts: 20, durationSeconds: DAY }
const BY_PAGE: Limit = { name: 'invite:page', attempts: 30, durationSeconds: DAY }
/** Also what is withdrawn and begun again. */
const SAME_PERSON: Limit = { name: 'invite:same', attempts: 3, durationSeconds: 7 * DAY }
/** Of all pages together, and nobody learns that it is reached. */
const LETTERS: Limit = { name: 'invite:letters', attempts: 4, durationSeconds: DAY }

/** @throws TooManyAttempts */
export const countSearch = (db: Database, userId: string) => countAttempt(db, SEARCHES, userId)

/**
 * Counts a letter that a page wants sent to a person. Hashed: who reads the counts learns no address.
 * @param whom the person as the page named them: of two names the page does not learn that they are one
 * @throws TooManyAttempts
 */
export async function countInvitation(
  db: Database,
  { by, vendorId, whom }: { by: string; vendorId: string; whom: string },
) {
  await countAttempt(db, SAME_PERSON, hashSecret(`${vendorId}:${whom}`))
  await countAttempt(db, BY_PERSON, by)
  await countAttempt(db, BY_PAGE, vendorId)
}

/** @returns whether this mailbox may get one more letter today */
export const countLetter = (db: Database, mailbox: string): Promise<boolean> =>
  isLetThrough(countAttempt(db, LETTERS, mailboxKey(mailbox)))
