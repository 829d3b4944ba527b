import type { categories } from '#/db/schema/index.ts'
import type { Database } from '#/platform/database/types.server.ts'
import { notFound } from '#/platform/errors.server.ts'
import * as repository from './repository.server.ts'
import { CATEGORY_RESULTS_MAX, type CategoryWire } from './schema.ts'

const present = (row: typeof categories.$inferSelect): CategoryWire => ({
  id: row.id,
  name: row.name,
  type: row.kind === 'software' ? 'Software' : 'Serviço',
  active: row.active,
})

/** @throws AppError 404 */
export async function getCategory(db: Database, id: string): Promise<CategoryWire> {
  const row = await repository.findCategory(db, id)
  if (!row) throw notFound('Categoria não encontrada.')
  return present(row)
}

export async function searchCategories(db: Database, query: string): Promise<CategoryWire[]> {
  return (await repository.searchCategories(db, query, CATEGORY_RESULTS_MAX)).map(present)
}

export async function popularCategoryNames(db: Database, limit: number): Promise<string[]> {
  return (await repository.popularCategories(db, limit)).map((row) => row.name)
}

export const countCategories = repository.countCategories
