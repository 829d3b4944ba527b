import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { OutcomesWire } from '#/features/outcomes/schema.ts'
import { users } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'
import { quoteConversations } from './quotes.ts'
import { reviews } from './reviews.ts'
import { vendors } from './vendors.ts'

/**
 * What came of a supplier's answer: asked of who wrote the request or the review, once, and read by them alone
 * (decision 82). Wire: `desfecho`.
 */
export const outcomes = pgTable(
  'outcomes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who answered. */
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** What was answered: a conversation about a quote, or a review. */
    conversationId: uuid('conversation_id').references(() => quoteConversations.id, {
      onDelete: 'cascade',
    }),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** When it was said first; what is changed later leaves it. */
    saidAt: moment('said_at'),
    /** Wire: `resolvido`. */
    solved: boolean('solved'),
    /** Wire: `voltaria`. */
    hiresAgain: boolean('hires_again'),
  },
  (t) => [
    check('outcomes_about_check', sql`num_nonnulls(${t.conversationId}, ${t.reviewId}) = 1`),
    check(
      'outcomes_said_check',
      sql`num_nonnulls(${t.saidAt}, ${t.solved}, ${t.hiresAgain}) IN (0, 3)`,
    ),
    // However often the job runs, each is asked about once.
    uniqueIndex('outcomes_conversation_key').on(t.conversationId),
    uniqueIndex('outcomes_review_key').on(t.reviewId),
    index('outcomes_user_idx').on(t.userId, t.askedAt),
    index('outcomes_vendor_idx').on(t.vendorId, t.askedAt),
    index('outcomes_asked_idx').on(t.askedAt),
  ],
)

/** Who wants no such question any more. */
export const outcomeRefusals = pgTable('outcome_refusals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

/** What is public of a supplier's outcomes: numbers, counted when enough new ones came (decision 82). */
export const outcomeFigures = pgTable('outcome_figures', {
  vendorId: uuid('vendor_id')
    .primaryKey()
    .references(() => vendors.id, { onDelete: 'cascade' }),
  figures: jsonb('figures').$type<OutcomesWire>().notNull(),
  countedAt: moment('counted_at').notNull(),
})
