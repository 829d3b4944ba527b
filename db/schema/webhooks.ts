import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { offers } from './catalogue.ts'
import { createdAt, id, moment } from './columns.ts'
import { vendors } from './vendors.ts'

/** Where a supplier's own system hears of what happens to its page: one for a page (decision 81). */
export const webhooks = pgTable(
  'webhooks',
  {
    vendorId: uuid('vendor_id')
      .primaryKey()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** Who set it up: it works as long as they administer the page. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** What it is told of: keys of features/webhooks/outbox/topics.ts. */
    topics: text('topics').array().notNull(),
    /** Sealed: what is sent is signed with it. */
    secret: text('secret').notNull(),
    /** The one before, which signs as well for a day after it was exchanged. */
    formerSecret: text('former_secret'),
    rotatedAt: moment('rotated_at'),
    /** Attempts in a row that failed. */
    failures: integer('failures').notNull().default(0),
    /** When the first of them was; null after one that did not fail. */
    failingSince: moment('failing_since'),
    /** Since when nothing is sent, because all failed for long; null while it works. */
    restingSince: moment('resting_since'),
    createdAt: createdAt(),
  },
  (t) => [index('webhooks_user_idx').on(t.userId)],
)

/**
 * What was to be sent to such a system, and what became of it. It is of the page and outlives its webhook: who deletes one
 * and sets another neither hides what was sent nor gets more of it in a day.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** No reference, for the reason that notifications have. */
    vendorId: uuid('vendor_id').notNull(),
    /** As what is sent names it: a topic, a point and a word. */
    event: text('event').notNull(),
    /** The software or service that it is about. */
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    /** What else is told of it: ids of what is read when it is sent; nothing of persons. */
    data: jsonb('data').$type<Record<string, string | number>>().notNull().default({}),
    attempts: integer('attempts').notNull().default(0),
    /** Of the last answer; null where there was none. */
    status: integer('status'),
    deliveredAt: moment('delivered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_vendor_idx').on(t.vendorId, t.createdAt, t.id),
    index('webhook_deliveries_offer_idx').on(t.offerId),
    index('webhook_deliveries_created_idx').on(t.createdAt),
  ],
)
