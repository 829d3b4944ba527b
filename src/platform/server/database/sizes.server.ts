import { sql } from 'drizzle-orm'
import { rowsOf } from './rows.server.ts'
import type { Database } from './types.server.ts'

/** What a table takes on the disk, in bytes. */
export interface TableSize {
  name: string
  /** As statistics have it: an estimate. */
  rows: number
  /** Its rows, with what of them is kept apart for being long. */
  bytes: number
  indexes: { name: string; bytes: number }[]
}

/** Sizes of all tables and their indexes, the largest first; the database has some more of its own. */
export async function databaseSize(db: Database): Promise<{ bytes: number; tables: TableSize[] }> {
  const [whole] = await rowsOf<{ bytes: string }>(
    db,
    sql`SELECT pg_database_size(current_database()) AS bytes`,
  )
  const tables = await rowsOf<TableSize>(
    db,
    sql`SELECT relation.relname AS name, greatest(relation.reltuples, 0)::float8 AS rows,
        pg_table_size(relation.oid)::float8 AS bytes,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('name', part.relname, 'bytes', pg_relation_size(part.oid))
            ORDER BY pg_relation_size(part.oid) DESC, part.relname), '[]')
          FROM pg_index JOIN pg_class AS part ON part.oid = indexrelid
          WHERE indrelid = relation.oid) AS indexes
      FROM pg_class AS relation
      WHERE relation.relkind = 'r' AND relation.relnamespace = 'public'::regnamespace
      ORDER BY pg_total_relation_size(relation.oid) DESC, relation.relname`,
  )
  return { bytes: Number(whole?.bytes ?? 0), tables }
}
