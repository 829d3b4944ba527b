import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { offers, reviewSummaries, vendors } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { TargetRef } from '../targets/repository.server.ts'

const tables = {
  offer: { table: offers, key: reviewSummaries.offerId },
  vendor: { table: vendors, key: reviewSummaries.vendorId },
}

/** What indexes are made of, with those that are kept, by the target's id; after one of them. */
export function weighedAfter(
  db: Database,
  type: TargetRef['type'],
  after: string | undefined,
  limit: number,
) {
  const { table, key } = tables[type]
  return db
    .select({
      id: table.id,
      kept: table.ratingIndex,
      weight: reviewSummaries.weight,
      weightedSum: reviewSummaries.weightedSum,
    })
    .from(reviewSummaries)
    .innerJoin(table, eq(table.id, key))
    .where(after ? gt(table.id, after) : undefined)
    .orderBy(asc(table.id))
    .limit(limit)
}

/** The same of some targets, which nobody reviews until the end of the transaction. */
export async function lockWeighed(tx: Database, type: TargetRef['type'], ids: string[]) {
  const { table, key } = tables[type]
  // In the order in which everybody else locks several of them.
  await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
    .for('no key update')
  return tx
    .select({
      id: table.id,
      weight: reviewSummaries.weight,
      weightedSum: reviewSummaries.weightedSum,
    })
    .from(reviewSummaries)
    .innerJoin(table, and(eq(table.id, key), inArray(table.id, ids)))
}
