import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Choices, Facet } from '#/addresses/facets.ts'
import { type CacheTag, kept } from '#/platform/server/page-cache.server.ts'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import { columnOf, pairsOf, type Shelf, type Shelved } from './shelf.ts'

/** Rows that are held in memory. */
export const SHELF_MAX = 100_000
/** About what a row of a shelf takes in memory, its id most of it. */
const BYTES_EACH = 130
/** Between texts that are read as one; no line of text has it. */
const SEPARATOR = '\u001e'
const SEVERAL = ' | '

/** A table that is narrowed down by facets; what its repository knows of it. */
export interface Listing {
  name: string
  table: SQLWrapper
  id: SQLWrapper
  /** Condition of the rows that readers see. */
  shown: SQL
  facets: Readonly<Record<string, Facet>>
  /** A list of more rows is not held in memory: its first finds are looked at. */
  most: number
  /** By name, as an index has it. */
  byName: SQL
  /** Orders by a number of each row, the highest first: expressions. */
  ranks: Readonly<Record<string, SQL>>
  tags: CacheTag[]
  /** All categories by their names, with those that they belong to. */
  parents(db: Database): Promise<Parents>
}

export type Parents = ReadonlyMap<string, string[]>

const readerOf =
  ({ hasSeveral, isFamily }: Facet, parents: Parents) =>
  (text: string) => {
    if (text === '') return []
    const values = hasSeveral ? text.split(SEVERAL) : [text]
    return isFamily ? values.flatMap((name) => [name, ...(parents.get(name) ?? [])]) : values
  }

type Texts = Record<string, string | null>

/**
 * Reads rows as columns, each as one text: what takes time is the number of values, not of bytes.
 * @param ids the only rows that are read; all where nothing is said
 */
async function readShelf(db: Database, listing: Listing, ids?: string[]): Promise<Shelf> {
  const { table, id, shown, most, facets, byName, ranks } = listing
  const columns = Object.entries(facets).filter(([, { column }]) => column)
  const paired = Object.entries(facets).filter(([, { pairs }]) => pairs)
  const textOf = (name: string, expression: SQL | string) =>
    sql`string_agg(${typeof expression === 'string' ? sql.raw(expression) : expression}, ${SEPARATOR}) AS ${sql.identifier(name)}`
  const [row = {}] = await rowsOf<Texts>(
    db,
    sql`WITH found AS MATERIALIZED (
      SELECT ${id} AS id, row_number() OVER (ORDER BY ${byName}) - 1 AS place
        ${sql.join(columns.map(([name, { column = '' }]) => sql`, ${sql.raw(column)} AS ${sql.identifier(`of ${name}`)}`))}
        ${sql.join(Object.entries(ranks).map(([name, rank]) => sql`, ${rank} AS ${sql.identifier(`by ${name}`)}`))}
      FROM ${table} WHERE ${shown} ${ids ? sql`AND ${inArray(sql`${id}`, ids)}` : sql``}
      ORDER BY ${byName} LIMIT ${ids?.length ?? most})
    SELECT * FROM (SELECT ${textOf('ids', 'id::text')}
      ${sql.join(columns.map(([name]) => sql`, ${textOf(`of ${name}`, sql.identifier(`of ${name}`) as unknown as SQL)}`))}
      ${sql.join(Object.keys(ranks).map((name) => sql`, ${textOf(`by ${name}`, sql`${sql.identifier(`by ${name}`)}::text`)}`))}
      FROM found) AS columns
    ${sql.join(
      paired.map(
        ([name, { pairs = '' }]) => sql`CROSS JOIN (
          SELECT ${textOf(`place ${name}`, 'place::text')}, ${textOf(`of ${name}`, 'value')}
          FROM (${sql.raw(pairs)}) AS pair JOIN found ON found.id = pair.id) AS ${sql.identifier(name)}`,
      ),
      sql` `,
    )}`,
  )
  const parents = await listing.parents(db)
  const split = (name: string) => row[name]?.split(SEPARATOR) ?? []
  // Texts that are empty are no texts: of no rows there is nothing, of one row ''.
  const shelved = ([name, facet]: [string, Facet]): [string, Shelved] => {
    const read = readerOf(facet, parents)
    const texts = split(`of ${name}`)
    return [
      name,
      facet.pairs
        ? pairsOf(split(`place ${name}`).map(Number), texts, read)
        : columnOf(texts, read),
    ]
  }
  return {
    ids: split('ids'),
    facets: Object.fromEntries(Object.entries(facets).map(shelved)),
    ranks: Object.fromEntries(
      Object.keys(ranks).map((name) => [name, Float64Array.from(split(`by ${name}`), Number)]),
    ),
  }
}

/** The whole list: read once, and held in memory until anything of it changes; undefined where it is too large. */
export const shelfOf = (db: Database, listing: Listing): Promise<Shelf | undefined> =>
  kept(
    db,
    {
      key: `shelf ${listing.name}`,
      tags: listing.tags,
      bytesOf: (shelf) => (shelf?.ids.length ?? 1) * BYTES_EACH,
    },
    async () => {
      const [size] = await rowsOf<{ is_large: boolean }>(
        db,
        sql`SELECT count(*) > ${listing.most} AS is_large FROM (
          SELECT FROM ${listing.table} WHERE ${listing.shown} LIMIT ${listing.most + 1}) AS counted`,
      )
      return size?.is_large ? undefined : readShelf(db, listing)
    },
  )

/** A part of a list, as a shelf of its own. */
export const shelfAmong = (db: Database, listing: Listing, ids: string[]) =>
  ids.length > 0 ? readShelf(db, listing, ids) : readShelf(db, { ...listing, shown: sql`false` })

/** What is chosen, as one condition of the list's rows; undefined where nothing is. */
export async function conditionOf(
  db: Database,
  { facets, id, parents }: Listing,
  choices: Choices,
): Promise<SQL | undefined> {
  const chosen = Object.entries(choices).filter(([, values]) => values.length > 0)
  if (chosen.length === 0) return undefined
  const families = await parents(db)
  const conditions = chosen.flatMap(([name, values]) => {
    const facet = facets[name]
    return facet ? [conditionOn(facet, id, facet.isFamily ? within(families, values) : values)] : []
  })
  return sql.join(conditions, sql` AND `)
}

function conditionOn({ column = '', hasSeveral, pairs }: Facet, id: SQLWrapper, values: string[]) {
  if (pairs) {
    return sql`${id} IN (SELECT pair.id FROM (${sql.raw(pairs)}) AS pair WHERE ${inArray(sql`pair.value`, values)})`
  }
  const array = sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
  return hasSeveral
    ? sql`string_to_array(${sql.raw(column)}, ${SEVERAL}) && ${array}`
    : inArray(sql`(${sql.raw(column)})`, values)
}

/** Names of categories with those of what belongs to them. */
const within = (parents: Parents, names: string[]) => {
  const children = [...parents].flatMap(([name, above]) =>
    above.some((parent) => names.includes(parent)) ? [name] : [],
  )
  return [...new Set([...names, ...children])]
}
