import { type SQL, sql } from 'drizzle-orm'
import { prepared } from '../database/prepared.server.ts'
import type { Database } from '../database/types.server.ts'
import { type Candidate, heardAlike, inTwo, oneSlipAway } from './spelling.ts'

/** What is searched: the table, which is a column of `search_words` too. */
export type Source = 'offers' | 'vendors'

/** A word of a question, folded, with how many have it. */
export interface AskedWord {
  word: string
  stem: string
  /** It only joins others, as 'de'. */
  joins: boolean
  /** How many have it as written, and by its stem. */
  count: number
  stemCount: number
  /** Something begins with it. */
  begins: boolean
  /** How many have it in one word with the next one. */
  joinedCount: number
  /** About how many rows there are. */
  total: number
}

const column = (source: Source) => sql.raw(`known.${source}`)

const countOf = (source: Source, word: SQL) =>
  sql<number>`coalesce((SELECT ${column(source)} FROM search_words AS known WHERE known.word = ${word}), 0)`

const wordsOf = (source: Source) =>
  prepared(`words of a question, ${source}`, (db) =>
    db
      .select({
        word: sql<string>`word`,
        stem: sql<string>`stem`,
        joins: sql<boolean>`joins`,
        count: countOf(source, sql`asked.word`),
        stemCount: countOf(source, sql`'=' || asked.stem`),
        begins: sql<boolean>`EXISTS (SELECT FROM search_words AS known WHERE known.word >= asked.word
          AND known.word < asked.word || '~' AND ${column(source)} > 0)`,
        joinedCount: countOf(source, sql`asked.word || next`),
        total: sql<number>`(SELECT greatest(reltuples, 1000)::int FROM pg_class
          WHERE oid = ${sql.raw(`'${source}'`)}::regclass)`,
      })
      .from(sql`(SELECT *, lead(word) OVER (ORDER BY place) AS next
        FROM praca_question(${sql.placeholder('question')})) AS asked`)
      .orderBy(sql`place`),
  )
const WORDS_OF = { offers: wordsOf('offers'), vendors: wordsOf('vendors') }

/** The words of a question, in their order, and what the catalogue knows of each. */
export const readWords = (db: Database, source: Source, question: string): Promise<AskedWord[]> =>
  WORDS_OF[source](db).execute({ question })

/** A word of the catalogue that an unknown one may be. */
export interface Known extends Candidate {
  stem: string
}

export interface Candidates {
  /** Words that it may be. */
  whole: Known[]
  /** Beginnings of words that it may be the beginning of. */
  begun: string[]
  /** Two words that it may be in one. */
  two?: [Known, Known]
}

const ALIKE_MAX = 40

/**
 * Words of the catalogue that are like one that it does not have.
 * @param typed it may go on
 */
export async function readCandidates(
  db: Database,
  source: Source,
  word: string,
  typed: boolean,
): Promise<Candidates> {
  const slips = oneSlipAway(word)
  const parts = inTwo(word)
  const spelt = JSON.stringify([...new Set([...slips, ...heardAlike(word), ...parts.flat()])])
  const { rows } = (await db.execute(sql`
    SELECT word, ${column(source)} AS count, known.stem FROM (
      SELECT word FROM search_words WHERE word = ANY (
        SELECT jsonb_array_elements_text(${spelt}::jsonb) COLLATE "C")
      UNION
      (SELECT word FROM search_words WHERE ${word} % word AND (word < '=' OR word >= '>')
        ORDER BY similarity(${word}, word) DESC LIMIT ${ALIKE_MAX})) AS alike
    JOIN search_words AS known USING (word)
    WHERE ${column(source)} > 0`)) as unknown as { rows: Known[] }
  const byWord = new Map(rows.map((row) => [row.word, row]))
  const pairs = parts.flatMap(([a, b]): [Known, Known][] => {
    const [first, second] = [byWord.get(a), byWord.get(b)]
    return first && second ? [[first, second]] : []
  })
  const weakest = ([a, b]: [Known, Known]) => Math.min(a.count, b.count)
  const isPart = new Set(parts.flat())
  const near = new Set([...slips, ...heardAlike(word)])
  return {
    whole: rows.filter((row) => !isPart.has(row.word) || near.has(row.word)),
    begun: typed ? await readBeginnings(db, source, slips) : [],
    two: pairs.toSorted((a, b) => weakest(b) - weakest(a))[0],
  }
}

/** Those of some spellings that a word of the catalogue begins with. */
async function readBeginnings(
  db: Database,
  source: Source,
  spellings: string[],
): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    SELECT spelt FROM jsonb_array_elements_text(${JSON.stringify(spellings)}::jsonb) AS spelt
    CROSS JOIN LATERAL (SELECT ${column(source)} AS count FROM search_words AS known
      WHERE known.word >= spelt COLLATE "C" AND known.word < (spelt || '~') COLLATE "C"
        AND ${column(source)} > 0
      LIMIT 1) AS first`)) as unknown as { rows: { spelt: string }[] }
  return rows.map(({ spelt }) => spelt)
}

/** Those of some stems that the catalogue has, with how many have each. */
export async function readStemCounts(
  db: Database,
  source: Source,
  stems: string[],
): Promise<Map<string, number>> {
  const { rows } = (await db.execute(sql`
    SELECT asked.stem, ${column(source)} AS count
    FROM jsonb_array_elements_text(${JSON.stringify(stems)}::jsonb) AS asked (stem)
    JOIN search_words AS known ON known.word = '=' || asked.stem
    WHERE ${column(source)} > 0`)) as unknown as { rows: { stem: string; count: number }[] }
  return new Map(rows.map(({ stem, count }) => [stem, count]))
}
