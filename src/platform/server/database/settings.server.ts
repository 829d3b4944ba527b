import path from 'node:path'

export const MIGRATIONS_FOLDER = path.resolve('db/migrations')

/** Run-time parameters of every session, the same on both databases. */
export const SESSION_SETTINGS: Record<string, string> = {
  // 'salesfroce' is .545 from 'Salesforce', 'licne erp' .429 from 'Lince ERP': two letters changed
  // places. The default of .6 misses both.
  'pg_trgm.word_similarity_threshold': '0.4',
  // Pages are in memory or on an SSD, where their order hardly matters; with the default of 4, made
  // for discs, PostgreSQL reads whole tables where an index is twice as fast.
  random_page_cost: '1.1',
  TimeZone: 'UTC',
}
