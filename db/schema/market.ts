import { sql } from 'drizzle-orm'
import { char, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const marketKind = pgEnum('market_kind', ['country', 'state', 'city', 'activity'])

/** How many companies a place or an activity has, counted by a job: no visitor waits for a million rows. */
export const marketTallies = pgTable(
  'market_tallies',
  {
    kind: marketKind('kind').notNull(),
    /** '' for the country, 'SP', 'SP/sao-paulo', or the 7 digits of an activity. */
    key: text('key').notNull(),
    /** Of a city, as it is written; else ''. */
    name: text('name').notNull(),
    state: char('state', { length: 2 }),
    /** How its name is written, folded: what finds its suppliers. */
    folds: text('folds').array().notNull(),
    /** Companies with a page that everybody sees. */
    total: integer('total').notNull(),
    figures: jsonb('figures').$type<MarketFigures>().notNull(),
    /** When a page of it last changed. */
    latest: moment('latest').notNull(),
    /** When any of this last changed. */
    changedAt: moment('changed_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
)

/** What a total is made of. */
export interface MarketFigures {
  /** Of each year: how many companies that were opened then are known, and how many are in business. */
  years: [year: number, known: number, active: number][]
  /** 'ME', 'EPP', 'DEMAIS'. */
  sizes: [size: string, total: number][]
  states: [state: string, total: number][]
  /** Those with most, by their keys. */
  cities: [key: string, name: string, total: number][]
  activities: [code: string, total: number][]
}
