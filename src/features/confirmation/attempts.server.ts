import type { Database } from '#/platform/server/database/types.server.ts'
import {
  addressKey,
  countAttempt,
  type Limit,
  mailboxKey,
} from '#/platform/server/rate-limit.server.ts'

const HOUR = 60 * 60

/** Each request sends a mail, to whatever address it names. */
const PER_PAGE: Limit = { name: 'confirm:page', attempts: 5, durationSeconds: HOUR }
const PER_USER: Limit = { name: 'confirm:user', attempts: 10, durationSeconds: HOUR }
const PER_MAILBOX: Limit = { name: 'confirm:mailbox', attempts: 5, durationSeconds: HOUR }
const LINKS_PER_ADDRESS: Limit = { name: 'confirm:link', attempts: 100, durationSeconds: HOUR }

/**
 * Counts a request for the page and for the person; for the mailbox too, unless it is at a domain that
 * the page names: there others would use up what the company has.
 * @throws TooManyAttempts
 */
export async function countRequest(
  db: Database,
  request: { vendorId: string; userId: string; email: string; isNamed: boolean },
) {
  const { vendorId, userId, email, isNamed } = request
  await countAttempt(db, PER_PAGE, vendorId)
  await countAttempt(db, PER_USER, userId)
  if (!isNamed) await countAttempt(db, PER_MAILBOX, mailboxKey(email))
}

/** @throws TooManyAttempts */
export const countLinkUse = (db: Database, ip: string) =>
  countAttempt(db, LINKS_PER_ADDRESS, addressKey(ip))
