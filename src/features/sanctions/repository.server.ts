import { and, desc, eq, max, sql } from 'drizzle-orm'
import { sanctions } from '#/db/schema/index.ts'
import {
  cnpjToTellOf,
  noteKept,
  writeNote as writeNoteOf,
} from '#/features/companies/notes/service.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

export type NewSanction = typeof sanctions.$inferInsert
export type SanctionRow = typeof sanctions.$inferSelect
type List = SanctionRow['list']

const BATCH = 1000

export const countOf = (db: Database, list: List) => db.$count(sanctions, eq(sanctions.list, list))

/** The day of the list that was read last; null where none is known. */
export async function dayOfList(db: Database, list: List): Promise<string | null> {
  const [row] = await db
    .select({ day: max(sanctions.listedOn) })
    .from(sanctions)
    .where(eq(sanctions.list, list))
  return row?.day ?? null
}

/** Those of the CNPJs in which a person is the company. */
export async function soleTradersAmong(db: Database, cnpjs: string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ cnpj: string }>(
    db,
    sql`SELECT company.cnpj FROM jsonb_array_elements_text(${JSON.stringify(cnpjs)}::jsonb) AS given(cnpj)
      JOIN register_companies AS company ON company.cnpj = given.cnpj WHERE company.is_sole_trader`,
  )
  return new Set(rows.map(({ cnpj }) => cnpj))
}

/** Writes the rows of a list; what a company said of one stays. */
export async function writeSanctions(tx: Database, rows: NewSanction[]) {
  for (let from = 0; from < rows.length; from += BATCH)
    await tx
      .insert(sanctions)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [sanctions.list, sanctions.code],
        set: {
          ...noteKept(sanctions),
          cnpj: sql`excluded.cnpj`,
          category: sql`excluded.category`,
          ground: sql`excluded.ground`,
          body: sql`excluded.body`,
          proceedings: sql`excluded.proceedings`,
          startsOn: sql`excluded.starts_on`,
          endsOn: sql`excluded.ends_on`,
          listedOn: sql`excluded.listed_on`,
        },
      })
}

/** @returns how many were gone from the list */
export async function dropOthers(tx: Database, list: List, codes: string[]): Promise<number> {
  const rows = await rowsOf<{ code: string }>(
    tx,
    sql`DELETE FROM sanctions WHERE list = ${list} AND code NOT IN (
      SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb)) RETURNING code`,
  )
  return rows.length
}

/** Of a supplier, by its page: the latest first. */
export const sanctionsOf = (
  db: Database,
  vendorId: string,
  limit: number,
): Promise<SanctionRow[]> =>
  db
    .select()
    .from(sanctions)
    .where(eq(sanctions.cnpj, cnpjToTellOf(db, vendorId)))
    .orderBy(sql`${desc(sanctions.startsOn)} NULLS LAST`, sanctions.list, sanctions.code)
    .limit(limit)

/** @returns whether the company has that sanction */
export const writeNote = (
  tx: Database,
  { cnpj, list, code }: Pick<SanctionRow, 'cnpj' | 'list' | 'code'>,
  note: string | null,
): Promise<boolean> =>
  writeNoteOf(tx, sanctions, cnpj, and(eq(sanctions.list, list), eq(sanctions.code, code)), note)
