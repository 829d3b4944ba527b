import type { Database } from '#/platform/server/database/types.server.ts'
import {
  addressKey,
  countAttempt,
  type Limit,
  mailboxKey,
} from '#/platform/server/rate-limit.server.ts'

const HOUR = 60 * 60

/** Each request sends a mail, to whatever address it names. */
const PER_PAGE: Limit = { name: 'claim:page', attempts: 5, durationSeconds: HOUR }
const PER_USER: Limit = { name: 'claim:user', attempts: 20, durationSeconds: HOUR }
const PER_ADDRESS: Limit = { name: 'claim:address', attempts: 50, durationSeconds: HOUR }
const PER_MAILBOX: Limit = { name: 'claim:mailbox', attempts: 10, durationSeconds: 24 * HOUR }
const LINKS_PER_ADDRESS: Limit = { name: 'claim:link', attempts: 100, durationSeconds: HOUR }

/**
 * Counts a request for a page: for it and the person, for the person, for the address, and for the mailbox.
 * @throws TooManyAttempts
 */
export async function countRequest(
  db: Database,
  { userId, cnpj, email, ip }: { userId: string; cnpj: string; email: string; ip: string },
) {
  await countAttempt(db, PER_PAGE, `${userId}:${cnpj}`)
  await countAttempt(db, PER_USER, userId)
  await countAttempt(db, PER_ADDRESS, addressKey(ip))
  await countAttempt(db, PER_MAILBOX, mailboxKey(email))
}

/** @throws TooManyAttempts */
export const countLinkUse = (db: Database, ip: string) =>
  countAttempt(db, LINKS_PER_ADDRESS, addressKey(ip))
