import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The id of what a statement is about, for those who add columns to it. */
export const wanted: SQL = sql`wanted.id`

/** What `wanted` is taken from, in a FROM. */
export const wantedIs = (id: unknown): SQL => sql`(SELECT ${id}::uuid AS id) AS wanted`

/**
 * What a feature knows of a row that another one reads, as columns of that one's statement: each
 * statement costs the server and the database more than a look at an index.
 */
export interface Beside<T> {
  columns: Record<string, SQL>
  /** @param values of its columns */
  read(values: Record<string, unknown>): T
}

/** @param columns expressions that name the row by `wanted`; tables of theirs in a FROM of their own */
export const beside = <Values, T>(
  columns: { [Name in keyof Values]: SQL<Values[Name]> },
  read: (values: Values) => T,
): Beside<T> => ({ columns, read: (values) => read(values as Values) })

/** The same, of which something else is made. */
export const presented = <Row, T>(
  { columns, read }: Beside<Row>,
  present: (row: Row) => T,
): Beside<T> => ({ columns, read: (values) => present(read(values)) })

/** Rows as JSON has them: it knows no moments, and tells them as texts. */
export type Told<Row> = {
  [Key in keyof Row]: Row[Key] extends Date | null ? string | Extract<Row[Key], null> : Row[Key]
}

/** What a SELECT gives, under the names that rows have in the code. */
export const named = (fields: Record<string, AnyColumn | SQL>): SQL =>
  sql.join(
    Object.entries(fields).map(([name, field]) => sql`${field} AS ${sql.identifier(name)}`),
    sql`, `,
  )

/** Rows of a query as one value. */
export const rowsAs = <Row>(rows: SQL): SQL<Told<Row>[]> =>
  sql`(SELECT coalesce(jsonb_agg(to_jsonb(one)), '[]') FROM (${rows}) AS one)`

/** The only row of a query as one value; null where there is none. */
export const rowAs = <Row>(row: SQL): SQL<Told<Row> | null> =>
  sql`(SELECT to_jsonb(one) FROM (${row}) AS one)`

/** A moment as JSON tells it. */
export const momentOf = <Text extends string | null>(text: Text) =>
  (text === null ? null : new Date(text)) as Text extends null ? Date | null : Date
