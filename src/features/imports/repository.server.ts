import { sql } from 'drizzle-orm'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/**
 * What distinguishes one software from another, hashed to 64 bits: the names of the key
 * `offers_software_key`, folded by the same function.
 */
export async function naturalKeys(
  db: Database,
  rows: { name: string; manufacturer: string }[],
): Promise<bigint[]> {
  const found = await rowsOf<{ key: string }>(
    db,
    sql`SELECT hashtextextended(
          praca_fold(row->>'name') || E'\\n' || praca_fold(row->>'manufacturer'), 0)::text AS key
        FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY AS given(row, position)
        ORDER BY position`,
  )
  return found.map(({ key }) => BigInt(key))
}
