import { and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  registerCompanies,
  saidInMonth,
  type VendorRow,
  vendorColumns,
  vendors,
} from '#/db/schema/index.ts'
import { inOrder } from '#/platform/server/database/order.ts'
import { prepared } from '#/platform/server/database/prepared.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Names that are compared with the question; of words that more companies bear, any of them. */
const COMPARED_MAX = 200

/**
 * How much of a question a name must hold: 'salesfroce' is .545 from 'Salesforce'. With the .4 of
 * other searches a million names take three times as long.
 */
const LIKENESS = '0.54'

const names = sql`praca_fold(coalesce(nome_fantasia, '') || ' ' || razao_social)`

/** Of the visible suppliers that satisfy a condition, ids of those whose names are most like the question. */
async function mostAlike(db: Database, condition: SQL, question: string): Promise<string[]> {
  const found = db
    .select({
      id: vendors.id,
      nomeFantasia: vendors.nomeFantasia,
      razaoSocial: vendors.razaoSocial,
    })
    .from(vendors)
    .where(and(eq(vendors.isVisible, true), condition))
    .limit(COMPARED_MAX)
    .as('found')
  const likeness = (name: SQL) => sql`similarity(praca_fold(${question}), praca_fold(${name}))`
  const best = sql`greatest(${likeness(sql`coalesce(${found.nomeFantasia}, '')`)}, ${likeness(sql`${found.razaoSocial}`)})`
  const rows = await db.select({ id: found.id }).from(found).orderBy(desc(best), asc(found.id))
  return rows.map(({ id }) => id)
}

/**
 * Suppliers whose names have all of the words, the last of which may be half typed.
 * @param question that the best of them are most like
 */
export async function suppliersNamed(
  db: Database,
  words: string,
  question: string,
): Promise<string[]> {
  // Whole words are found at once; what only begins so is looked for where they are few.
  const exact = await mostAlike(
    db,
    sql`name_search @@ praca_query(${words}, false, false)`,
    question,
  )
  if (exact.length === COMPARED_MAX) return exact
  return mostAlike(db, sql`name_search @@ praca_tsquery(${words})`, question)
}

/** Suppliers whose names look like the words. */
export async function suppliersNamedLike(db: Database, words: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${LIKENESS}, true)`)
    return mostAlike(tx, sql`praca_fold(${words}) <% ${names}`, words)
  })
}

const suppliersAmong = prepared('suppliers', (db) =>
  db
    .select(vendorColumns)
    .from(vendors)
    .where(
      and(
        sql`${vendors.id} IN (SELECT jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb)::uuid)`,
        eq(vendors.isVisible, true),
      ),
    ),
)

/** Visible suppliers, in the order of their ids. */
export async function suppliersInOrder(db: Database, ids: string[]): Promise<VendorRow[]> {
  const rows = await suppliersAmong(db).execute({ ids: JSON.stringify(ids) })
  return inOrder(rows, ids)
}

/**
 * What the register says of a company that is not active, and its page where it has one; undefined for any other, for a
 * sole trader, and for one whose page was taken off the site.
 */
export async function findClosed(db: Database, cnpj: string) {
  const [row] = await db
    .select({ company: registerCompanies, month: saidInMonth, pageId: vendors.id })
    .from(registerCompanies)
    .leftJoin(vendors, eq(vendors.cnpj, registerCompanies.cnpj))
    .where(
      and(
        eq(registerCompanies.cnpj, cnpj),
        ne(registerCompanies.situation, 'ativa'),
        eq(registerCompanies.isSoleTrader, false),
        or(
          isNull(vendors.id),
          and(isNotNull(vendors.closedOn), isNull(vendors.removedAt), isNull(vendors.suspendedAt)),
        ),
      ),
    )
  return row
}
