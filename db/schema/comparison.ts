import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { offers } from './catalogue.ts'

/** How often two products were compared on a day, by visitors who agreed to be counted; nothing says by whom. */
export const comparedPairs = pgTable(
  'compared_pairs',
  {
    /** The lesser id of the two. */
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    times: integer('times').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.otherId, t.day] }),
    check('compared_pairs_order_check', sql`${t.offerId} < ${t.otherId}`),
    index('compared_pairs_other_idx').on(t.otherId),
    index('compared_pairs_day_idx').on(t.day),
  ],
)
