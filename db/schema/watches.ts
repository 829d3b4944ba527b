import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { categories, offers } from './catalogue.ts'
import { createdAt, id, moment } from './columns.ts'
import { vendors } from './vendors.ts'

/** What a person wants to hear news of: one thing, seen by nobody else. Wire: `/acompanhamentos`. */
export const watches = pgTable(
  'watches',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    /** The parameters of a list of products, as `categoria=ERP&search=loja`. */
    search: text('search'),
    /** Which news: keys of features/watches/events.server.ts. */
    events: text('events').array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'watches_subject_check',
      sql`num_nonnulls(${t.offerId}, ${t.vendorId}, ${t.categoryId}, ${t.search}) = 1`,
    ),
    uniqueIndex('watches_user_offer_key').on(t.userId, t.offerId),
    uniqueIndex('watches_user_vendor_key').on(t.userId, t.vendorId),
    uniqueIndex('watches_user_category_key').on(t.userId, t.categoryId),
    uniqueIndex('watches_user_search_key').on(t.userId, t.search),
    index('watches_offer_idx').on(t.offerId),
    index('watches_vendor_idx').on(t.vendorId),
    index('watches_category_idx').on(t.categoryId),
  ],
)

export const watchRhythm = pgEnum('watch_rhythm', ['diaria', 'semanal', 'nunca'])

/** How a person gets the news of what they watch. */
export const watchSettings = pgTable(
  'watch_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    rhythm: watchRhythm('rhythm').notNull().default('semanal'),
    /** What happened after it was in no letter yet. */
    mailedUntil: moment('mailed_until').notNull().defaultNow(),
    /** Of the secret in the address of the person's feed; null while there is none. */
    feedHash: text('feed_hash'),
  },
  (t) => [
    uniqueIndex('watch_settings_feed_key').on(t.feedHash),
    index('watch_settings_due_idx').on(t.rhythm, t.mailedUntil),
  ],
)
