import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { COUNT_CAP } from '#/domain/pagination.ts'
import { type CacheTag, kept } from '#/platform/server/page-cache.server.ts'
import { FEW } from '../search/plain.ts'
import { FILED, hasLate, textOf, type WordQuery, withLate, withoutLate } from '../search/query.ts'
import { rowsOf } from './rows.server.ts'
import { type Sample, sampleOf } from './sample.server.ts'
import { pageOfTiers, readCount, type Slice, type Tier, WEIGHED_MAX } from './search.server.ts'
import type { Database } from './types.server.ts'

/** Finds that pages reach. */
export const REACHED_MAX = COUNT_CAP + 1
/** Of more finds than about this, few are few enough to be weighed: they are counted first. */
export const OFTEN = 1100
/** Where at least so many are left for the last tier, it is read by name: some of the next names are among them. */
const MANY_LEFT = 300

/** A table that is searched by words; what its repository knows of it. */
export interface Searched<Row> {
  name: 'offers' | 'vendors'
  table: SQLWrapper
  id: SQL
  /** Its vectors of words: names first, and each holds the one before it. The last one weighs them. */
  places: SQLWrapper[]
  /** Condition of the rows that readers see. */
  shown: SQL
  /** What rows are called, as people know them. */
  rowName: SQL
  /** The same folded, as an index has it. */
  foldedName: SQL
  /** All texts of a row. */
  texts: SQL
  /** Condition of the rows that are programs, where others are among them: who asks for a program means those. */
  isProgram?: SQL
  /** How well it is rated: what is first of the same weight, before its name. */
  score: SQL
  tags: CacheTag[]
  /** A slice of the rows that satisfy a condition, by name, as an index has them. */
  byName(db: Database, where: SQL | undefined, slice: Slice): Promise<Row[]>
  /** The rows of a subquery `weighed`, with its `size` and `is_name`, ordered by its `place`. */
  weighed(db: Database, subquery: SQL): Promise<(Row & WeighedRow)[]>
  /** Those of some ids that readers see, in any order. */
  among(db: Database, ids: string[]): Promise<Row[]>
}

/** What is known of a row that was weighed: how many there are, and whether its name has all words. */
export interface WeighedRow {
  size: number
  isName: boolean
  /** What the question asked of the table beside; null where it asked nothing. */
  isFiled: boolean | null
}

/** A slice of what was found. */
export interface Found<Row> {
  rows: Row[]
  total: number
  /** Of the rows, those whose names have all words: the first ones. Not known of a long list. */
  names?: number
  /** What the question asked of the table beside. Not known of a long list, nor where nothing was found. */
  isFiled?: boolean
}

/** What `weighed` selects of its subquery beside a row. */
export const weighedColumns = {
  size: sql<number>`weighed.size`,
  isName: sql<boolean>`weighed.is_name`,
  isFiled: sql<boolean | null>`weighed.is_filed`,
}

/** The same table, of which nothing is read but the ids of what is found. */
export const idsOf = <Row>(searched: Searched<Row>): Searched<{ id: string }> => ({
  ...searched,
  byName: (db, where, { limit, offset }) =>
    rowsOf(
      db,
      sql`SELECT ${searched.id} AS id FROM ${searched.table} WHERE ${where}
        ORDER BY ${searched.rowName} COLLATE "und-x-icu", ${searched.id} LIMIT ${limit} OFFSET ${offset}`,
    ),
  weighed: (db, subquery) =>
    rowsOf(
      db,
      sql`SELECT weighed.id, weighed.size, weighed.is_name AS "isName", weighed.is_filed AS "isFiled" FROM ${subquery} ORDER BY weighed.place`,
    ),
  among: async (_, ids) => ids.map((id) => ({ id })),
})

/** All words of a question, as they are looked for. */
export interface Words {
  anywhere: WordQuery
  /** In names, where it may find less. */
  inName: WordQuery
  /** As what is found is weighed. */
  ranked: WordQuery
}

/** What is looked for. */
export interface Question {
  /** As it was asked. */
  text: string
  words: Words
  /** Of what is asked, among what is kept. */
  key: string
  /** Condition of the rows whose names are exactly so. */
  exact?: { where: SQL; size: number }
  /** Condition of the part of the table that is searched; all of it that readers see where nothing is said. */
  part?: SQL
  /** Its last word is half typed: of names that begin so, the nearest is meant. */
  isHalfTyped?: boolean
  /** What is asked of the table in the same look, as it costs little. */
  filed?: SQL<boolean>
}

interface Search<Row> extends Searched<Row>, Omit<Question, 'part'> {
  db: Database
  /** Of the whole table, where it is large. */
  sample: Sample | undefined
}

async function searchOf<Row>(
  db: Database,
  searched: Searched<Row>,
  { part, ...question }: Question,
): Promise<Search<Row>> {
  // What a part holds, a sample of the whole does not say.
  const sample = part ? undefined : await sampleOf(db, searched)
  return { ...searched, ...question, shown: part ?? searched.shown, db, sample }
}

/**
 * Condition that a vector has what is looked for. What is looked for late is asked of the rows that an index finds:
 * the function that the operator stands for knows no index.
 */
export function hasIn(vector: SQLWrapper, query: WordQuery, places?: string): SQL {
  const first = withoutLate(query)
  const has = sql`${vector} @@ ${textOf(first, places)}::tsquery`
  return first === query || textOf(first) === textOf(query)
    ? has
    : sql`${has} AND ts_match_vq(${vector}, ${textOf(query, places)}::tsquery)`
}

/** Names, categories and makers have an index of their own, which many finds do not make slow. */
export const titlesOf = ({ places }: Searched<unknown>) =>
  places.length > 2 ? places.at(-2) : undefined

/**
 * Condition that what is looked for is in a name, category or maker: an index of all words would look at each row for it.
 * @param sample of the whole table, where it is large and the end of the words may be long to look for
 */
export function isFiledBy(searched: Searched<unknown>, query: WordQuery, sample?: Sample): SQL {
  const titles = titlesOf(searched)
  if (!titles) return hasIn(sql`${searched.places.at(-1)}`, query, FILED)
  return hasIn(titles, lateWhereFew(query, sample, searched.places.length - 2))
}

/** Few names have a word that many descriptions have: in these, what a short end goes on to is sooner looked for late. */
function lateWhereFew(query: WordQuery, sample: Sample | undefined, place: number): WordQuery {
  const late = withLate(query)
  if (!sample || !hasLate(late)) return query
  return sample.estimate(withoutLate(late), place) < FEW ? late : query
}

const ANYWHERE = -1

const queryAt = ({ words }: Search<unknown>, place: number) =>
  place === 0 ? words.inName : words.anywhere

const hasAt = (search: Search<unknown>, place: number) => {
  const at = place < 0 ? search.places.length + place : place
  return sql`(${hasIn(sql`${search.places.at(at)}`, lateWhereFew(queryAt(search, at), search.sample, at))})`
}

/** Condition of what has all words in a place, and not in the one before it. */
const foundIn = (search: Search<unknown>, within: number, isOnlyThere = false) =>
  and(
    search.shown,
    hasAt(search, within),
    isOnlyThere && within > 0 ? sql`NOT ${hasAt(search, within - 1)}` : undefined,
  )

/** Rows of a page by what a row costs that is weighed, beside one that is walked by. */
const WALKED_FOR_WEIGHED = 12 / 3

/**
 * Rows that are weighed rather than walked along by name. Of E rows among N, a page of n walks by n × N / E: at this
 * many E, both cost the same.
 */
const mostWeighed = ({ sample }: Search<unknown>) =>
  sample
    ? Math.max(WEIGHED_MAX, Math.ceil(Math.sqrt(WALKED_FOR_WEIGHED * sample.rows)))
    : WEIGHED_MAX

/**
 * The same, so that names are walked along until a page is full. PostgreSQL takes words that are often together for
 * rare, and would sort all that it finds by an index: the function that the operator stands for knows none.
 */
const walkedIn = (search: Search<unknown>, within: number) =>
  and(
    search.shown,
    sql`ts_match_vq(${search.places.at(within)}, ${textOf(queryAt(search, within))}::tsquery)`,
    within > 0 ? sql`NOT ${hasAt(search, within - 1)}` : undefined,
  )

/** Whether so many are expected that names are walked along. */
const isWalked = (search: Search<unknown>, expected = 0) =>
  search.sample !== undefined && expected > mostWeighed(search)

async function totalOf(search: Search<unknown>): Promise<number> {
  const { db, table, words, sample, key, tags } = search
  // What is certainly more than pages reach is not counted.
  if (sample?.isMoreThan(REACHED_MAX, sample.estimate(words.anywhere))) return REACHED_MAX
  return kept(db, { key: `total ${key}`, tags }, () =>
    readCount(db, REACHED_MAX, table, foundIn(search, ANYWHERE)),
  )
}

/**
 * What a condition finds, weighed and counted in one look.
 * Where few are expected they are found by an index: for the first of as many as PostgreSQL expects, it would read the
 * table from its beginning, and to its end where there are fewer.
 * @param first what comes before the weight: from 2 on names with all words
 * @param most rows that are weighed, and one that says that there are more
 */
async function weigh<Row>(
  { db, table, places, words, rowName, score, weighed, filed, sample }: Search<Row>,
  where: SQL | undefined,
  { limit, offset }: Slice,
  first = sql`0`,
  most = WEIGHED_MAX,
) {
  const rows = await weighed(
    db,
    sql`(
      SELECT id, (count(*) OVER ())::int AS size, first > 1 AS is_name, ${filed ?? sql`NULL::boolean`} AS is_filed,
        row_number() OVER (ORDER BY first DESC, weight DESC, score DESC, row_name COLLATE "und-x-icu", id) AS place
      FROM (
        WITH matching AS ${sql.raw(sample ? 'MATERIALIZED' : 'NOT MATERIALIZED')} (
          SELECT id, ${rowName} AS row_name, ${score} AS score, ${first} AS first,
            ts_rank(${places.at(ANYWHERE)}, ${textOf(words.ranked)}::tsquery) AS weight
          FROM ${table} WHERE ${where})
        SELECT * FROM matching LIMIT ${most + 1}) AS found
      ORDER BY place LIMIT ${limit} OFFSET ${offset}) AS weighed`,
  )
  if (rows[0]) return { rows, size: rows[0].size }
  // A page past the end has no row that says how many there are.
  return { rows, size: offset > 0 ? await readCount(db, most + 1, table, where) : 0 }
}

/** The same for all words, as far as a place: an exact name first, then names. */
function weighIn<Row>(search: Search<Row>, within: number, slice: Slice, most?: number) {
  const { exact, foldedName, text, isHalfTyped } = search
  // Of names with all words, those that begin as was asked. Only those are folded: it costs as much as to weigh.
  const near = isHalfTyped ? sql` + similarity(${foldedName}, praca_fold(${text})) / 2` : sql``
  const named = sql`CASE WHEN ${hasAt(search, 0)}
    THEN CASE WHEN starts_with(${foldedName}, praca_fold(${text})) THEN 3${near} ELSE 2 END ELSE 0 END`
  const first = exact ? sql`CASE WHEN ${exact.where} THEN 4 ELSE ${named} END` : named
  return weigh(search, foundIn(search, within), slice, first, most)
}

function tiersOf(search: Search<unknown>): Tier[] {
  const { places, db, exact, sample, key, tags } = search
  const tiers = places.map((_, place): Tier => {
    const found = foundIn(search, place, true)
    // Whether there is probably more than is weighed: to find that out by weighing would cost as much again.
    const expected =
      sample?.estimate(
        queryAt(search, place),
        place,
        place > 0 ? queryAt(search, place - 1) : undefined,
      ) ?? 0
    const isLong = () => expected > REACHED_MAX + (exact?.size ?? 0)
    return {
      where: place === 0 && exact ? and(found, sql`NOT (${exact.where})`) : found,
      walked: !exact && isWalked(search, expected) ? walkedIn(search, place) : undefined,
      size: async (count) =>
        isLong() ? REACHED_MAX : kept(db, { key: `tier ${place} ${key}`, tags }, count),
    }
  })
  return exact ? [{ where: exact.where, size: async () => exact.size }, ...tiers] : tiers
}

/**
 * Full text: an exact name first, then names, then the weight of the words in the rest. Of more
 * than WEIGHED_MAX finds, each place comes before the next wider one.
 */
export async function searchByWords<Row>(
  db: Database,
  searched: Searched<Row>,
  question: Question,
  slice: Slice,
): Promise<Found<Row>> {
  return searchSampled(await searchOf(db, searched, question), slice)
}

/** What all words find as far as a place, weighed; undefined where that is more than is weighed. */
async function weighLittle<Row>(
  search: Search<Row>,
  within: number,
  slice: Slice,
  most = WEIGHED_MAX,
) {
  const { db, key, tags } = search
  let weighed: Awaited<ReturnType<typeof weighIn<Row>>> | undefined
  const isLittle = await kept(db, { key: `little ${within} ${key}`, tags }, async () => {
    weighed = await weighIn(search, within, slice, most)
    return weighed.size <= most
  })
  return isLittle ? (weighed ?? weighIn(search, within, slice, most)) : undefined
}

/** A page of more than is weighed. */
async function pageOfMuch<Row>(search: Search<Row>, slice: Slice): Promise<Row[]> {
  const { db, places, sample } = search
  const [filed, anywhere] = [places.length - 2, places.length - 1]
  const isLong = (sample?.estimate(queryAt(search, filed), filed) ?? 0) > REACHED_MAX
  const first = isLong ? undefined : await weighLittle(search, filed, slice)
  const reader = {
    weigh: (where: SQL | undefined, part: Slice) => weigh(search, where, part),
    byName: (where: SQL | undefined, part: Slice) => search.byName(db, where, part),
  }
  if (!first) return pageOfTiers(reader, tiersOf(search), slice)
  const rest = {
    limit: slice.limit - first.rows.length,
    offset: Math.max(0, slice.offset - first.size),
  }
  if (rest.limit === 0) return first.rows
  const found = foundIn(search, anywhere, true)
  const walked = isWalked(search, sample?.estimate(queryAt(search, anywhere)))
    ? walkedIn(search, anywhere)
    : found
  // Few are found by their words, not by looking for them among all names.
  const others =
    REACHED_MAX - first.size < MANY_LEFT
      ? (await reader.weigh(found, rest)).rows
      : await reader.byName(walked, rest)
  return [...first.rows, ...others]
}

async function searchSampled<Row>(search: Search<Row>, slice: Slice): Promise<Found<Row>> {
  const { words, sample, places } = search
  const isReached = slice.offset < REACHED_MAX
  const reached = { ...slice, limit: Math.min(slice.limit, REACHED_MAX - slice.offset) }
  let isMuch = false
  const most = mostWeighed(search)
  if (isReached && (sample?.estimate(words.anywhere) ?? 0) < Math.max(OFTEN, most)) {
    const found = await weighLittle(search, places.length - 1, reached, most)
    if (found) return weighedFinds(found)
    isMuch = true
  }
  // What was too much to be weighed is as much as pages reach.
  const count = isMuch ? REACHED_MAX : totalOf(search)
  if (!isReached) return { rows: [], total: await count }
  // Much is expected: the page is read while it is counted.
  const [total, rows] = await Promise.all([count, pageOfMuch(search, reached)])
  if (total <= WEIGHED_MAX) return weighedFinds(await weighIn(search, places.length - 1, slice))
  // Since the sample was drawn, what it knew to be much has gone.
  const isOutdated = sample && rows.length < Math.min(reached.limit, total - slice.offset)
  return isOutdated ? searchSampled({ ...search, sample: undefined }, slice) : { rows, total }
}

const weighedFinds = <Row>({ rows, size }: { rows: (Row & WeighedRow)[]; size: number }) => ({
  rows,
  total: Math.min(size, REACHED_MAX),
  names: rows.filter(({ isName }) => isName).length,
  isFiled: rows[0]?.isFiled ?? undefined,
})
