import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Choices, Facet } from '#/addresses/facets.ts'
import { foldText } from '#/domain/text.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { rowsOf } from '../database/rows.server.ts'
import type { Database } from '../database/types.server.ts'
import type { Reread } from './patch.ts'
import { columnOf, pairsOf, type Shelf, type Shelved } from './shelf.ts'

/** Rows that are held in memory. */
export const SHELF_MAX = 100_000
/** Between texts that are read as one; no line of text has it. */
const SEPARATOR = '\u001e'
const SEVERAL = ' | '

/** A facet with the place of its values. */
export interface StoredFacet extends Facet {
  /** Where they are, in SQL: an expression of a row, as indexes have it. '' and NULL are no value. */
  column?: string
  /** The expression has several values, with ' | ' between them. */
  hasSeveral?: true
  /** Values are names of categories, in any case and without accents too. */
  areCategories?: true
  /** What belongs to a category belongs to its parent too. */
  isFamily?: true
  /** Values are names that people gave: in any case, with accents or without, they are one value. */
  areNames?: true
  /** Where a row has values in other rows: a SELECT of `id` and `value`, of which NULL is none. */
  pairs?: string
}

/** A table that is narrowed down by facets; what its repository knows of it. */
export interface Listing {
  name: string
  /** Of the tags of its rows: `kind:id`. */
  kind: string
  table: SQLWrapper
  id: SQLWrapper
  /** Condition of the rows that readers see. */
  shown: SQL
  facets: Readonly<Record<string, StoredFacet>>
  /** A list of more rows is not held in memory: its first finds are looked at. */
  most: number
  /** The name that it is ordered by, with its collation, as an index has it. */
  sortName: SQL
  /** Orders by a number, or by yes and no, of each row, the highest first: expressions as indexes have them. */
  ranks: Readonly<Record<string, SQL>>
  tags: CacheTag[]
  /** Rows that show one of another kind: by the kind of its tag, a SELECT of `id` for its ids. */
  showing: Readonly<Record<string, (ids: string[]) => SQL>>
  /** The facet whose values are ids of another kind, by the kind of their tag. */
  facetOf: Readonly<Record<string, string>>
  /** All categories by their names, with those that they belong to. */
  parents(db: Database): Promise<Parents>
}

export type Parents = ReadonlyMap<string, string[]>

const readerOf =
  ({ hasSeveral, isFamily }: StoredFacet, parents: Parents) =>
  (text: string) => {
    if (text === '') return []
    const values = hasSeveral ? text.split(SEVERAL) : [text]
    return isFamily ? values.flatMap((name) => [name, ...(parents.get(name) ?? [])]) : values
  }

/** @param text of a number, or of yes and no */
const rankOf = (text: string) => (text === 'false' ? 0 : Number(text === 'true' || text))

type Texts = Record<string, string | null>

export const byName = ({ sortName, id }: Pick<Listing, 'sortName' | 'id'>) =>
  sql`${sortName}, ${id}`

/**
 * Reads rows as columns, each as one text: what takes time is the number of values, not of bytes.
 * @param ids the only rows that are read; all where nothing is said
 */
export async function readShelf(
  db: Database,
  listing: Listing,
  parents: Parents,
  ids?: string[],
): Promise<Reread> {
  const { table, id, shown, most, facets, sortName, ranks } = listing
  const columns = Object.entries(facets).filter(([, { column }]) => column)
  const paired = Object.entries(facets).filter(([, { pairs }]) => pairs)
  const textOf = (name: string, expression: SQL | string) =>
    sql`string_agg(${typeof expression === 'string' ? sql.raw(expression) : expression}, ${SEPARATOR}) AS ${sql.identifier(name)}`
  const [row = {}] = await rowsOf<Texts>(
    db,
    sql`WITH found AS MATERIALIZED (
      SELECT ${id} AS id, row_number() OVER (ORDER BY ${byName(listing)}) - 1 AS place
        ${ids ? sql`, ${sortName} AS "sort name"` : sql``}
        ${sql.join(columns.map(([name, { column = '' }]) => sql`, coalesce(${sql.raw(column)}, '') AS ${sql.identifier(`of ${name}`)}`))}
        ${sql.join(Object.entries(ranks).map(([name, rank]) => sql`, ${rank} AS ${sql.identifier(`by ${name}`)}`))}
      FROM ${table} WHERE ${shown} ${ids ? sql`AND ${inArray(sql`${id}`, ids)}` : sql``}
      ORDER BY ${byName(listing)} LIMIT ${ids?.length ?? most})
    SELECT * FROM (SELECT ${textOf('ids', 'found.id::text')}
      ${ids ? sql`, ${textOf('after', sql`coalesce(after.id::text, '')`)}` : sql``}
      ${sql.join(columns.map(([name]) => sql`, ${textOf(`of ${name}`, sql.identifier(`of ${name}`) as unknown as SQL)}`))}
      ${sql.join(Object.keys(ranks).map((name) => sql`, ${textOf(`by ${name}`, sql`${sql.identifier(`by ${name}`)}::text`)}`))}
      FROM found ${ids ? rowBefore(listing) : sql``}) AS columns
    ${sql.join(
      paired.map(
        ([name, { pairs = '' }]) => sql`CROSS JOIN (
          SELECT ${textOf(`place ${name}`, 'place::text')}, ${textOf(`of ${name}`, 'value')}
          FROM (${sql.raw(pairs)}) AS pair JOIN found ON found.id = pair.id AND pair.value IS NOT NULL) AS ${sql.identifier(name)}`,
      ),
      sql` `,
    )}`,
  )
  const split = (name: string) => row[name]?.split(SEPARATOR) ?? []
  // Texts that are empty are no texts: of no rows there is nothing, of one row ''.
  const shelved = ([name, facet]: [string, StoredFacet]): [string, Shelved] => {
    const read = readerOf(facet, parents)
    const texts = split(`of ${name}`)
    return [
      name,
      facet.pairs
        ? pairsOf(split(`place ${name}`).map(Number), texts, read)
        : columnOf(texts, read, facet.areNames && foldText),
    ]
  }
  return {
    ids: split('ids'),
    after: split('after'),
    facets: Object.fromEntries(Object.entries(facets).map(shelved)),
    ranks: Object.fromEntries(
      Object.keys(ranks).map((name) => [name, Float64Array.from(split(`by ${name}`), rankOf)]),
    ),
  }
}

/** Of each row that was found the one before it, by the index of names. */
const rowBefore = ({ table, id, shown, sortName }: Listing) => sql`LEFT JOIN LATERAL (
  SELECT ${id} AS id FROM ${table}
  WHERE ${shown} AND ROW(${sortName}, ${id}) < ROW(found."sort name", found.id)
  ORDER BY ${sortName} DESC, ${id} DESC LIMIT 1) AS after ON true`

/** The whole list; undefined where it is too large to be held in memory. */
export async function readWhole(db: Database, listing: Listing, parents: Parents) {
  const [size] = await rowsOf<{ is_large: boolean }>(
    db,
    sql`SELECT count(*) > ${listing.most} AS is_large FROM (
      SELECT FROM ${listing.table} WHERE ${listing.shown} LIMIT ${listing.most + 1}) AS counted`,
  )
  return size?.is_large ? undefined : readShelf(db, listing, parents)
}

/** A part of a list, as a shelf of its own. */
export async function shelfAmong(db: Database, listing: Listing, ids: string[]): Promise<Shelf> {
  const parents = await listing.parents(db)
  return ids.length > 0
    ? readShelf(db, listing, parents, ids)
    : readShelf(db, { ...listing, shown: sql`false` }, parents)
}

/** The columns of a shelf as families of categories are now: what each text stands for is read again. */
export function withParents(shelf: Shelf, { facets }: Listing, parents: Parents): Shelf {
  const again = ([name, shelved]: [string, Shelved]): [string, Shelved] => {
    const facet = facets[name]
    if (!facet?.isFamily || !('sets' in shelved)) return [name, shelved]
    const read = readerOf(facet, parents)
    return [name, { ...columnOf([...shelved.texts.keys()], read), at: shelved.at }]
  }
  return { ...shelf, facets: Object.fromEntries(Object.entries(shelf.facets).map(again)) }
}

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

function conditionOn(
  { column = '', hasSeveral, pairs, areNames }: StoredFacet,
  id: SQLWrapper,
  values: string[],
) {
  if (areNames)
    return inArray(
      sql`praca_fold(${sql.raw(column)})`,
      values.map((value) => sql`praca_fold(${value})`),
    )
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
