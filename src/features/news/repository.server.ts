import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import { articles } from '#/db/schema/index.ts'
import { TIME_ZONE } from '#/domain/dates.ts'
import { COUNT_CAP } from '#/domain/pagination.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { ArticleOrder } from './order.ts'

export type ArticleRow = typeof articles.$inferSelect
export type ArticleCardRow = Omit<ArticleRow, 'body'>
export type ArticleKind = ArticleRow['kind']

export interface ArticleSearch {
  kinds: ArticleKind[]
  /** Words of the headline or of the company; '' for all. */
  query?: string
  order?: ArticleOrder
  /** The featured ones before the others, each part in its order; or none but them. */
  featured?: 'first' | 'only'
  limit: number
  offset?: number
}

const { body: _body, ...cardColumns } = getTableColumns(articles)
const published = lte(articles.publishedAt, sql`now()`)
/** Of a job: it has not ended, by São Paulo's calendar. */
const open = or(
  isNull(articles.endsOn),
  gte(articles.endsOn, sql`(now() AT TIME ZONE ${TIME_ZONE})::date`),
)

/** Whole words and their inflections, or the very letters: 'front' finds 'Front-end'. */
export function mentions(query: string) {
  const text = sql`${articles.headline} || ' ' || coalesce(${articles.company}, '')`
  return sql`(strpos(praca_fold(${text}), praca_fold(${query})) > 0
    OR praca_tsvector(${text}) @@ praca_tsquery(${query}))`
}

const matching = ({ kinds, query, featured }: ArticleSearch) =>
  and(
    inArray(articles.kind, kinds),
    published,
    open,
    query ? mentions(query) : undefined,
    featured === 'only' ? eq(articles.isFeatured, true) : undefined,
  )

const ordering = ({ order, featured }: ArticleSearch) => [
  ...(featured === 'first' ? [desc(articles.isFeatured)] : []),
  ...(order === 'antigos'
    ? [asc(articles.publishedAt), desc(articles.id)]
    : [desc(articles.publishedAt), asc(articles.id)]),
]

/** Items without their bodies. */
export async function findCards(db: Database, search: ArticleSearch): Promise<ArticleCardRow[]> {
  return db
    .select(cardColumns)
    .from(articles)
    .where(matching(search))
    .orderBy(...ordering(search))
    .limit(search.limit)
    .offset(search.offset ?? 0)
}

export async function findArticles(db: Database, search: ArticleSearch): Promise<ArticleRow[]> {
  return db
    .select()
    .from(articles)
    .where(matching(search))
    .orderBy(...ordering(search))
    .limit(search.limit)
    .offset(search.offset ?? 0)
}

export async function countArticles(db: Database, search: ArticleSearch): Promise<number> {
  const capped = db
    .select({ one: sql`1` })
    .from(articles)
    .where(matching(search))
    .limit(COUNT_CAP + 1)
    .as('capped')
  const [row] = await db.select({ total: count() }).from(capped)
  return row?.total ?? 0
}

export async function findArticle(db: Database, id: string): Promise<ArticleRow | undefined> {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), published))
  return row
}

/** Jobs whose last day is a certain one. */
export async function endingOn(db: Database, day: string): Promise<string[]> {
  const rows = await db.select({ id: articles.id }).from(articles).where(eq(articles.endsOn, day))
  return rows.map(({ id }) => id)
}

/** Of the latest jobs, so many are weighed. */
const WEIGHED_JOBS = 500
/** What a term is worth in the headline; in the text it is worth 1. */
const HEADLINE_WEIGHT = 3

/** What is looked for in jobs: in their headlines, or anywhere in them. */
export interface JobTerm {
  text: string
  anywhere: boolean
}

/** Jobs that mention some of several terms, those that mention most first. */
export async function matchingJobs(
  db: Database,
  terms: JobTerm[],
  limit: number,
): Promise<ArticleRow[]> {
  const latest = db
    .select({
      id: articles.id,
      inHeadline: sql`praca_tsvector(${articles.headline})`.as('in_headline'),
      inText: sql`praca_tsvector(regexp_replace(${articles.body}, '<[^>]*>', ' ', 'g'))`.as(
        'in_text',
      ),
    })
    .from(articles)
    .where(and(eq(articles.kind, 'career'), published, open))
    .orderBy(desc(articles.publishedAt))
    .limit(WEIGHED_JOBS)
    .as('latest')
  const words = sql.join(
    terms.map(({ text, anywhere }) => sql`(${text}::text, ${anywhere}::boolean)`),
    sql`, `,
  )
  // Whole words, unlike praca_tsquery: nobody is typing them.
  const score = sql<number>`(
    SELECT sum(CASE WHEN ${latest.inHeadline} @@ query THEN ${HEADLINE_WEIGHT}::int
      WHEN anywhere AND ${latest.inText} @@ query THEN 1 ELSE 0 END)
    FROM (VALUES ${words}) term(word, anywhere),
      praca_query(word, false, false) query)`
  const scored = db
    .select({ id: latest.id, score: score.as('score') })
    .from(latest)
    .as('scored')
  const rows = await db
    .select({ job: articles })
    .from(scored)
    .innerJoin(articles, eq(articles.id, scored.id))
    .where(gt(scored.score, 0))
    .orderBy(desc(scored.score), desc(articles.publishedAt), asc(articles.id))
    .limit(limit)
  return rows.map(({ job }) => job)
}
