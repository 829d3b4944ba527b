import { offerCategories, offerOwners, offers, vendorOffers } from '#/db/schema/index.ts'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import type { Database } from '#/platform/database/types.server.ts'
import { makeCategory } from './categories.ts'
import { next, only } from './counter.ts'

export type NewOffer = typeof offers.$inferInsert

/** A software with the text that search reads of its categories, ready to insert. */
export function offerRow(
  categoryNames: string[],
  overrides: Partial<NewOffer> = {},
): NewOffer & { kind: 'software' | 'service' } {
  return {
    kind: 'software',
    name: `Oferta ${next()}`,
    description: 'Sistema de demonstração para pequenas e médias empresas.',
    ...overrides,
    categoryText: categoryNames.join(CATEGORY_SEPARATOR),
  }
}

/**
 * An offer with its categories, in the order given; unknown ones are made.
 * @param overrides.categories names; `ERP` when missing
 */
export async function makeOffer(
  db: Database,
  { categories = ['ERP'], ...overrides }: Partial<NewOffer> & { categories?: string[] } = {},
) {
  const offer = only(await db.insert(offers).values(offerRow(categories, overrides)).returning())
  for (const [position, name] of categories.entries()) {
    const category = await makeCategory(db, { name, kind: offer.kind })
    await db
      .insert(offerCategories)
      .values({ offerId: offer.id, categoryId: category.id, position })
  }
  return offer
}

/** Lets a vendor sell an offer; a second time changes nothing. */
export async function linkOffer(db: Database, vendorId: string, offerId: string) {
  await db.insert(vendorOffers).values({ vendorId, offerId }).onConflictDoNothing()
}

/** Lets a person edit an offer. */
export async function giveOffer(db: Database, offerId: string, userId: string) {
  await db.insert(offerOwners).values({ offerId, userId })
}
