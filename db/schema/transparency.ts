import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TransparencyFigures } from '#/features/transparency/schema.ts'
import { offers } from './catalogue.ts'
import { createdAt, id, moment } from './columns.ts'
import { vendors } from './vendors.ts'

/** What moderation did, in figures, as it stood each night; nothing in it is of one person. Wire: `/transparencia`. */
export const transparencyReports = pgTable('transparency_reports', {
  day: date('day').primaryKey(),
  figures: jsonb('figures').$type<TransparencyFigures>().notNull(),
})

/** What was seen that bends the reviews of a page, as everybody reads it there. One runs for a page at a time. */
export const reviewAlerts = pgTable(
  'review_alerts',
  {
    id: id(),
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    /** Wire: `visto`. */
    seen: text('seen').notNull(),
    createdAt: createdAt(),
    endsAt: moment('ends_at').notNull(),
    /** When it was taken away, or the night found it over; null while the page shows it. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    check('review_alerts_target_check', sql`num_nonnulls(${t.offerId}, ${t.vendorId}) = 1`),
    uniqueIndex('review_alerts_offer_key').on(t.offerId).where(sql`${t.endedAt} IS NULL`),
    uniqueIndex('review_alerts_vendor_key').on(t.vendorId).where(sql`${t.endedAt} IS NULL`),
    index('review_alerts_offer_idx').on(t.offerId),
    index('review_alerts_vendor_idx').on(t.vendorId),
  ],
)
