import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { offers } from './catalogue.ts'
import { id, moment } from './columns.ts'
import { vendors } from './vendors.ts'

/** What happened to a supplier's page, for those who administer it. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /**
     * No reference: what happens to an offer is written while that is locked, and everybody locks pages
     * before offers.
     */
    vendorId: uuid('vendor_id').notNull(),
    /** A key of features/notifications/kinds.ts. */
    kind: text('kind').notNull(),
    /** The software or service that it is about. */
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    /** Whom it is about; null once the account was removed. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who did it, and gets no notification. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** What else its text says; nothing of persons. */
    data: jsonb('data').$type<Record<string, string | number>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('notifications_vendor_idx').on(t.vendorId, t.createdAt, t.id),
    index('notifications_created_idx').on(t.createdAt),
    index('notifications_offer_idx').on(t.offerId),
    index('notifications_person_idx').on(t.personId),
    index('notifications_actor_idx').on(t.actorId),
  ],
)

/** Up to when a person has read what happened to a page. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readUntil: moment('read_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.userId] }),
    index('notification_reads_user_idx').on(t.userId),
  ],
)
