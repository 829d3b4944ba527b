import { type SQL, sql } from 'drizzle-orm'
import type { contracts, sanctions } from '#/db/schema/index.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What a public source says of companies, each row with what its company says of it. */
type Noted = typeof sanctions | typeof contracts

/** What becomes of a row's note as the source is read again: that of another company is another row's. */
export const noteKept = ({ cnpj, note, notedAt }: Noted) => ({
  note: sql`CASE WHEN ${cnpj} = excluded.cnpj THEN ${note} END`,
  notedAt: sql`CASE WHEN ${cnpj} = excluded.cnpj THEN ${notedAt} END`,
})

/**
 * Writes what a company says of a row of its own; null takes it back.
 * @param which of its rows
 * @returns whether the company has that one
 */
export async function writeNote(
  tx: Database,
  table: Noted,
  cnpj: string,
  which: SQL | undefined,
  note: string | null,
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`UPDATE ${table} SET note = ${note}, noted_at = CASE WHEN ${note}::text IS NOT NULL THEN now() END
      WHERE ${table.cnpj} = ${cnpj} AND ${which} RETURNING 1`,
  )
  return rows.length > 0
}
