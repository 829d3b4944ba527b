import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { categories, searchWords, termGroups } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import { rowsOf as read } from '#/platform/server/database/rows.server.ts'
import { holds } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { isAcronym } from '#/platform/server/search/thesaurus.ts'
import type termDesk from './desk.tsx'

export type GroupRow = typeof termGroups.$inferSelect
type GroupWrite = Pick<GroupRow, 'kind' | 'terms' | 'also'>

interface GroupFilter {
  /** Part of a term; '' is in every one. */
  search: string
  kind?: GroupRow['kind']
  active?: boolean
}

const matches = ({ search, kind, active }: GroupFilter) =>
  and(
    search
      ? holds(
          sql`praca_fold(array_to_string(${termGroups.terms} || ${termGroups.also}, ' '))`,
          search,
        )
      : undefined,
    kind && eq(termGroups.kind, kind),
    active === undefined ? undefined : eq(termGroups.active, active),
  )

const rowsOf = (db: Database, where: SQL | undefined) => db.select().from(termGroups).where(where)

/** Groups that a filter leaves, used or not. */
export function readGroups(
  db: Database,
  {
    sort,
    page,
    limit,
    ...filter
  }: Pick<DeskQuery<typeof termDesk>, 'sort' | 'page' | 'limit'> & GroupFilter,
) {
  const where = matches(filter)
  const byName = sql`${termGroups.terms}[1] COLLATE "und-x-icu"`
  const order = orderOf(sort, {
    termos: [byName, asc(termGroups.id)],
    quantos: [sql`cardinality(${termGroups.terms} || ${termGroups.also})`, asc(byName)],
  })
  return readDeskPage(
    db,
    { page, limit },
    { from: termGroups, where, rows: rowsOf(db, where), order },
  )
}

/** Lets nobody else write groups until the transaction ends. */
export const takeTurn = (tx: Database) =>
  tx.execute(sql`LOCK TABLE ${termGroups} IN SHARE ROW EXCLUSIVE MODE`)

export const countGroups = (tx: Database) => tx.$count(termGroups)

export async function findGroup(db: Database, id: string): Promise<GroupRow | undefined> {
  const [row] = await rowsOf(db, eq(termGroups.id, id))
  return row
}

/** Whether there is a group of the same terms. */
export async function hasGroup(tx: Database, { kind, terms, also }: GroupWrite): Promise<boolean> {
  const [row] = await tx
    .select({ id: termGroups.id })
    .from(termGroups)
    .where(and(eq(termGroups.kind, kind), eq(termGroups.terms, terms), eq(termGroups.also, also)))
    .limit(1)
  return row !== undefined
}

export async function insertGroup(tx: Database, group: GroupWrite): Promise<GroupRow> {
  const [row] = await tx.insert(termGroups).values(group).returning()
  if (!row) throw new Error('a group was written but not returned')
  return row
}

/** Each change has a later `updatedAt` than the one before, whatever the processes' clocks say. */
export async function updateGroup(
  tx: Database,
  { id, updatedAt }: GroupRow,
  change: Partial<GroupWrite & Pick<GroupRow, 'active'>>,
): Promise<GroupRow> {
  const [row] = await tx
    .update(termGroups)
    .set({ ...change, updatedAt: new Date(Math.max(Date.now(), updatedAt.getTime() + 1)) })
    .where(eq(termGroups.id, id))
    .returning()
  if (!row) throw new Error(`group ${id} is not there`)
  return row
}

export const deleteGroup = (tx: Database, id: string) =>
  tx.delete(termGroups).where(eq(termGroups.id, id))

/** Less alike is another word. */
const ALIKE = 0.25

export interface Nearest {
  text: string
  /** The known term that is most like it. */
  nearest: string | null
  /** A group has it. */
  isKnown: boolean
}

/** For folded texts, the most alike of what searches know of: terms of groups, categories, words of the catalogue. */
export const nearestTerms = (db: Database, texts: string[]): Promise<Nearest[]> =>
  read<Nearest>(
    db,
    sql`WITH known AS MATERIALIZED (
        SELECT praca_fold(term) AS folded, min(term) AS term, bool_or(grouped) AS grouped FROM (
          SELECT unnest(terms) AS term, true AS grouped FROM ${termGroups} WHERE kind = 'synonyms'
          UNION SELECT unnest(also), false FROM ${termGroups} WHERE kind = 'synonyms'
          UNION SELECT name, false FROM ${categories} WHERE active) AS terms
        GROUP BY folded),
      ignored AS MATERIALIZED (
        SELECT praca_fold(unnest(terms)) AS folded FROM ${termGroups} WHERE kind = 'fillers')
      SELECT text, coalesce((SELECT grouped FROM known WHERE folded = text), false) AS "isKnown",
        (SELECT term FROM (
            SELECT term, folded FROM known
            UNION ALL (SELECT word, word FROM ${searchWords} WHERE word % text AND offers > 0
              AND (word < '=' OR word >= '>') ORDER BY similarity(word, text) DESC LIMIT 3)) AS all_known
          CROSS JOIN LATERAL (SELECT
            greatest(similarity(folded, text), 0.6 * word_similarity(folded, text)) AS alike) AS how
          WHERE replace(folded, ' ', '') <> replace(text, ' ', '') AND alike >= ${ALIKE}::float8 AND folded NOT IN (SELECT folded FROM ignored)
          ORDER BY alike DESC, length(term), term LIMIT 1) AS nearest
      FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) AS text`,
  )

/** Those of some terms that only join other words: no question is about them. */
export async function joiningTerms(db: Database, terms: string[]): Promise<string[]> {
  const rows = await read<{ term: string }>(
    db,
    sql`SELECT term FROM jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb) AS term
      WHERE NOT EXISTS (SELECT FROM praca_question(term) WHERE NOT joins)`,
  )
  // 'OS' is short for something.
  return rows.map(({ term }) => term).filter((text) => !isAcronym({ text }))
}
