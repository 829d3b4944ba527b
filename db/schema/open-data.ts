import { date, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Dumps of public data that can be fetched: written here once all of their files are there. Wire: `/dados-abertos`. */
export const openDataDumps = pgTable('open_data_dumps', {
  /** The day in São Paulo on which it was made, and which names it. */
  day: date('day').primaryKey(),
  /** What anybody may read of it: features/open-data/schema.ts. */
  manifest: jsonb('manifest').$type<unknown>().notNull(),
  /** Where its files are, by their names in the manifest. */
  keys: jsonb('keys').$type<Record<string, string>>().notNull(),
  createdAt: createdAt(),
})
