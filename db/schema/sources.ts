import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/** What is brought in from public registers. */
export const sourceName = pgEnum('source_name', ['register', 'ceis', 'cnep', 'contracts'])

export const sourceRunState = pgEnum('source_run_state', [
  'waiting',
  'running',
  'stopping',
  'stopped',
  'done',
  'failed',
])

/** A reading of a source: by the server, as the clock or an Admin asked for it, or by a command. */
export const sourceRuns = pgTable(
  'source_runs',
  {
    id: id(),
    source: sourceName('source').notNull(),
    state: sourceRunState('state').notNull().default('waiting'),
    /** Rows that were read, so far where it is under way, and those that were no use. */
    rows: integer('rows').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** What came of it, or what ended it early, in Portuguese. */
    outcome: text('outcome').notNull().default(''),
    /** Refused as what was read looks torn or too old: an Admin may have it brought in all the same. */
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    /** An Admin asked for it all the same. */
    isMeant: boolean('is_meant').notNull().default(false),
    /** A command does it, which has its own file or address. */
    isCommand: boolean('is_command').notNull().default(false),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    /** When the process that does it last said so. */
    aliveAt: moment('alive_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('source_runs_created_idx').on(t.createdAt),
    index('source_runs_latest_idx').on(t.source, t.createdAt),
    // A source is read by one at a time.
    uniqueIndex('source_runs_open_key')
      .on(t.source)
      .where(sql`state IN ('waiting', 'running', 'stopping')`),
  ],
)
