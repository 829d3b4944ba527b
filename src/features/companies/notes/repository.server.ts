import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type contracts, registerCompanies, type sanctions, vendors } from '#/db/schema/index.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What a public source says of companies, each row with what its company says of it. */
type Noted = typeof sanctions | typeof contracts

/**
 * The CNPJ of a page, as a query; none for a sole trader's: what was kept of a company is not told of the person that it
 * is by now.
 */
export const cnpjToTellOf = (db: Database, vendorId: string) =>
  db
    .select({ cnpj: vendors.cnpj })
    .from(vendors)
    .leftJoin(registerCompanies, eq(registerCompanies.cnpj, vendors.cnpj))
    .where(and(eq(vendors.id, vendorId), sql`${registerCompanies.isSoleTrader} IS NOT TRUE`))

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
