import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { COUNT_CAP } from '#/domain/pagination.ts'
import { type CacheTag, kept } from '#/platform/server/page-cache.server.ts'
import { type Sample, sampleOf } from './sample.server.ts'
import { pageOfTiers, readCount, type Slice, type Tier, WEIGHED_MAX } from './search.server.ts'
import type { Database } from './types.server.ts'

/** Finds that pages reach. */
export const REACHED_MAX = COUNT_CAP + 1
/** Of more finds than about this, few are few enough to be weighed: they are counted first. */
const OFTEN = 1500

/** A table that is searched by words; what its repository knows of it. */
export interface Searched<Row> {
  name: string
  table: SQLWrapper
  /** Its vectors of words: names first, and each holds the one before it. The last one weighs them. */
  places: SQLWrapper[]
  /** Condition of the rows that readers see. */
  shown: SQL
  /** What rows of the same weight are ordered by. */
  rowName: SQL
  tags: CacheTag[]
  /** A slice of the rows that satisfy a condition, by name, as an index has them. */
  byName(db: Database, where: SQL | undefined, slice: Slice): Promise<Row[]>
  /** The rows of a subquery `weighed`, with its `size`, ordered by its `first` and `weight`, then by name. */
  weighed(db: Database, subquery: SQL): Promise<(Row & { size: number })[]>
}

/** What is looked for. */
export interface Question {
  /** As PostgreSQL writes it; null where the question has no words. */
  words: string | null
  /** Of what is asked, among what is kept. */
  key: string
  /** Condition of the rows whose names are exactly so. */
  exact?: { where: SQL; size: number }
  /** Condition of the part of the table that is searched; all of it that readers see where nothing is said. */
  part?: SQL
}

interface Search<Row> extends Searched<Row> {
  db: Database
  words: string
  key: string
  exact: Question['exact']
  /** Of the whole table, where it is large. */
  sample: Sample | undefined
}

async function searchOf<Row>(
  db: Database,
  searched: Searched<Row>,
  { words, key, exact, part }: Question & { words: string },
): Promise<Search<Row>> {
  // What a part holds, a sample of the whole does not say.
  const sample = part ? undefined : await sampleOf(db, searched)
  return { ...searched, shown: part ?? searched.shown, db, words, key, exact, sample }
}

const ANYWHERE = -1

/** Condition of what has all words in a place, and not in the one before it. */
const foundIn = ({ places, shown, words }: Search<unknown>, within: number, isOnlyThere = false) =>
  and(
    shown,
    sql`${places.at(within)} @@ ${words}::tsquery`,
    isOnlyThere && within !== 0
      ? sql`NOT ${places.at(within - 1)} @@ ${words}::tsquery`
      : undefined,
  )

async function totalOf(search: Search<unknown>): Promise<number> {
  const { db, table, words, sample, key, tags } = search
  // What is certainly more than pages reach is not counted.
  if (sample?.isMoreThan(REACHED_MAX, sample.estimate(words))) return REACHED_MAX
  return kept(db, { key: `total ${key}`, tags }, () =>
    readCount(db, REACHED_MAX, table, foundIn(search, ANYWHERE)),
  )
}

/**
 * How much a question finds, no further than pages reach.
 * @returns REACHED_MAX where it is that or more
 */
export const totalFound = async <Row>(db: Database, searched: Searched<Row>, asked: Question) =>
  asked.words === null ? 0 : totalOf(await searchOf(db, searched, { ...asked, words: asked.words }))

/**
 * What a condition finds, weighed and counted in one look.
 * @param first what comes before the weight
 */
async function weigh<Row>(
  { db, table, places, words, rowName, weighed }: Search<Row>,
  where: SQL | undefined,
  { limit, offset }: Slice,
  first = sql`true`,
) {
  const rows = await weighed(
    db,
    sql`(
      SELECT id, first, weight, (count(*) OVER ())::int AS size FROM (
        SELECT id, ${rowName} AS row_name, ${first} AS first, ts_rank(${places.at(ANYWHERE)}, ${words}::tsquery) AS weight
        FROM ${table} WHERE ${where} LIMIT ${REACHED_MAX}) AS found
      ORDER BY first DESC, weight DESC, row_name COLLATE "und-x-icu", id
      LIMIT ${limit} OFFSET ${offset}) AS weighed`,
  )
  if (rows[0]) return { rows, size: rows[0].size }
  // A page past the end has no row that says how many there are.
  return { rows, size: offset > 0 ? await readCount(db, REACHED_MAX, table, where) : 0 }
}

function weighAll<Row>(search: Search<Row>, slice: Slice) {
  const { exact, places, words } = search
  const first = sql`CASE WHEN ${exact?.where ?? sql`false`} THEN 2 WHEN ${places[0]} @@ ${words}::tsquery THEN 1 ELSE 0 END`
  return weigh(search, foundIn(search, ANYWHERE), slice, first)
}

function tiersOf(search: Search<unknown>): Tier[] {
  const { places, db, words, exact, sample, key, tags } = search
  const tiers = places.map((_, place): Tier => {
    const found = foundIn(search, place, true)
    // Whether there is more than is weighed, which a sample may be certain of.
    const isLong = () =>
      sample?.isMoreThan(REACHED_MAX + (exact?.size ?? 0), sample.estimate(words, place, place > 0))
    return {
      where: place === 0 && exact ? and(found, sql`NOT (${exact.where})`) : found,
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
): Promise<{ rows: Row[]; total: number }> {
  const { words } = question
  if (words === null) return { rows: [], total: 0 }
  return searchSampled(await searchOf(db, searched, { ...question, words }), slice)
}

async function searchSampled<Row>(
  search: Search<Row>,
  slice: Slice,
): Promise<{ rows: Row[]; total: number }> {
  const { db, words, sample } = search
  if (slice.offset < REACHED_MAX && (sample?.estimate(words) ?? 0) < OFTEN) {
    let weighed: Awaited<ReturnType<typeof weighAll<Row>>> | undefined
    const isLittle = await kept(
      db,
      { key: `little ${search.key}`, tags: search.tags },
      async () => {
        weighed = await weighAll(search, slice)
        return weighed.size <= WEIGHED_MAX
      },
    )
    if (isLittle) {
      const { rows, size } = weighed ?? (await weighAll(search, slice))
      return { rows, total: size }
    }
  }
  const total = await totalOf(search)
  if (slice.offset >= total) return { rows: [], total }
  if (total <= WEIGHED_MAX) return { rows: (await weighAll(search, slice)).rows, total }
  const reader = {
    weigh: (where: SQL | undefined, part: Slice) => weigh(search, where, part),
    byName: (where: SQL | undefined, part: Slice) => search.byName(db, where, part),
  }
  const reached = { ...slice, limit: Math.min(slice.limit, total - slice.offset) }
  const rows = await pageOfTiers(reader, tiersOf(search), reached)
  // Since the sample was drawn, what it knew to be much has gone.
  const isOutdated = sample && rows.length < reached.limit
  return isOutdated ? searchSampled({ ...search, sample: undefined }, slice) : { rows, total }
}
