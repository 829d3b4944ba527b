import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import { ensureCategories, takeTurn } from '../categories/service.server.ts'
import { CATEGORY_SEPARATOR } from '../limits.ts'
import { setCategories } from '../offers/repository.server.ts'
import * as repository from './repository.server.ts'

/** A software as a file has it. */
export interface SoftwareRow extends Omit<repository.OfferRow, 'id' | 'categoryText'> {
  /** Names, in their order. */
  categories: string[]
}

export interface Written {
  created: number
  changed: number
  newCategories: number
  /** Of what was created or changed. */
  ids: string[]
}

/**
 * Writes software with its categories and has the pages that show it dropped, on commit.
 * @param tx a transaction: half of this must never be seen
 * @param rows at most one of each software
 */
export async function writeSoftware(tx: Database, rows: SoftwareRow[]): Promise<Written> {
  await takeTurn(tx)
  const names = [...new Set(rows.flatMap((row) => row.categories))]
  const categories = await ensureCategories(tx, 'software', names)

  const offers = rows.map(({ categories: wanted, ...row }) => {
    const found = wanted.flatMap((name) => categories.byName.get(name) ?? [])
    // Two spellings that only the database folds together are one category.
    const distinct = [...new Map(found.map((category) => [category.id, category])).values()]
    return {
      ...row,
      id: uuidv7(),
      categoryIds: distinct.map(({ id }) => id),
      categoryText: distinct.map(({ name }) => name).join(CATEGORY_SEPARATOR),
    }
  })
  const written = await repository.upsertSoftware(
    tx,
    offers.map(({ categoryIds: _, ...row }) => row),
  )
  const categoryIds = new Map(offers.map((offer) => [offer.id, offer.categoryIds]))
  await setCategories(
    tx,
    written.map(({ id, row }) => ({ offerId: id, categoryIds: categoryIds.get(row.id) ?? [] })),
  )

  const changed = written.filter(({ isNew }) => !isNew)
  if (written.length > 0)
    await announce(
      tx,
      written.map(({ id }) => id),
    )
  return {
    created: written.length - changed.length,
    changed: changed.length,
    newCategories: categories.created,
    ids: written.map(({ id }) => id),
  }
}

/** @param ids offers that are new or changed */
async function announce(tx: Database, ids: string[]) {
  const changed = ids.map((id): CacheTag => `offer:${id}`)
  await dropPages(tx, ['offers', 'categories', ...changed])
}

/** Ids of software that is in the catalogue, by names and manufacturers, in their order. */
export const idsOfSoftware = repository.idsOfSoftware
