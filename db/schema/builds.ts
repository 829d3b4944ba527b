import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Builds of the site that ran of late, of which assets are kept. */
export const builds = pgTable('builds', {
  version: text('version').primaryKey(),
  /** When it last took the place of another one. */
  startedAt: moment('started_at').notNull(),
})
