import { isNotNull, sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'
import { reviews } from './reviews.ts'

/** `expired`: nobody looked at it in time, and the file is gone all the same. */
export const proofStatus = pgEnum('proof_status', ['waiting', 'upheld', 'dismissed', 'expired'])

/** What shows that the author of a review uses what it is of (decision 73). Wire: `comprovacao`. */
export const reviewProofs = pgTable(
  'review_proofs',
  {
    id: id(),
    /** Null once the review is gone: the file goes the following night. */
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'set null' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A private file, which nobody reads but who decides; null once it is destroyed. */
    fileKey: text('file_key'),
    /**
     * What stands for the file as it was sent (HMAC): whoever decides reads that the same one was sent about something
     * else. It tells nothing of what the file shows, and goes with the row. Null of before it was kept.
     */
    fileMark: text('file_mark'),
    /** What the author agreed to, word for word. */
    consentText: text('consent_text').notNull(),
    status: proofStatus('status').notNull().default('waiting'),
    /** What an Admin answers, as the author reads it. */
    answer: text('answer'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    destroyedAt: moment('destroyed_at'),
  },
  (t) => [
    uniqueIndex('review_proofs_waiting_key').on(t.reviewId).where(sql`status = 'waiting'`),
    index('review_proofs_review_idx').on(t.reviewId),
    index('review_proofs_user_idx').on(t.userId),
    index('review_proofs_queue_idx').on(t.status, t.createdAt, t.id),
    index('review_proofs_mark_idx').on(t.fileMark).where(isNotNull(t.fileMark)),
    index('review_proofs_file_idx').on(t.createdAt).where(isNotNull(t.fileKey)),
  ],
)
