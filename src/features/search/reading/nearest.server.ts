import { popularCategoryNames } from '#/features/catalogue/categories/service.server.ts'
import { searchVendorCards } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { offeredCategories } from '../suggestions/sources.server.ts'
import { categoriesLike } from './repository.server.ts'

const CATEGORIES = 4
const VENDORS = 3

/** Where somebody may go on who found nothing; everything in it finds something. */
export interface Nearest {
  categories: string[]
  /** They are like the question; otherwise they are those with most software. */
  areAlike: boolean
  /** Those that the question finds; otherwise the first of all. */
  vendors: { id: string; name: string }[]
  areVendorsAlike: boolean
}

export async function nearestTo(db: Database, query: string): Promise<Nearest> {
  const offered = await offeredCategories(db)
  const [alike, found] = await Promise.all([
    categoriesLike(
      db,
      offered.map(({ id }) => id),
      query,
      CATEGORIES,
    ),
    searchVendorCards(db, { query, page: 1, limit: VENDORS }),
  ])
  const areAlike = alike.length > 0
  const areVendorsAlike = found.data.length > 0
  const { data } = areVendorsAlike
    ? found
    : await searchVendorCards(db, { query: '', page: 1, limit: VENDORS })
  return {
    categories: areAlike ? alike : await popularCategoryNames(db, CATEGORIES),
    areAlike,
    vendors: data.map(({ id, titulo }) => ({ id, name: titulo })),
    areVendorsAlike,
  }
}

/** Of some names of categories, those with something in them. */
export async function offeredAmong(db: Database, names: string[]): Promise<string[]> {
  const offered = new Set((await offeredCategories(db)).map(({ name }) => name))
  return names.filter((name) => offered.has(name))
}
