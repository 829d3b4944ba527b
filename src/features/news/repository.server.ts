import { and, asc, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import { articles } from '#/db/schema/index.ts'
import type { Database } from '#/platform/database/types.server.ts'

export type ArticleKind = (typeof articles.$inferSelect)['kind']

const published = lte(articles.publishedAt, sql`now()`)
const newestFirst = [desc(articles.publishedAt), asc(articles.id)]

const { body: _body, ...cardColumns } = getTableColumns(articles)
export type ArticleCardRow = Omit<typeof articles.$inferSelect, 'body'>

export async function latestArticles(db: Database, kinds: ArticleKind[], limit: number) {
  return db
    .select(cardColumns)
    .from(articles)
    .where(and(inArray(articles.kind, kinds), published))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Articles whose headline or company contains the text. */
export async function searchArticles(
  db: Database,
  kinds: ArticleKind[],
  query: string,
  limit: number,
) {
  const text = sql`praca_fold(${articles.headline} || ' ' || coalesce(${articles.company}, ''))`
  return db
    .select()
    .from(articles)
    .where(
      and(
        inArray(articles.kind, kinds),
        published,
        query ? sql`strpos(${text}, praca_fold(${query})) > 0` : undefined,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
}

export async function findArticle(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), published))
  return row
}
