import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import type { Searched } from '../database/word-search.server.ts'
import { coverOf, rarestFirst } from './cover.ts'
import { textOf, type WordQuery } from './query.ts'
import { type Reading, readingOf } from './reading.ts'
import type { Part, Understanding } from './understanding.server.ts'

/** Guesses that are given; nobody pages through more. */
const MOST = 240
/** Rows that are weighed. */
const WEIGHED_MAX = 250
/** So many that have all parts are enough. */
const ENOUGH = 5

/** So many that have all parts by the words that were said need no synonyms beside them, which cost more. */
const PLENTY = 100

/** All of a question's weight, but for rounding. */
const ALL = 0.999

/** ts_rank gives next to nothing, but not 0, for words that are not together. */
const LEAST = 1e-4

/** What a word is worth in a description, a slogan, a category or maker, and a name. */
export const FIELDS = [0.25, 0.35, 0.7, 1]
/** What it is worth, beside the whole question, to have every word of it as asked. */
export const EVERY = 0.15
/** What a name that looks as a whole like the question is worth, beside its rarest word. */
export const NAME_ALIKE = 0.5

const rankOf = (vector: SQLWrapper, query: WordQuery) =>
  sql`ts_rank(${sql.raw(`'{${FIELDS}}'::float4[]`)}, ${vector}, ${textOf(query)}::tsquery)`

const vectorOf = ({ places }: Searched<unknown>) => sql`${places.at(-1)}`

/** How well a row fits a part in one of its ways. */
function fitOf(vector: SQLWrapper, { ways }: Part): SQL {
  return sql`greatest(${sql.join(
    ways.map(({ query, worth }) => sql`${worth}::float4 * ${rankOf(vector, query)}`),
    sql`, `,
  )})`
}

/**
 * What has all parts of a question; where that is little, also what has at least half of what they weigh; and
 * where that is nothing, what has the rarest. The best first: all parts before some, then by rarity of the
 * words and the field that they are in.
 * @param every all words as asked
 */
export async function searchRelaxed(
  db: Database,
  searched: Searched<unknown>,
  { parts }: Understanding,
  every: WordQuery,
): Promise<string[]> {
  if (parts.length === 0) return []
  const own = parts.map((part) => ({ ...part, ways: part.ways.filter(({ synonym }) => !synonym) }))
  const isWidened = own.some(({ ways }, place) => ways.length < (parts[place]?.ways.length ?? 0))
  if (isWidened && own.every(({ ways }) => ways.length > 0)) {
    const said = await weigh(db, searched, own, { cover: { all: own.map(findOf) }, every })
    if (said.length >= PLENTY) return said
  }
  const found = parts.map((part) => ({ part, weight: part.weight, query: findOf(part) }))
  const all = { all: found.map(({ query }) => query) }
  const whole = await weigh(db, searched, parts, { cover: all, every })
  if (whole.length >= ENOUGH) return whole
  // A word that was guessed is not required where others are known, unless something has it.
  const known = found.filter(({ part }) => !part.meant)
  const required = known.length > 0 && whole.length === 0 ? known : found
  const some = await weigh(db, searched, parts, { cover: coverOf(required), every })
  if (whole.length + some.length > 0) return [...new Set([...whole, ...some])]
  // Nothing has half of it: then what has the rarest word that something has; a guess is too little for that.
  for (const { query } of rarestFirst(known)) {
    const few = await weigh(db, searched, parts, { cover: query, every })
    if (few.length > 0) return few
  }
  return []
}

const findOf = ({ ways }: Part): WordQuery => ({
  any: ways.map(({ query, find = query }) => find),
})

/** Ids of what has a cover, the best first. */
async function weigh(
  db: Database,
  searched: Searched<unknown>,
  parts: Part[],
  { cover, every }: { cover: WordQuery; every: WordQuery },
): Promise<string[]> {
  const { table, id, shown, rowName, score } = searched
  const vector = vectorOf(searched)
  const fits = parts.map((part, place) => sql`${fitOf(vector, part)} AS ${sql.raw(`fit${place}`)}`)
  const fitAt = (place: number) => sql.raw(`fit${place}`)
  const sum = (share: (place: number) => SQL) =>
    sql.join(
      parts.map(({ weight }, place) => sql`${weight}::float4 * ${share(place)}`),
      sql` + `,
    )
  const covered = sum((place) => sql`(${fitAt(place)} > ${LEAST})::int`)
  const weight = parts.reduce((total, part) => total + part.weight, 0)
  const asked = parts.map(({ word }) => word).join(' ')
  const heaviest = Math.max(...parts.map((part) => part.weight))
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    SELECT ${id} AS id
    FROM (SELECT * FROM ${table} WHERE ${shown} AND ${vector} @@ ${textOf(cover)}::tsquery
      LIMIT ${WEIGHED_MAX}) AS ${table}
    CROSS JOIN LATERAL (SELECT ${sql.join(fits, sql`, `)} OFFSET 0) AS fits
    ORDER BY ${covered} > ${ALL * weight}::float4 DESC,
      ${sum(fitAt)}
        + CASE WHEN ${vector} @@ ${textOf(every)}::tsquery THEN ${EVERY * weight}::float4 ELSE 0 END
        + ${NAME_ALIKE * heaviest}::float4 * similarity(praca_fold(${rowName}), ${asked}) DESC,
      ${score} DESC, id
    LIMIT ${MOST}`,
  )
  return rows.map((row) => row.id)
}

/** Synonyms that are named: more explain nothing. */
const SYNONYMS_MAX = 3

/** How a question was read, as its best answers show it. @param ids of these */
export async function readingFrom(
  db: Database,
  searched: Searched<unknown>,
  question: string,
  { parts, omitted }: Understanding,
  ids: string[],
): Promise<Reading> {
  const ways = parts.flatMap((part) => part.ways.filter(({ synonym }) => synonym))
  const guesses = parts.flatMap(({ asked, meant }) => (meant ? [{ asked, meant }] : []))
  const [best] = ids
  if (!best || (ways.length === 0 && guesses.length === 0))
    return { ...readingOf(question, [], omitted, ''), synonyms: [] }
  const { table, id, texts } = searched
  const rows = await rowsOf<{ texts: string; synonyms: string[] }>(
    db,
    sql`
    SELECT (SELECT ${texts} FROM ${table} WHERE ${id} = ${best}::uuid) AS texts, array(
      SELECT synonym FROM jsonb_to_recordset(${JSON.stringify(
        ways.map(({ synonym, query }) => ({ synonym, query: textOf(query) })),
      )}::jsonb) AS way (synonym text, query text)
      WHERE EXISTS (SELECT FROM ${table} WHERE ${vectorOf(searched)} @@ way.query::tsquery AND ${id} IN (
        SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))) AS synonyms`,
  )
  const [{ texts: found, synonyms } = { texts: '', synonyms: [] }] = rows
  return {
    ...readingOf(question, guesses, omitted, found),
    synonyms: [...new Set(synonyms)].slice(0, SYNONYMS_MAX),
  }
}
