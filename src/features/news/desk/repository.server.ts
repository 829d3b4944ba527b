import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { articles } from '#/db/schema/index.ts'
import type { DeskQuery } from '#/platform/desk.ts'
import { orderOf, readDeskPage } from '#/platform/server/database/desk-page.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Situation } from '../publication.ts'
import { type ArticleKind, type ArticleRow, mentions } from '../repository.server.ts'
import type newsDesk from './desk.tsx'

/** By the database's clock, which is also that of the public pages. */
const situation = sql<Situation>`CASE
  WHEN ${articles.publishedAt} IS NULL THEN 'rascunho'
  WHEN ${articles.publishedAt} > now() THEN 'agendado'
  ELSE 'publicado' END`

const { body, ...cardColumns } = getTableColumns(articles)
const cardFields = { ...cardColumns, situation }
const fields = { ...cardFields, body }

type Query = DeskQuery<typeof newsDesk>

interface NewsFilter {
  search: string
  kind?: ArticleKind
  situation?: Situation
}

const cardsOf = (db: Database, where: SQL | undefined) =>
  db.select(cardFields).from(articles).where(where)
export type DeskCardRow = Awaited<ReturnType<typeof cardsOf>>[number]

/** Items without their bodies; a draft is the newest of all. */
export function readNews(
  db: Database,
  {
    sort,
    page,
    limit,
    search,
    kind,
    situation: asked,
  }: Pick<Query, 'sort' | 'page' | 'limit'> & NewsFilter,
) {
  const where = and(
    search ? mentions(search) : undefined,
    kind && eq(articles.kind, kind),
    asked && sql`${situation} = ${asked}`,
  )
  const newest = desc(articles.id)
  const order = orderOf(sort, {
    titulo: [sql`${articles.headline} COLLATE "und-x-icu"`, newest],
    type: [sql`${articles.kind}::text`, newest],
    situacao: [situation, newest],
    data: [articles.publishedAt, newest],
    alterado: [articles.updatedAt, newest],
  })
  return readDeskPage(
    db,
    { page, limit },
    { from: articles, where, rows: cardsOf(db, where), order },
  )
}

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
