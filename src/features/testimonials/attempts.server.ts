import { RESEND_SECONDS } from '#/features/accounts/limits.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { addressKey, countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import { ASKED_PER_DAY, MAILS_PER_DAY } from './limits.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

const PER_VENDOR: Limit = {
  name: 'testimony:vendor',
  attempts: ASKED_PER_DAY,
  durationSeconds: DAY,
}
const PER_MAILBOX: Limit = {
  name: 'testimony:mailbox',
  attempts: MAILS_PER_DAY,
  durationSeconds: DAY,
}
const RESENT: Limit = { name: 'testimony:resend', attempts: 1, durationSeconds: RESEND_SECONDS }
const LINKS: Limit = { name: 'testimony:link', attempts: 100, durationSeconds: HOUR }

/**
 * Counts a mail to a customer: for the supplier who asks, and for the mailbox, from all suppliers together.
 * @throws TooManyAttempts
 */
export async function countAsking(db: Database, vendorId: string, email: string) {
  await countAttempt(db, PER_VENDOR, vendorId)
  // Hashed: nobody who reads the counts learns whose customers they are.
  await countAttempt(db, PER_MAILBOX, hashSecret(email))
}

/** Counts a mail of a request, its first included. @throws TooManyAttempts */
export const countMail = (db: Database, requestId: string) => countAttempt(db, RESENT, requestId)

/** @throws TooManyAttempts */
export const countLinkUse = (db: Database, ip: string) => countAttempt(db, LINKS, addressKey(ip))
