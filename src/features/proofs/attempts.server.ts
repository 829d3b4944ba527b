import type { Database } from '#/platform/server/database/types.server.ts'
import { countAttempt, type Limit } from '#/platform/server/rate-limit.server.ts'
import { COMPANIES_PER_DAY, PROOFS_PER_DAY } from './limits.ts'

/** Each is looked at by an Admin, and takes space until then. */
const PROOFS: Limit = {
  name: 'proof:user',
  attempts: PROOFS_PER_DAY,
  durationSeconds: 24 * 60 * 60,
}

/** @throws TooManyAttempts */
export const countProof = (db: Database, userId: string) => countAttempt(db, PROOFS, userId)

/** Each may ask a register of others, and nobody goes through all companies with one mailbox. */
const COMPANIES: Limit = {
  name: 'proof:company',
  attempts: COMPANIES_PER_DAY,
  durationSeconds: 24 * 60 * 60,
}

/** @throws TooManyAttempts */
export const countCompany = (db: Database, userId: string) => countAttempt(db, COMPANIES, userId)
