import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import type { Searched } from '../database/word-search.server.ts'
import { weightOf } from './cover.ts'
import { search } from './engine.server.ts'
import { plainQueries } from './plain.ts'
import { textOf, type WordQuery } from './query.ts'
import { AS_ASKED } from './reading.ts'
import {
  bestWithOthers,
  everyOf,
  fieldsOf,
  NAME_ALIKE,
  nameLike,
  PHRASE_WORTH,
  saidBy,
  saysPhrase,
  withoutNarrower,
  worthOf,
} from './relaxed.server.ts'
import { thesaurusOf } from './thesaurus.server.ts'
import { type Part, type Understanding, understand } from './understanding.server.ts'
import { type AskedWord, readWords } from './words.server.ts'

/** What PostgreSQL weighs the places of a vector by, from descriptions to names, where nothing else is said. */
const PLAIN_FIELDS = [0.1, 0.2, 0.4, 1]

/** Why a row is where it is among the results of a question. */
export interface ExplainedRow {
  id: string
  name: string
  /** Its name is the question. */
  isExact: boolean
  /** Its name, and all of it, has every word as asked. */
  isNamed: boolean
  isWhole: boolean
  /** The parts that it has. */
  parts: number[]
  points: number
  /** About how many of these by the places of its vector, from its description to its name. */
  places: number[]
  /** Of the points, those for every word as asked, and for a name like the question. */
  every: number
  alike: number
}

export interface ExplainedPart extends Pick<Part, 'asked' | 'word' | 'weight'> {
  /** How many have it. */
  count: number
  synonyms: string[]
}

/** How a question is understood and answered. */
export interface Explanation {
  isAsAsked: boolean
  corrected: string | null
  total: number
  parts: ExplainedPart[]
  /** Words that are not looked for: they join others, or are fillers. */
  ignored: string[]
  /** Words that nothing has. */
  unknown: string[]
  rows: ExplainedRow[]
}

/** How a question is read and what its first results are weighed by, as `search` does it. */
export async function explain<Row extends { id: string }>(
  db: Database,
  searched: Searched<Row>,
  query: string,
  limit: number,
): Promise<Explanation> {
  const found = await search(db, searched, { query }, { limit, offset: 0 })
  const thesaurus = await thesaurusOf(db)
  const words = thesaurus.asSaid(await readWords(db, searched.name, query))
  const isAsAsked = found.reading === AS_ASKED
  const understood = isAsAsked
    ? { parts: asAsked(words), omitted: [], isOfPrograms: false, phrase: undefined }
    : await understand(db, searched.name, words, thesaurus)
  const { parts, omitted } = understood
  const counts = new Map(words.map((each) => [each.word, Math.max(each.count, each.stemCount)]))
  const looked = new Set([...parts.map(({ asked }) => asked), ...omitted])
  const ids = found.rows.map(({ id }) => id)
  return {
    isAsAsked,
    corrected: found.reading.corrected,
    total: found.total,
    parts: parts.map(({ asked, word, weight, ways }) => ({
      asked,
      word,
      weight,
      count: counts.get(asked) ?? 0,
      synonyms: [...new Set(ways.flatMap(({ synonym }) => synonym ?? []))],
    })),
    ignored: words.map(({ word }) => word).filter((word) => !looked.has(word)),
    unknown: omitted,
    rows:
      ids.length > 0
        ? await explainRows(db, searched, { query, words, ids, isAsAsked, ...understood })
        : [],
  }
}

/** The words of a question as parts that are looked for as they are. */
function asAsked(words: AskedWord[]): Part[] {
  const telling = words.filter(({ joins }) => !joins)
  return (telling.length > 0 ? telling : words.slice(-1)).map((word) => ({
    asked: word.word,
    word: word.word,
    ways: [
      { query: { any: [{ word: word.word, begins: true }, { word: `=${word.stem}` }] }, worth: 1 },
    ],
    weight: weightOf(Math.max(word.count, word.stemCount), word.total),
  }))
}

interface Asked extends Pick<Understanding, 'parts' | 'isOfPrograms' | 'phrase'> {
  query: string
  words: AskedWord[]
  ids: string[]
  isAsAsked: boolean
}

const PLACES = [0, 1, 2, 3]

async function explainRows(
  db: Database,
  searched: Searched<unknown>,
  { query, words, parts, ids, isAsAsked, isOfPrograms, phrase }: Asked,
): Promise<ExplainedRow[]> {
  const plain = plainQueries(words)
  if (!plain) return []
  const { table, id, places, rowName, foldedName } = searched
  const vector = sql`${places.at(-1)}`
  const waysOf = ({ ways, weight }: Part, part: number) =>
    withoutNarrower(ways).map((way) => ({
      part,
      query: textOf(way.query),
      worth: way.worth,
      weight,
      fields: fieldsOf(way),
      synonym: way.synonym !== undefined,
    }))
  // What has all words is weighed by these together; else each part by the best of its ways.
  const weighed = isAsAsked
    ? [
        {
          part: 0,
          query: textOf(plain.ranked),
          worth: 1,
          weight: 1,
          fields: PLAIN_FIELDS,
          synonym: false,
        },
      ]
    : parts.flatMap(waysOf)
  const from = (ways: object[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(ways)}::jsonb) AS way (part int, query text, worth float4, weight float4, fields float4[], synonym boolean)`
  const best = (fields: SQL) =>
    bestWithOthers(
      sql`way.weight * way.worth * ts_rank(${fields}, ${vector}, way.query::tsquery)`,
      sql`way.synonym`,
    )
  // The weights, of one place alone.
  const only = (place: number) =>
    sql`array[${sql.join(
      PLACES.map((at) => (at === place ? sql`way.fields[${sql.raw(`${at + 1}`)}]` : sql`0`)),
      sql`, `,
    )}]::float4[]`
  const column = (place: number) => sql.raw(`place${place}`)
  const comma = sql`, `
  const has = (place: SQL, asked: WordQuery) => sql`${place} @@ ${textOf(asked)}::tsquery`
  const worth = isAsAsked ? sql`1` : worthOf(searched, isOfPrograms)
  const said = (!isAsAsked && saidBy(parts)) || plain.typed
  const rows = await rowsOf<Omit<ExplainedRow, 'every'> & { hasSaid: boolean; hasPhrase: boolean }>(
    db,
    sql`SELECT ${id}::text AS id, ${rowName} AS name,
        ${foldedName} = praca_fold(${query}) AS "isExact",
        ${has(sql`${places[0]}`, plain.typedName)} AS "isNamed",
        ${has(vector, plain.typed)} AS "isWhole", ${has(vector, said)} AS "hasSaid",
        ${phrase ? saysPhrase(searched, phrase) : sql`false`} AS "hasPhrase",
        array(SELECT DISTINCT way.part FROM ${from(parts.flatMap(waysOf))}
          WHERE ${vector} @@ way.query::tsquery) AS parts,
        weighed.points * ${worth} AS points, weighed.places,
        ${nameLike(vector, rowName, parts)} * ${worth} AS alike
      FROM ${table} CROSS JOIN LATERAL (
        SELECT sum(points) AS points,
          array[${sql.join(
            PLACES.map((place) => sql`sum(${column(place)})`),
            comma,
          )}] AS places
        FROM (SELECT ${best(sql`way.fields`)} AS points, ${sql.join(
          PLACES.map((place) => sql`${best(only(place))} AS ${column(place)}`),
          comma,
        )} FROM ${from(weighed)} GROUP BY way.part) AS by_part) AS weighed
      WHERE ${id} IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
  )
  const weight = parts.reduce((sum, part) => sum + part.weight, 0)
  const heaviest = Math.max(...parts.map((part) => part.weight))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((each) => {
    const found = byId.get(each)
    if (!found) return []
    const { hasSaid, hasPhrase, ...row } = found
    const worth = everyOf(parts) + (hasPhrase ? PHRASE_WORTH : 0)
    const every = !isAsAsked && hasSaid ? worth * weight : 0
    const alike = isAsAsked ? 0 : NAME_ALIKE * heaviest * row.alike
    return { ...row, points: row.points + every + alike, every, alike }
  })
}
