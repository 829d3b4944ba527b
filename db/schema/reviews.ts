import { sql } from 'drizzle-orm'
import {
  check,
  index,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { offers } from './catalogue.ts'
import { createdAt, id, updatedAt } from './columns.ts'
import { vendors } from './vendors.ts'

export const reviewStatus = pgEnum('review_status', ['visible', 'hidden'])

/** A rating of an offer or of a vendor, one per person and target. Wire: `/comment`. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** Null once the account was removed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    comment: text('comment'),
    status: reviewStatus('status').notNull().default('visible'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('reviews_rating_check', sql`${t.rating} BETWEEN 1 AND 5`),
    check('reviews_target_check', sql`num_nonnulls(${t.offerId}, ${t.vendorId}) = 1`),
    uniqueIndex('reviews_user_offer_key').on(t.userId, t.offerId),
    uniqueIndex('reviews_user_vendor_key').on(t.userId, t.vendorId),
    index('reviews_offer_idx').on(t.offerId, t.createdAt.desc().nullsFirst(), t.id),
    index('reviews_vendor_idx').on(t.vendorId, t.createdAt.desc().nullsFirst(), t.id),
  ],
)
