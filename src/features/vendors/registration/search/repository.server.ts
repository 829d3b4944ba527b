import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type VendorRow, vendorColumns, vendors } from '#/db/schema/index.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Names that are compared with the question; of words that more companies bear, any of them. */
const COMPARED_MAX = 200

/**
 * How much of a question a name must hold: 'salesfroce' is .545 from 'Salesforce'. With the .4 of
 * other searches a million names take three times as long.
 */
const LIKENESS = '0.54'

const names = sql`praca_fold(coalesce(nome_fantasia, '') || ' ' || razao_social)`

export interface Found {
  rows: VendorRow[]
  /** At most COMPARED_MAX. */
  total: number
}

/** Of the visible suppliers that satisfy a condition, those whose names are most like the question. */
async function mostAlike(
  db: Database,
  condition: SQL,
  question: string,
  { limit, offset }: Slice,
): Promise<Found> {
  const found = db
    .select(vendorColumns)
    .from(vendors)
    .where(and(eq(vendors.isVisible, true), condition))
    .limit(COMPARED_MAX)
    .as('found')
  const likeness = (name: SQL) => sql`similarity(praca_fold(${question}), praca_fold(${name}))`
  const best = sql`greatest(${likeness(sql`coalesce(${found.nomeFantasia}, '')`)}, ${likeness(sql`${found.razaoSocial}`)})`
  const rows = await db
    .select({ row: found._.selectedFields, total: sql<number>`count(*) OVER ()::int` })
    .from(found)
    .orderBy(desc(best), asc(found.id))
    .limit(limit)
    .offset(offset)
  // A page past the end has no row that says how many there are.
  if (rows.length === 0 && offset > 0) {
    const { total } = await mostAlike(db, condition, question, { limit: 1, offset: 0 })
    return { rows: [], total }
  }
  return { rows: rows.map(({ row }) => row), total: rows[0]?.total ?? 0 }
}

/**
 * Suppliers whose names have all of the words, the last of which may be half typed.
 * @param question that the best of them are most like
 */
export async function suppliersNamed(
  db: Database,
  words: string,
  question: string,
  slice: Slice,
): Promise<Found> {
  const query = sql`praca_tsquery(${words})`
  // Whole words are found at once; what only begins so is looked for where they are few.
  const whole = sql`replace(${query}::text, ':*', '')::tsquery`
  const exact = await mostAlike(db, sql`name_search @@ ${whole}`, question, slice)
  if (exact.total === COMPARED_MAX) return exact
  return mostAlike(db, sql`name_search @@ ${query}`, question, slice)
}

/** Suppliers whose names look like the words. */
export async function suppliersNamedLike(
  db: Database,
  words: string,
  slice: Slice,
): Promise<Found> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${LIKENESS}, true)`)
    return mostAlike(tx, sql`praca_fold(${words}) <% ${names}`, words, slice)
  })
}
