import { type SQL, sql } from 'drizzle-orm'

/** Rows of one INSERT: large enough that round trips vanish, small enough for the embedded database. */
export const BATCH = 2000

/** Both drivers take one JSON text as a parameter, whatever the number of rows. */
export const rowsOf = (rows: object[], columns: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(${columns})`
