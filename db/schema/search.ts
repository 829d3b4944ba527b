import { type SQL, sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** In the order of its bytes: what begins so is a range of an index. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * The words of what is shown, folded, and their stems, which begin with '='; with how many offers and
 * suppliers have each. Written by a job, from `search_changes`.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: bytewise('word').primaryKey(),
    /** Of a word, without the '='; of a stem, the same as `word`. */
    stem: text('stem')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`praca_stem_of(word)`),
    offers: integer('offers').notNull().default(0),
    vendors: integer('vendors').notNull().default(0),
  },
  (t) => [
    // Of words alone: a stem begins with '='.
    index('search_words_trgm_idx')
      .using('gin', sql`${t.word} gin_trgm_ops`)
      .where(sql`${t.word} < '=' OR ${t.word} >= '>'`),
  ],
)

/** Words that offers and suppliers gained or lost, written by triggers, until they are counted. */
export const searchChanges = pgTable('search_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Name of the table: `offers` or `vendors`. */
  source: text('source').notNull(),
  added: text('added').array().notNull(),
  removed: text('removed').array().notNull(),
})

/** Suppliers of which triggers noted that what they sell has changed, until a job writes it to their `sells_text`. */
export const searchSales = pgTable('search_sales', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  vendorId: uuid('vendor_id').notNull(),
})
