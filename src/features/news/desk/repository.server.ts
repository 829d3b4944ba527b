import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { articles } from '#/db/schema/index.ts'
import type { Slice } from '#/platform/server/database/search.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Situation } from '../publication.ts'
import { type ArticleKind, type ArticleRow, mentions } from '../repository.server.ts'
import type { DeskQuery, DeskSort } from './schema.ts'

/** By the database's clock, which is also that of the public pages. */
const situation = sql<Situation>`CASE
  WHEN ${articles.publishedAt} IS NULL THEN 'rascunho'
  WHEN ${articles.publishedAt} > now() THEN 'agendado'
  ELSE 'publicado' END`

const { body, ...cardColumns } = getTableColumns(articles)
const cardFields = { ...cardColumns, situation }
const fields = { ...cardFields, body }

export interface DeskFilter {
  query: string
  kind?: ArticleKind
  situation?: Situation
  sort: DeskQuery['sort']
}

const COLUMNS: Record<DeskSort, SQL> = {
  titulo: sql`${articles.headline} COLLATE "und-x-icu"`,
  data: sql`${articles.publishedAt}`,
  alterado: sql`${articles.updatedAt}`,
}

/** Items without their bodies; a draft is the newest of all. */
export async function deskSlice(db: Database, filter: DeskFilter, { limit, offset }: Slice) {
  const { query, kind, sort } = filter
  const where = and(
    query ? mentions(query) : undefined,
    kind && eq(articles.kind, kind),
    filter.situation && sql`${situation} = ${filter.situation}`,
  )
  const column = COLUMNS[sort.by]
  const rows = await db
    .select(cardFields)
    .from(articles)
    .where(where)
    .orderBy(sort.descending ? desc(column) : asc(column), desc(articles.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(articles, where) }
}
export type DeskCardRow = Awaited<ReturnType<typeof deskSlice>>['rows'][number]

export async function deskRow(db: Database, id: string): Promise<DeskRow | undefined> {
  const [row] = await db.select(fields).from(articles).where(eq(articles.id, id))
  return row
}
export type DeskRow = DeskCardRow & Pick<ArticleRow, 'body'>

/** The same, and nobody else changes it until the transaction ends. */
export async function lockRow(tx: Database, id: string): Promise<DeskRow | undefined> {
  const [row] = await tx.select(fields).from(articles).where(eq(articles.id, id)).for('update')
  return row
}

/** What is written of an item; `publishedAt` may be the database's `now()`. */
export type ArticleChange = Partial<
  Omit<typeof articles.$inferInsert, 'publishedAt'> & { publishedAt: Date | SQL | null }
>

export const NOW = sql`now()`

/** @returns its id */
export async function insertArticle(
  tx: Database,
  item: ArticleChange & Pick<ArticleRow, 'kind' | 'headline'>,
): Promise<string> {
  const [row] = await tx
    .insert(articles)
    .values(item as typeof articles.$inferInsert)
    .returning({ id: articles.id })
  if (!row) throw new Error('an article was written but not returned')
  return row.id
}

/** Each change has a later `updatedAt` than the one before, whatever the processes' clocks say. */
export const updateArticle = (tx: Database, { id, updatedAt }: DeskRow, change: ArticleChange) =>
  tx
    .update(articles)
    .set({
      ...(change as Partial<ArticleRow>),
      updatedAt: new Date(Math.max(Date.now(), updatedAt.getTime() + 1)),
    })
    .where(eq(articles.id, id))

export const deleteArticle = (tx: Database, id: string) =>
  tx.delete(articles).where(eq(articles.id, id))
