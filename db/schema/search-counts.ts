import { bit, boolean, date, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { VISITOR_MARKS } from '#/features/search/counts/limits.ts'

/** What is searched: the catalogue or the suppliers. */
export const searchSource = pgEnum('search_source', ['offers', 'vendors'])

/** What was searched for on a day, by about how many visitors; nothing says by whom. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date('day').notNull(),
    source: searchSource('source').notNull(),
    /** Folded. */
    text: text('text').notNull(),
    /** Whether it found something. */
    found: boolean('found').notNull(),
    /** Each visitor sets one mark, always the same on that day for that text; several share one. */
    visitors: bit('visitors', { dimensions: VISITOR_MARKS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.source, t.text, t.found] })],
)

/** What the marks of today are made with: it goes with the day, and no mark leads back to an address. */
export const searchDays = pgTable('search_days', {
  day: date('day').primaryKey(),
  secret: text('secret').notNull(),
})

/** What many search for and everybody may see; a job writes it. */
export const frequentSearches = pgTable('frequent_searches', {
  /** Folded. */
  text: text('text').primaryKey(),
  /** As the catalogue writes its words. */
  spelling: text('spelling').notNull(),
  /** How often, of late. */
  searches: integer('searches').notNull(),
})
