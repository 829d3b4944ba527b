import path from 'node:path'

export const MIGRATIONS_FOLDER = path.resolve('db/migrations')

/** Run-time parameters of every session, the same on both databases. */
export const SESSION_SETTINGS: Record<string, string> = {
  // 'salesfroce' is .545 from 'Salesforce'; the default of .6 misses it.
  'pg_trgm.word_similarity_threshold': '0.45',
  TimeZone: 'UTC',
}
