import { type SQL, sql } from 'drizzle-orm'
import { prepared } from '../database/prepared.server.ts'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import { kept } from '../page-cache.server.ts'
import { heardAlike, inTwo, oneSlipAway } from './spelling.ts'
import { type Source, vocabularyOf } from './vocabulary.server.ts'
import { ALIKE_MAX, type Known } from './vocabulary.ts'

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
  /** It is no beginning of another word, as the two letters of a state where suppliers are looked for. */
  isWhole: boolean
  /** How many have it in one word with the next one. */
  joinedCount: number
  /** About how many rows there are. */
  total: number
}

const column = (source: Source) => sql.raw(`known.${source}`)

const countOf = (source: Source, word: SQL) =>
  sql<number>`coalesce((SELECT ${column(source)} FROM search_words AS known WHERE known.word = ${word}), 0)`

/** What is read of each word of a question, which is the placeholder `question`. */
export const wordColumns = (source: Source) => ({
  word: sql<string>`word`,
  stem: sql<string>`stem`,
  joins: sql<boolean>`joins`,
  count: countOf(source, sql`asked.word`),
  stemCount: countOf(source, sql`'=' || asked.stem`),
  begins: sql<boolean>`EXISTS (SELECT FROM search_words AS known WHERE known.word >= asked.word
    AND known.word < asked.word || '~' AND ${column(source)} > 0)`,
  isWhole:
    source === 'vendors'
      ? sql<boolean>`length(word) = 2 AND praca_state(upper(word)::char(2)) <> upper(word) || ' '`
      : sql<boolean>`false`,
  joinedCount: countOf(source, sql`asked.word || next`),
  total: sql<number>`(SELECT greatest(reltuples, 1000)::int FROM pg_class
    WHERE oid = ${sql.raw(`'${source}'`)}::regclass)`,
})

/** The words of the placeholder `question`, to be ordered by their `place`. */
export const ASKED_WORDS = sql`(SELECT *, lead(word) OVER (ORDER BY place) AS next
  FROM praca_question(${sql.placeholder('question')})) AS asked`

const wordsOf = (source: Source) =>
  prepared(`words of a question, ${source}`, (db) =>
    db.select(wordColumns(source)).from(ASKED_WORDS).orderBy(sql`place`),
  )
const WORDS_OF = { offers: wordsOf('offers'), vendors: wordsOf('vendors') }

/** The words of a question, in their order, and what the catalogue knows of each. */
export const readWords = (db: Database, source: Source, question: string): Promise<AskedWord[]> =>
  WORDS_OF[source](db).execute({ question })

export interface Candidates {
  /** Words that it may be. */
  whole: Known[]
  /** Beginnings of words that it may be the beginning of. */
  begun: string[]
  /** Two words that it may be in one. */
  two?: [Known, Known]
}

/** About what a word takes in memory. */
const BYTES_EACH = 150

/** Words as PostgreSQL writes an array. An index is asked for all of them in one walk. */
const arrayOf = (words: Iterable<string>) =>
  `{${[...new Set(words)].map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

const joins = sql`coalesce(ts_lexize('public.praca_plain', known.word) = '{}', false)`

const knownColumns = (source: Source) => ({
  word: sql<string>`known.word`,
  count: sql<number>`${column(source)}`,
  stem: sql<string>`known.stem`,
  joins: sql<boolean>`${joins}`,
})

const KNOWN = sql`search_words AS known`

/** Words and stems of the catalogue, by how they are written in `search_words`. */
export type KnownWords = ReadonlyMap<string, Known>

/** Those of some words, and of stems after '=', that the catalogue has: where they are not in memory, one walk of an index. */
export async function readKnown(
  db: Database,
  source: Source,
  words: Iterable<string>,
): Promise<KnownWords> {
  const vocabulary = vocabularyOf(db, source)
  if (vocabulary) return vocabulary.among(words)
  const rows = await KNOWN_OF[source](db).execute({ words: arrayOf(words) })
  return new Map(rows.map((row) => [row.word, row]))
}

const knownOf = (source: Source) =>
  prepared(`known words, ${source}`, (db) =>
    db
      .select(knownColumns(source))
      .from(KNOWN)
      .where(
        sql`known.word = ANY (${sql.placeholder('words')}::text[] COLLATE "C") AND ${column(source)} > 0`,
      ),
  )
const KNOWN_OF = { offers: knownOf('offers'), vendors: knownOf('vendors') }

/** What may have been meant by one word. */
const slipsOf = (word: string) => new Set([...oneSlipAway(word), ...heardAlike(word)])

/** What an unknown word is looked for by at first: a slip away, heard alike, or two in one. */
export const spelledNear = (word: string): string[] => [...slipsOf(word), ...inTwo(word).flat()]

/** Whether the catalogue has one of these; of two in one it has both, as 'cabe' says nothing of 'cabelereiro'. */
export const hasNear = (word: string, known: KnownWords): boolean =>
  [...slipsOf(word)].some((near) => known.has(near)) ||
  likeliestTwo(inTwo(word), known) !== undefined

/**
 * Words of the catalogue that are like one that it does not have: first those a slip away, or heard alike, or two
 * in one; where it has none, what may go on to be one; and where there is none either, what looks alike.
 * @param known those of `spelledNear` that it has
 * @param typed it may go on
 */
export async function readCandidates(
  db: Database,
  source: Source,
  word: string,
  { known, typed }: { known: KnownWords; typed: boolean },
): Promise<Candidates> {
  const near = slipsOf(word)
  // Nobody means a word that only joins others: 'maiss' is no 'mais'.
  const whole = [...near].flatMap((spelt) => known.get(spelt) ?? []).filter((one) => !one.joins)
  const two = likeliestTwo(inTwo(word), known)
  if (whole.length > 0 || two) return { whole, begun: [], two }
  // A beginning that begins with another letter is a guess of a guess: 'bling' and 'ling'.
  const spellings = typed ? oneSlipAway(word).filter((spelt) => spelt[0] === word[0]) : []
  const begun = spellings.length > 0 ? await readBeginnings(db, source, spellings) : []
  return { whole: begun.length > 0 ? [] : await readAlike(db, source, word), begun }
}

/** Of the ways to part a word, the one whose rarer part is the most frequent. */
function likeliestTwo(parts: [string, string][], known: KnownWords): [Known, Known] | undefined {
  const pairs = parts.flatMap(([a, b]): [Known, Known][] => {
    const [first, second] = [known.get(a), known.get(b)]
    return first && second ? [[first, second]] : []
  })
  const weakest = ([a, b]: [Known, Known]) => Math.min(a.count, b.count)
  return pairs.toSorted((a, b) => weakest(b) - weakest(a))[0]
}

/** What people write who mean another word is often the same, and an index of trigrams takes long: it is kept. */
const readAlike = (db: Database, source: Source, word: string): Promise<Known[]> =>
  kept(
    db,
    { key: `alike ${source} ${word}`, tags: ['words'], bytesOf: bytesOfWords },
    async () =>
      vocabularyOf(db, source)?.alike(word) ??
      db
        .select(knownColumns(source))
        .from(KNOWN)
        .where(
          sql`${word} % known.word AND (known.word < '=' OR known.word >= '>') AND NOT ${joins} AND ${column(source)} > 0`,
        )
        .orderBy(sql`similarity(${word}, known.word) DESC`)
        .limit(ALIKE_MAX),
  )

const bytesOfWords = (words: Known[]) => (words.length + 1) * BYTES_EACH

/** Those of some spellings that a word of the catalogue begins with. */
async function readBeginnings(
  db: Database,
  source: Source,
  spellings: string[],
): Promise<string[]> {
  const vocabulary = vocabularyOf(db, source)
  if (vocabulary) return spellings.filter((spelt) => vocabulary.begins(spelt))
  const rows = await rowsOf<{ spelt: string }>(
    db,
    sql`SELECT spelt FROM unnest(${arrayOf(spellings)}::text[]) AS spelt
      CROSS JOIN LATERAL (SELECT FROM search_words AS known
        WHERE known.word >= spelt COLLATE "C" AND known.word < (spelt || '~') COLLATE "C"
          AND NOT ${joins} AND ${column(source)} > 0
        LIMIT 1) AS first`,
  )
  return rows.map(({ spelt }) => spelt)
}
