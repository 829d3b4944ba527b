import type { Page } from '#/domain/pagination.ts'

/**
 * Rows of a page in which nothing changes under the reader's hand. A page that is sent whole shows
 * them as HTML; the rows themselves are sent only where the browser renders the page.
 */
export interface Still<Row> {
  count: number
  rows?: Row[]
}

/** A page of a list, with its rows still. */
export type StillPage<Row> = Omit<Page<Row>, 'data'> & { data: Still<Row> }

/** For a page that the browser renders. */
export const sent = <Row>(rows: Row[]): Still<Row> => ({ count: rows.length, rows })

/** For a page that the server renders: what is not enumerable stays with it. */
export const unsent = <Row>(rows: Row[]): Still<Row> =>
  Object.defineProperty({ count: rows.length }, 'rows', { value: rows })
