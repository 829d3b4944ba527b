import type { Database } from '#/platform/server/database/types.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import * as repository from './repository.server.ts'

/** Offers changed at a time: a statement over all of a large category would be kept in memory whole. */
const BATCH = 1000

/**
 * Lets the offers of a category follow its new name, search included.
 * @param tx the transaction that renames it
 * @returns how many they are
 */
export const followRename = (tx: Database, categoryId: string): Promise<number> =>
  inBatches(tx, categoryId, async () => {})

/**
 * Gives the offers of a category another one in its place.
 * @param tx the transaction in which nobody else can choose the former
 * @returns how many they are
 */
export const moveOffers = (tx: Database, from: string, to: string): Promise<number> =>
  inBatches(tx, from, (offerIds) => repository.replaceCategory(tx, offerIds, from, to))

async function inBatches(
  tx: Database,
  categoryId: string,
  change: (offerIds: string[]) => Promise<void>,
): Promise<number> {
  let after: string | undefined
  let count = 0
  while (true) {
    const part = { after, limit: BATCH }
    const offerIds = await repository.lockOffersOfCategory(tx, categoryId, part)
    if (offerIds.length === 0) return count
    await change(offerIds)
    await repository.rewriteCategoryText(tx, offerIds)
    await dropPages(
      tx,
      offerIds.map((id): CacheTag => `offer:${id}`),
    )
    after = offerIds.at(-1)
    count += offerIds.length
  }
}
