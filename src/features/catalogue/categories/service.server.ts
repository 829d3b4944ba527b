import { truncate } from '#/domain/text.ts'
import { KINDS } from '#/features/catalogue/presenter.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import { CATEGORY_RESULTS_MAX } from './limits.ts'
import { presentCategory } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { CategorySearch, CategoryWire } from './schema.ts'

/** About what the name of a category takes in memory, with what it belongs to. */
const BYTES_EACH = 150

/** What a message repeats of a text that somebody sent, in characters. */
const QUOTED_MAX = 60

/** @throws AppError 404 */
export async function getCategory(db: Database, id: string): Promise<CategoryWire> {
  const row = await repository.findCategory(db, id)
  if (!row) throw notFound('Categoria não encontrada.')
  return presentCategory(row)
}

export async function searchCategories(
  db: Database,
  { query, tipo, parent, nivel }: CategorySearch,
): Promise<CategoryWire[]> {
  const filter = {
    query,
    kind: tipo && KINDS[tipo],
    parents: parent,
    firstLevelOnly: nivel === '1',
  }
  return (await repository.searchCategories(db, filter, CATEGORY_RESULTS_MAX)).map(presentCategory)
}

/**
 * A category of software, by name or by id, with what belongs to it.
 * @returns their names, its own first; undefined where there is no such category
 */
export const softwareFamily = (db: Database, text: string) =>
  kept(db, { key: `family ${text}`, tags: ['categories'] }, () =>
    repository.familyOf(db, 'software', text),
  )

/**
 * The name of a category of software: as it is stored, or, of one that was renamed or merged since, what became of it.
 * @returns undefined where there is no such category, and never was
 */
export const softwareCategory = (db: Database, text: string) =>
  kept(db, { key: `software category ${text}`, tags: ['categories'] }, async () => {
    const [stored] = (await softwareFamily(db, text)) ?? []
    return stored ?? repository.successorOf(db, 'software', text)
  })

/** All categories by their names, of either kind, with the names of what they belong to. */
export const categoryParents = (db: Database): Promise<ReadonlyMap<string, string[]>> =>
  kept(
    db,
    { key: 'category parents', tags: ['categories'], bytesOf: ({ size }) => size * BYTES_EACH },
    async () => {
      const parents = new Map<string, string[]>()
      for (const { name, parent } of await repository.namesWithParents(db))
        parents.set(name, [...(parents.get(name) ?? []), ...(parent ? [parent] : [])])
      return parents
    },
  )

/** Read over the whole catalogue. */
export const popularCategoryNames = (db: Database, limit: number): Promise<string[]> =>
  kept(db, { key: `popular categories ${limit}`, tags: ['categories', 'offers'] }, async () =>
    (await repository.popularCategories(db, limit)).map((row) => row.name),
  )

export const countCategories = repository.countCategories
export const takeTurn = repository.takeTurn

/**
 * The categories of these names, those that do not exist being created. "ERP" and "erp " are one.
 * @param names without outer blanks; as many spellings of one category as there are
 * @returns `byName`: id and stored name under each name asked; `created`: how many are new
 */
export async function ensureCategories(
  tx: Database,
  kind: repository.CategoryKind,
  names: string[],
) {
  const byName = new Map<string, { id: string; name: string }>()
  const find = async (wanted: string[]) => {
    for (const { asked, id, name } of await repository.categoriesNamed(tx, kind, wanted)) {
      byName.set(asked, { id, name })
    }
  }
  await find(names)
  const missing = names.filter((name) => !byName.has(name))
  if (missing.length === 0) return { byName, created: 0 }
  const created = await repository.createCategories(tx, kind, missing)
  await find(missing)
  return { byName, created }
}

/**
 * The categories that a form names, in its order. Nobody renames or removes them until the
 * transaction ends; an offer is locked after them, never before.
 * @param chosen names, in any case, or ids
 * @param offerId of an offer that is changed: what it has already it may keep, also if inactive
 * @throws AppError 400 by the field `category` for one that does not exist or is named twice
 */
export async function requireCategories(
  tx: Database,
  kind: repository.CategoryKind,
  chosen: string[],
  offerId?: string,
): Promise<{ id: string; name: string }[]> {
  const refused = (message: string) => new AppError(400, message, { category: message })
  const found = await repository.lockChosenCategories(tx, kind, chosen, offerId)
  const named = chosen.map((text) => {
    const category = found.find(({ asked }) => asked === text)
    if (!category) throw refused(`Categoria não encontrada: ${truncate(text, QUOTED_MAX)}`)
    return { id: category.id, name: category.name }
  })
  if (new Set(named.map(({ id }) => id)).size < named.length)
    throw refused('Não repita a mesma categoria.')
  return named
}
