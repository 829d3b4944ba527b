import { and, asc, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { categories, offerCategories, offers } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { CATEGORY_SEPARATOR } from '../../limits.ts'

/**
 * Some offers of a category, hidden ones included, in the order of their ids; nobody else changes
 * them until the transaction ends.
 * @param after the last one known, or undefined to begin
 */
export async function lockOffersOfCategory(
  tx: Database,
  categoryId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: offers.id })
    .from(offerCategories)
    .innerJoin(offers, eq(offers.id, offerCategories.offerId))
    .where(
      and(
        eq(offerCategories.categoryId, categoryId),
        after ? gt(offerCategories.offerId, after) : undefined,
      ),
    )
    .orderBy(asc(offerCategories.offerId))
    .limit(limit)
    .for('no key update', { of: offers })
  return rows.map(({ id }) => id)
}

/** Writes again the text that search reads of the categories of offers. */
export async function rewriteCategoryText(tx: Database, offerIds: string[]) {
  const named = tx
    .select({
      offerId: offerCategories.offerId,
      text: sql<string>`string_agg(${categories.name}, ${CATEGORY_SEPARATOR} ORDER BY ${offerCategories.position})`.as(
        'text',
      ),
    })
    .from(offerCategories)
    .innerJoin(categories, eq(categories.id, offerCategories.categoryId))
    .where(inArray(offerCategories.offerId, offerIds))
    .groupBy(offerCategories.offerId)
    .as('named')
  await tx
    .update(offers)
    .set({ categoryText: sql`${named.text}` })
    .from(named)
    .where(eq(offers.id, named.offerId))
}

/**
 * Gives offers another category in the place of one. Those that have both keep it once, in the
 * better of the two places.
 */
export async function replaceCategory(tx: Database, offerIds: string[], from: string, to: string) {
  const both = alias(offerCategories, 'both')
  const isOfThem = inArray(offerCategories.offerId, offerIds)
  const sameOffer = eq(both.offerId, offerCategories.offerId)
  await tx
    .update(offerCategories)
    .set({ position: sql`least(${offerCategories.position}, ${both.position})` })
    .from(both)
    .where(and(isOfThem, sameOffer, eq(offerCategories.categoryId, to), eq(both.categoryId, from)))
  await tx.delete(offerCategories).where(
    and(
      isOfThem,
      eq(offerCategories.categoryId, from),
      exists(
        tx
          .select({ one: sql`1` })
          .from(both)
          .where(and(sameOffer, eq(both.categoryId, to))),
      ),
    ),
  )
  await tx
    .update(offerCategories)
    .set({ categoryId: to })
    .where(and(isOfThem, eq(offerCategories.categoryId, from)))
}
