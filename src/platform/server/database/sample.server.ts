import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { kept } from '#/platform/server/page-cache.server.ts'
import type { WordQuery } from '../search/query.ts'
import { beginningWith } from '../search/sorted.ts'
import { rowsOf } from './rows.server.ts'
import type { Database } from './types.server.ts'

/** Rows looked for: enough to recognise what is in one of forty of 100,000. */
const SAMPLE_SIZE = 3000
/** A smaller table is counted as quickly as it is sampled. */
const SAMPLED_FROM = 4000
/** How many standard deviations a share has to stand above what it is compared with. */
const CERTAINTY = 4
/** How many more places are drawn than rows are wanted, and than a page has: some are empty. */
const SPARE = 1.5
/** About what the words of a row take. */
const BYTES_EACH = 400

/** In which rows of a sample a word is, by their numbers, and all words in their order. */
interface Words {
  rowsOf: Map<string, number[]>
  sorted: string[]
}

/**
 * A sample of the words of a table's rows. It says what is certainly found very often, so that it need
 * not be counted; it decides how something is read, never what.
 */
export class Sample {
  readonly #places: Words[]
  readonly #size: number
  readonly #rows: number

  /**
   * @param places of each place where words are, the words of each sampled row, separated by blanks
   * @param rows of the whole table
   */
  constructor(places: string[][], rows: number) {
    this.#places = places.map(wordsOf)
    this.#size = places[0]?.length ?? 0
    this.#rows = rows
  }

  /**
   * About how many rows of the table hold what is looked for.
   * @param place where they hold it
   * @param before leaves out what holds this in the place before
   */
  estimate(query: WordQuery, place = this.#places.length - 1, before?: WordQuery): number {
    const found = this.#find(query, place)
    const known = before && this.#find(before, place - 1)
    let hits = 0
    for (let row = 0; row < this.#size; row++) if (found[row] && !known?.[row]) hits++
    return this.#size > 0 ? (hits * this.#rows) / this.#size : 0
  }

  /** About how many rows the table has. */
  get rows(): number {
    return this.#rows
  }

  /** Whether an estimate is so high that there are certainly more rows than that. */
  isMoreThan(cap: number, estimate: number): boolean {
    const expected = (cap * this.#size) / this.#rows
    return (estimate * this.#size) / this.#rows > expected + CERTAINTY * Math.sqrt(expected + 1)
  }

  /** A mark for each row that holds what is looked for. */
  #find(query: WordQuery, place: number): Uint8Array {
    const found = new Uint8Array(this.#size)
    const words = this.#places[place]
    if (!words) return found
    if ('word' in query) {
      const { word, begins } = query
      for (const known of begins ? beginningWith(words.sorted, word) : [word]) {
        for (const row of words.rowsOf.get(known) ?? []) found[row] = 1
      }
      return found
    }
    const isAll = 'all' in query
    if (isAll) found.fill(1)
    // Numbers in plain loops: it is done several times for each question, of thousands of rows.
    for (const part of isAll ? query.all : query.any) {
      const own = this.#find(part, place)
      for (let row = 0; row < this.#size; row++) {
        const [before, now] = [found[row] ?? 0, own[row] ?? 0]
        found[row] = isAll ? before & now : before | now
      }
    }
    return found
  }
}

function wordsOf(texts: string[]): Words {
  const rowsOf = new Map<string, number[]>()
  for (const [row, text] of texts.entries()) {
    for (const word of text.split(' ')) {
      const rows = rowsOf.get(word)
      if (rows) rows.push(row)
      else rowsOf.set(word, [row])
    }
  }
  return { rowsOf, sorted: [...rowsOf.keys()].sort() }
}

interface Sampled {
  name: string
  table: SQLWrapper
  /** Condition of the rows that readers see. */
  shown: SQL
  /** Its vectors of words. */
  places: SQLWrapper[]
}

/**
 * A sample of a large table, made at most once in ten minutes.
 * @returns undefined while the table is small, or not analysed
 */
export const sampleOf = (db: Database, sampled: Sampled): Promise<Sample | undefined> => {
  const keeping = {
    key: `sample ${sampled.name}`,
    tags: [],
    bytesOf: () => SAMPLE_SIZE * BYTES_EACH,
  }
  return kept(db, keeping, () => readSample(db, sampled))
}

async function readSample(db: Database, { name, table, shown, places }: Sampled) {
  const [size] = await rowsOf<{ rows: number; pages: number }>(
    db,
    sql`SELECT reltuples::float8 AS rows, relpages AS pages FROM pg_class WHERE oid = ${name}::regclass`,
  )
  if (!size || size.rows < SAMPLED_FROM) return undefined
  const words = places.map(
    (vector) =>
      sql`CASE WHEN ${shown} THEN array_to_string(tsvector_to_array(${vector}), ' ') ELSE '' END`,
  )
  // Places of rows, drawn one by one: what lies side by side is often alike.
  const perPage = Math.ceil((size.rows / size.pages) * SPARE)
  const rows = await rowsOf<{ words: string[] }>(
    db,
    sql`SELECT array[${sql.join(words, sql`, `)}] AS words FROM ${table} WHERE ctid = ANY (array(
      SELECT ('(' || floor(random() * ${size.pages}::int) || ',' || 1 + floor(random() * ${perPage}::int) || ')')::tid
      FROM generate_series(1, ${SAMPLE_SIZE * SPARE}::int)))`,
  )
  return new Sample(
    places.map((_, place) => rows.map((row) => row.words[place] ?? '')),
    size.rows,
  )
}
