import { and, asc, desc, eq, gt, lt, not, sql } from 'drizzle-orm'
import {
  categories,
  frequentSearches,
  offerOwners,
  offers,
  searchCounts,
  searchDays,
  termGroups,
} from '#/db/schema/index.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import { daysAgo, today } from '#/platform/server/database/today.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { newSecret } from '#/platform/server/secrets.server.ts'
import {
  FREQUENT,
  FREQUENT_MAKERS,
  FREQUENT_MAX,
  SHOWN_FROM,
  TEXTS_A_DAY,
  VISITOR_MARKS,
} from './limits.ts'

/**
 * Today, and what its marks are made with, until the transaction ends: who counts as well waits. The
 * secrets of days that are over are gone.
 */
export async function lockDay(tx: Database) {
  const added = await tx
    .insert(searchDays)
    .values({ day: today, secret: newSecret() })
    .onConflictDoNothing()
    .returning()
  if (added.length > 0) await forgetSecrets(tx)
  const [day] = await tx.select().from(searchDays).where(eq(searchDays.day, today)).for('update')
  if (!day) throw new Error('The day is over.')
  return day
}

export const forgetSecrets = (db: Database) =>
  db.delete(searchDays).where(lt(searchDays.day, today))

type Marks = Omit<typeof searchCounts.$inferInsert, 'visitors'> & {
  /** In hexadecimal. */
  visitors: string
}

/** Adds the marks of visitors to those that are there. */
export const addMarks = (tx: Database, rows: Marks[]) =>
  tx
    .insert(searchCounts)
    .values(
      rows.map((row) => ({
        ...row,
        visitors: sql`('x' || ${row.visitors})::bit(${sql.raw(String(VISITOR_MARKS))})`,
      })),
    )
    .onConflictDoUpdate({
      target: [searchCounts.day, searchCounts.source, searchCounts.text, searchCounts.found],
      set: { visitors: sql`${searchCounts.visitors} | excluded.visitors` },
    })

/** Leaves out of a day what is more than is kept: what fewest visitors searched for, whichever came first. */
export const keepMostSearched = (tx: Database, day: string) =>
  tx.execute(sql`
    DELETE FROM ${searchCounts} WHERE day = ${day} AND (source, text, found) IN (
      SELECT source, text, found FROM ${searchCounts} WHERE day = ${day}
      ORDER BY bit_count(visitors) DESC, random() OFFSET ${TEXTS_A_DAY})`)

/** About how many visitors set the marks of a row. */
const visitors = sql<number>`round(${-VISITOR_MARKS}::int
  * ln(1 - least(bit_count(${searchCounts.visitors}), ${VISITOR_MARKS - 1}::int) / ${VISITOR_MARKS}::float8))::int`

/** All words of `text`, as they are written, but what only joins others. */
const ALL_WORDS = sql`(SELECT string_agg(quote_literal(word), '&')::tsquery
  FROM praca_question(text) WHERE NOT joins)`

/** Categories, and the terms of groups of synonyms. */
const FIELD_TERMS = sql`(SELECT name AS term FROM ${categories} WHERE active
  UNION ALL SELECT unnest(terms || also) FROM ${termGroups} WHERE kind = 'synonyms' AND active)`

/** Those of some texts of which a product has all words, as they are written, each with all that the best rated one says. */
export async function productTexts(db: Database, texts: string[]): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map()
  const rows = await rowsOf<{ text: string; written: string }>(
    db,
    sql`SELECT text, written FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) AS text
      CROSS JOIN LATERAL (
        SELECT concat_ws(' ', ${offers.name}, ${offers.categoryText}, ${offers.slogan}, ${offers.description}) AS written
        FROM ${offers} WHERE ${offers.isVisible}
          AND ${offers.search} @@ ${ALL_WORDS}
        ORDER BY ${offers.ratingIndex} DESC, ${offers.id} LIMIT 1) AS best`,
  )
  return new Map(rows.map(({ text, written }) => [text, written]))
}

/** All categories and synonyms, as one text. */
export async function fieldText(db: Database): Promise<string> {
  const [row] = await rowsOf<{ written: string | null }>(
    db,
    sql`SELECT string_agg(term, ' ') AS written FROM ${FIELD_TERMS} AS each`,
  )
  return row?.written ?? ''
}

/** Of what has the words of a text, so much is looked at for makers. */
const COMPARED = 200

/**
 * Those of some texts that are words of the field: a category, a term of a group of synonyms, or all in what
 * software of several makers is, who are different people too.
 */
export async function ofTheField(db: Database, texts: string[]): Promise<string[]> {
  if (texts.length === 0) return []
  const rows = await rowsOf<{ text: string }>(
    db,
    sql`WITH terms AS MATERIALIZED (SELECT praca_fold(term) AS folded FROM ${FIELD_TERMS} AS each)
      SELECT text FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) AS text
      WHERE text IN (SELECT folded FROM terms) OR (
        SELECT least(count(DISTINCT maker), count(DISTINCT owner)) >= ${FREQUENT_MAKERS}::int FROM (
          SELECT praca_fold(coalesce(${offers.manufacturer}, ${offers.id}::text)) AS maker,
            coalesce((SELECT min(user_id::text) FROM ${offerOwners} WHERE offer_id = ${offers.id}),
              ${offers.makerId}::text, ${offers.id}::text) AS owner
          FROM ${offers} WHERE ${offers.isVisible} AND ${offers.titleSearch} @@ ${ALL_WORDS}
          LIMIT ${COMPARED}) AS named)`,
  )
  return rows.map(({ text }) => text)
}

/** What found something and was searched for on several days by several visitors each, most first. */
export function oftenSearched(db: Database) {
  const days = db
    .select({ text: searchCounts.text, searches: sql<number>`${visitors}`.as('searches') })
    .from(searchCounts)
    .where(
      and(
        eq(searchCounts.source, 'offers'),
        searchCounts.found,
        since(FREQUENT.ofLast),
        sql`${visitors} >= ${FREQUENT.visitors}::int`,
      ),
    )
    .as('days')
  return db
    .select({ text: days.text, searches: sql<number>`sum(${days.searches})::int` })
    .from(days)
    .groupBy(days.text)
    .having(sql`count(*) >= ${FREQUENT.days}::int`)
    .orderBy(desc(sql`2`), asc(days.text))
    .limit(2 * FREQUENT_MAX)
}

/** @param rows what everybody may see, in place of what was there */
export async function replaceFrequent(
  tx: Database,
  rows: (typeof frequentSearches.$inferInsert)[],
) {
  await tx.delete(frequentSearches)
  if (rows.length > 0) await tx.insert(frequentSearches).values(rows)
}

/** A search that an Admin hid: it has all words of a hidden term, one after the other. */
const isHidden = sql`EXISTS (
  SELECT FROM ${termGroups}, unnest(${termGroups.terms}) AS term
  WHERE ${termGroups.kind} = 'hidden' AND ${termGroups.active}
    AND strpos(' ' || ${frequentSearches.text} || ' ', ' ' || praca_fold(term) || ' ') > 0)`

/** What everybody may see, the most frequent first. */
export const readFrequent = (db: Database) =>
  db
    .select()
    .from(frequentSearches)
    .where(not(isHidden))
    .orderBy(desc(frequentSearches.searches), asc(frequentSearches.text))

const since = (days: number) => gt(searchCounts.day, daysAgo(days))

/** How often was searched on each of the last days, today included, the oldest first; and without a result. */
export const searchesByDay = (db: Database, days: number) =>
  db
    .select({
      dia: sql<string>`days.day::date::text`,
      buscas: sql<number>`coalesce(sum(${visitors}), 0)::int`,
      semResultado: sql<number>`coalesce(sum(${visitors}) FILTER (WHERE NOT ${searchCounts.found}), 0)::int`,
    })
    .from(sql`generate_series(${daysAgo(days - 1)}, ${today}, interval '1 day') AS days(day)`)
    .leftJoin(searchCounts, sql`${searchCounts.day} = days.day::date`)
    .groupBy(sql`days.day`)
    .orderBy(sql`days.day`)

/** What was searched for most in the last days, of what found something or nothing; no text of a single person. */
export const mostSearched = (db: Database, days: number, found: boolean, limit: number) =>
  db
    .select({
      text: searchCounts.text,
      source: searchCounts.source,
      searches: sql<number>`sum(${visitors})::int`,
    })
    .from(searchCounts)
    .where(and(since(days), eq(searchCounts.found, found)))
    .groupBy(searchCounts.text, searchCounts.source)
    .having(sql`sum(${visitors}) >= ${SHOWN_FROM}::int`)
    .orderBy(desc(sql`3`), asc(searchCounts.text), asc(searchCounts.source))
    .limit(limit)

/** @param days that are kept, beside today */
export const deleteCounts = (db: Database, days: number) =>
  db.delete(searchCounts).where(lt(searchCounts.day, daysAgo(days)))
