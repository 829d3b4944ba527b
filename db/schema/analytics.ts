import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How often the pages of a kind were opened on a day; nothing says by whom. */
export const pageViews = pgTable(
  'page_views',
  {
    /** The beginning of their addresses, as '/software/details'. */
    pathGroup: text('path_group').notNull(),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.pathGroup, t.day] })],
)

/** Batches of events that were counted of late, so that one that comes again is not. */
export const countedBatches = pgTable(
  'counted_batches',
  {
    /** Random, made by the browser for this one batch. */
    id: uuid('id').primaryKey(),
    countedAt: moment('counted_at').notNull().defaultNow(),
  },
  (t) => [index('counted_batches_counted_idx').on(t.countedAt)],
)

/** Who allowed to be measured, as it has to be proven (LGPD, art. 8 §§ 2 and 5): a browser, no person. */
export const consents = pgTable(
  'consents',
  {
    /** Random, kept by the browser beside its choice. */
    id: uuid('id').primaryKey(),
    /** Of what was asked. */
    version: text('version').notNull(),
    purposes: text('purposes').array().notNull(),
    ipAddress: text('ip_address').notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [index('consents_granted_idx').on(t.grantedAt)],
)
