import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { vendors } from './vendors.ts'

const vendor = () =>
  uuid('vendor_id')
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })

/** How many visitors opened a supplier's page on a day; nothing says who. */
export const vendorVisits = pgTable(
  'vendor_visits',
  {
    vendorId: vendor(),
    day: date('day').notNull(),
    visits: integer('visits').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.vendorId, t.day] })],
)

/** Who was counted already, of late: forgotten soon after the day is over. */
export const vendorVisitMarks = pgTable(
  'vendor_visit_marks',
  {
    vendorId: vendor(),
    day: date('day').notNull(),
    /** Hash of the page with what the browser calls itself that day. */
    mark: text('mark').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.day, t.mark] }),
    index('vendor_visit_marks_day_idx').on(t.day),
  ],
)
