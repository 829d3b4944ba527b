import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { offers } from './catalogue.ts'
import { createdAt, id } from './columns.ts'

/** A list of products that a person keeps; nobody else sees it. Wire: `/listas`. */
export const savedLists = pgTable(
  'saved_lists',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('saved_lists_name_key').on(t.userId, sql`praca_fold(btrim(${t.name}))`)],
)

/** What is in a list, with what its person notes of it. */
export const savedOffers = pgTable(
  'saved_offers',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.offerId] }),
    index('saved_offers_offer_idx').on(t.offerId),
  ],
)
