import MiniSearch from 'minisearch'
import { foldText } from '#/domain/text.ts'
import { searchCards } from '#/features/catalogue/service.server.ts'
import { searchVendorCards } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Ids of what a question finds, the best first. */
export type Engine = (asked: string) => Promise<string[]>

const LIMIT = 10

export const praca =
  (db: Database): Engine =>
  async (asked) => {
    const { data } = await searchCards(db, { query: asked, page: 1, limit: LIMIT })
    return data.map(({ id }) => id)
  }

export const pracaSuppliers =
  (db: Database): Engine =>
  async (asked) => {
    const { data } = await searchVendorCards(db, { query: asked, page: 1, limit: LIMIT })
    return data.map(({ id }) => id)
  }

/** MiniSearch as its documentation advises: names weigh more, prefixes and misspellings are found. */
export function miniSearch<Row extends { id: string }>(
  rows: Row[],
  weights: Record<string, number>,
): Engine {
  const index = new MiniSearch<Row>({
    fields: Object.keys(weights),
    extractField: (row, field) => {
      const value = row[field as keyof Row]
      return Array.isArray(value) ? value.join(' ') : `${value}`
    },
    processTerm: foldText,
    searchOptions: {
      boost: weights,
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  })
  index.addAll(rows)
  return async (asked) =>
    index
      .search(asked)
      .slice(0, LIMIT)
      .map(({ id }) => id as string)
}
